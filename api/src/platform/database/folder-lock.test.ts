import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from './folder-lock.ts';

const parent = mkdtempSync(join(tmpdir(), 'skep-lock-'));
const folder = join(parent, 'pglite');
afterAll(() => rmSync(parent, { recursive: true }));

test('a folder that a living process holds cannot be opened a second time', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)']);
  writeFileSync(`${folder}.lock`, String(other.pid));
  expect(() => lockFolder(folder)).toThrow(`is already in use by process ${other.pid}`);
  const gone = new Promise((resolve) => other.once('exit', resolve));
  other.kill();
  await gone;
  // What a killed process leaves behind is no obstacle.
  lockFolder(folder)();
  expect(existsSync(`${folder}.lock`)).toBe(false);
});
