import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cleanUpWorkFolders, makeWorkFolder } from './work-folder.ts';

test('work folders that a killed process left behind are deleted after a day, those in use stay', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'skep-test-'));
  const workFolder = join(parent, 'work');
  let now = new Date('2026-06-01T10:00:00Z');
  const place = { workFolder, clock: { now: () => now, pause: async () => undefined } };
  await cleanUpWorkFolders(place);
  await writeFile(join(await makeWorkFolder(place), 'a-file'), 'left behind');
  now = new Date('2026-06-02T11:00:00Z');
  const inUse = await makeWorkFolder(place);
  await cleanUpWorkFolders(place);
  expect((await readdir(workFolder)).map((name) => join(workFolder, name))).toEqual([inUse]);
  await rm(parent, { recursive: true });
});
