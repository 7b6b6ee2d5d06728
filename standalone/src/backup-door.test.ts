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
/** A door that stays open keeps its process from ending. */
let opened: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(opened.map((close) => close()));
  opened = [];
  rmSync(folder, { recursive: true });
});

const problems: unknown[] = [];
async function open(where: string, content = 'everything') {
  const close = await openBackupDoor(
    where,
    () => Readable.from([content]),
    (error) => void problems.push(error),
  );
  opened.push(close);
  return close;
}

test('who may read the data folder gets a backup of the process that runs there, and nobody else does', async () => {
  await open(folder);
  expect(statSync(join(folder, 'backup.sock')).mode & 0o777).toBe(0o600);
  const backup = await knockForBackup(folder);
  expect(backup && (await text(backup))).toBe('everything');
});

test('where none runs, or one was killed, nobody opens', async () => {
  expect(await knockForBackup(folder)).toBeUndefined();
  const close = await open(folder);
  await close();
  expect(await knockForBackup(folder)).toBeUndefined();
});

test('a start after a kill takes the place of what it has left', async () => {
  await open(folder, 'before');
  await open(folder, 'after');
  const backup = await knockForBackup(folder);
  expect(backup && (await text(backup))).toBe('after');
});

test('a folder whose name is too long for a socket is told, and no reason not to start', async () => {
  const long = join(folder, 'a'.repeat(120));
  mkdirSync(long);
  await open(long);
  expect(problems).toHaveLength(1);
});
