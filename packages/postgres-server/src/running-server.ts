import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { readPostmasterFile } from './postmaster-file.ts';

/** Systems take at most 103 (macOS) or 107 (Linux) bytes as the path of a socket. */
export const longestSocketPath = 103;

/** PostgreSQL puts the port into the name of its socket. */
export const socketPort = 5432;

export type Connection = 'socket' | 'loopback';

export const defaultConnection: Connection = process.platform === 'win32' ? 'loopback' : 'socket';

export function socketOf(databaseFolder: string): string {
  return join(databaseFolder, `.s.PGSQL.${socketPort}`);
}

/** Next to the database folder, which PostgreSQL wants empty. */
export function passwordFileOf(databaseFolder: string): string {
  return `${databaseFolder}.password`;
}

/** URL of a server on this folder that takes connections; undefined: none does. */
export async function runningServerUrl(
  databaseFolder: string,
  connection: Connection = defaultConnection,
): Promise<string | undefined> {
  const port = readPostmasterFile(databaseFolder)?.port;
  if (connection === 'socket')
    return (await answers({ path: socketOf(databaseFolder) })) ? socketUrl(databaseFolder) : undefined;
  if (port === undefined || !(await answers({ host: '127.0.0.1', port }))) return undefined;
  return loopbackUrl(databaseFolder, port);
}

export function socketUrl(databaseFolder: string): string {
  return `postgres://skep@localhost:${socketPort}/postgres?host=${encodeURIComponent(databaseFolder)}`;
}

export function loopbackUrl(databaseFolder: string, port: number): string {
  const password = readFileSync(passwordFileOf(databaseFolder), 'utf8').trim();
  return `postgres://skep:${password}@127.0.0.1:${port}/postgres`;
}

function answers(address: { path: string } | { host: string; port: number }): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address);
    const end = (isThere: boolean) => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });
}
