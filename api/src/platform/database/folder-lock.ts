import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseUnavailable, reasonOf } from './database-unavailable.ts';

/**
 * Claims a database folder for this process, by a file beside it that names the process.
 * @returns the way to give it back.
 * @throws DatabaseUnavailable when a living process holds it.
 */
export function lockFolder(folder: string): () => void {
  const path = `${folder}.lock`;
  mkdirSync(dirname(folder), { recursive: true });
  const holder = holderOf(path);
  if (holder !== undefined && holder !== process.pid && isAlive(holder)) {
    throw new DatabaseUnavailable(`The data folder ${folder} is already in use by process ${holder}.`);
  }
  writeFileSync(path, String(process.pid));
  return () => rmSync(path, { force: true });
}

function holderOf(path: string): number | undefined {
  try {
    const holder = Number(readFileSync(path, 'utf8'));
    return Number.isInteger(holder) && holder > 0 ? holder : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(processId: number): boolean {
  try {
    // Signal 0 asks only whether the process is there.
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return reasonOf(error) === 'EPERM';
  }
}
