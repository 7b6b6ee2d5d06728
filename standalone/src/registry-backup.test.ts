import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFolderStore, createRegistryReader, publishBuild, readBuild } from '@skep/registry';
import { aBuild } from './a-build.ts';
import { backedUpRegistry } from './registry-backup.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'skep-registry-backup-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('a backup has whole what somebody may have open, and of older versions what they ask', async () => {
  const server = createFolderStore(join(root, 'server'));
  for (const month of [1, 2, 3, 4]) {
    const { folder } = aBuild(root, 'mf-hives', `0.${month}.0`);
    const stamp = { at: `2026-0${month}-01T00:00:00.000Z`, by: 'ada' };
    await publishBuild(server, await readBuild(folder), { kind: 'everybody' }, stamp);
  }

  const place = createFolderStore(join(root, 'place'));
  const [from, to] = [backedUpRegistry(server, new Date('2026-07-01')), backedUpRegistry(place)];
  for (const name of await from.names()) {
    const file = await from.read(name);
    if (file) await to.write(name, file.content);
  }

  const restored = createRegistryReader(place);
  await restored.refresh();
  expect(restored.ledger().remotes['mf-hives']?.stable).toBe('0.4.0');
  const entries = [1, 2, 3, 4].map((month) => place.read(`mf-hives/0.${month}.0/remoteEntry.js`));
  // The third is what a rollback leads to.
  expect((await Promise.all(entries)).map((file) => file !== undefined)).toEqual([false, false, true, true]);
  expect(restored.document('hash-of-0.1.0')).toContain('V0_1_0');
});
