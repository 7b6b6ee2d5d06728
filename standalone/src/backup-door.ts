import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { join, relative } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Beside the embedded database. */
const doorFile = 'backup.sock';

/**
 * The embedded database belongs to one process: while it runs, others get a backup of it from here. Only who may read
 * the data folder can knock.
 */
export async function openBackupDoor(
  dataFolder: string,
  makeBackup: () => Readable,
  onProblem: (error: unknown) => void,
): Promise<() => Promise<void>> {
  const path = doorOf(dataFolder);
  rmSync(path, { force: true });
  const server = createServer((_request, response) => {
    pipeline(makeBackup(), response).catch(() => response.destroy());
  });
  try {
    await once(server.listen(path), 'listening');
    chmodSync(path, 0o600);
  } catch (error) {
    // A folder whose name is too long for a socket, or a disk that has none: Skep runs, and is backed up when it is stopped.
    onProblem(error);
    return async () => undefined;
  }
  return async () => {
    server.close();
    server.closeAllConnections();
    rmSync(path, { force: true });
  };
}

/** A backup made by the process that runs on this folder; undefined: none runs there. */
export async function knockForBackup(dataFolder: string): Promise<Readable | undefined> {
  const asked = request({ socketPath: doorOf(dataFolder), path: '/' }).end();
  try {
    const [response] = await once(asked, 'response');
    return response;
  } catch (error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return undefined;
    throw error;
  }
}

/** The name of a socket may have a hundred letters: from where the process stands it is shorter for most. */
function doorOf(dataFolder: string): string {
  const path = join(dataFolder, doorFile);
  const fromHere = relative(process.cwd(), path);
  return fromHere.length < path.length ? fromHere : path;
}
