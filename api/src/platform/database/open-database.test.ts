import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from './open-database.ts';

const parent = mkdtempSync(join(tmpdir(), 'skep-open-'));
afterAll(() => rmSync(parent, { recursive: true }));

test('a server that cannot be reached is told in one sentence, without the password of its URL', async () => {
  const url = 'postgres://skep:top-secret@127.0.0.1:1/skep';
  await expect(openDatabase({ kind: 'server', url })).rejects.toThrow(
    'The database of DATABASE_URL cannot be reached: ECONNREFUSED.',
  );
});

test('a folder that is a file is told in one sentence', async () => {
  const folder = join(parent, 'pglite');
  writeFileSync(folder, 'not a folder');
  await expect(openDatabase({ kind: 'embedded', folder })).rejects.toThrow(
    `The database in ${folder} cannot be opened: EEXIST.`,
  );
});
