import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Result code of SQLite for a file that another connection has locked. */
const sqliteBusy = 5;

/**
 * Locks the database of a data folder for this process. The lock is an advisory lock of the operating system, taken through
 * SQLite because Node offers none: it also holds between containers that share the folder, where process ids say
 * nothing, and the system releases it however the process ends.
 * @returns a function that releases the lock; undefined: another process has it.
 */
export function lockFolder(dataFolder: string): (() => void) | undefined {
  const file = new DatabaseSync(join(dataFolder, 'postgres.lock'));
  try {
    file.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    file.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
  return () => file.close();
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;
}
