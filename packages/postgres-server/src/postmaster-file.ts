import { readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

/** What a running PostgreSQL writes about itself into `postmaster.pid`. */
export interface PostmasterFile {
  pid: number;
  port: number;
  isReady: boolean;
}

/** Undefined: no server runs on this folder, or one has only begun to start. */
export function readPostmasterFile(databaseFolder: string): PostmasterFile | undefined {
  let lines: string[];
  try {
    lines = readFileSync(join(databaseFolder, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  // The lines are fixed: https://github.com/postgres/postgres/blob/REL_18_STABLE/src/include/utils/pidfile.h
  const [pid, , , port, , , , status = ''] = lines;
  if (Number(pid) > 0) return { pid: Number(pid), port: Number(port), isReady: status.trim() === 'ready' };
  return undefined;
}

/** Whether this process serves the folder. A number in a file that outlived its machine may be anybody's by now. */
export function isServerOf(databaseFolder: string, pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  if (process.platform !== 'linux') return true;
  try {
    // PostgreSQL works in its folder.
    return realpathSync(readlinkSync(`/proc/${pid}/cwd`)) === realpathSync(databaseFolder);
  } catch {
    return false;
  }
}
