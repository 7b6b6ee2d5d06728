import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { knockForBackup, openBackupDoor } from './backup-door.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'skep-door-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const problems: unknown[] = [];
const open = (where: string, content = 'everything') =>
  openBackupDoor(
    where,
    () => Readable.from([content]),
    (error) => void problems.push(error),
  );

test('who may read the data folder gets a backup of the process that runs there, and nobody else does', async () => {
  const close = await open(folder);
  expect(statSync(join(folder, 'backup.sock')).mode & 0o777).toBe(0o600);
  const backup = await knockForBackup(folder);
  expect(backup && (await text(backup))).toBe('everything');
  await close();
});

test('where none runs, or one was killed, nobody opens', async () => {
  expect(await knockForBackup(folder)).toBeUndefined();
  const close = await open(folder);
  await close();
  expect(await knockForBackup(folder)).toBeUndefined();
});

test('a start after a kill takes the place of what it has left', async () => {
  await open(folder, 'before');
  const close = await open(folder, 'after');
  const backup = await knockForBackup(folder);
  expect(backup && (await text(backup))).toBe('after');
  await close();
});

test('a folder whose name is too long for a socket is told, and no reason not to start', async () => {
  const long = join(folder, 'a'.repeat(120));
  mkdirSync(long);
  const close = await open(long);
  expect(problems).toHaveLength(1);
  await close();
});
