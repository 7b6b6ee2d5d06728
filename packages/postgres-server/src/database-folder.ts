import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { PostgresServerError } from './postgres-server-error.ts';
import type { PostgresPrograms } from './programs.ts';
import { type Connection, longestSocketPath, passwordFileOf, socketOf } from './running-server.ts';
import { giveFolder, type ServerUser } from './server-user.ts';

/** The PostgreSQL that `pnpm-workspace.yaml` pins. Another major version has files of another form. */
const majorVersion = '18';

/** @throws PostgresServerError where a server cannot work on this folder */
export function checkFolder(databaseFolder: string, connection: Connection): void {
  const socket = socketOf(databaseFolder);
  if (connection === 'socket' && Buffer.byteLength(socket) > longestSocketPath)
    throw new PostgresServerError(
      `The path ${socket} is too long for a socket (${longestSocketPath} bytes at most): set SKEP_DATA to a folder with a shorter path.`,
    );
  if (!existsSync(databaseFolder)) return;
  const versionFile = join(databaseFolder, 'PG_VERSION');
  if (!statSync(databaseFolder).isDirectory() || !existsSync(versionFile))
    throw new PostgresServerError(
      `${databaseFolder} is not a database of PostgreSQL: move it away or set SKEP_DATA.`,
    );
  const version = readFileSync(versionFile, 'utf8').trim();
  if (version !== majorVersion)
    throw new PostgresServerError(
      `The database in ${databaseFolder} belongs to PostgreSQL ${version}, and this Skep brings ${majorVersion}: run "skep backup" with the Skep that made it, and "skep restore" here in a new data folder.`,
    );
}

/** Creates the database where there is none. It gets its name when it is complete, so a half-made one is made again. */
export function createDatabase(
  { initdb }: PostgresPrograms,
  user: ServerUser,
  databaseFolder: string,
  connection: Connection,
  isDurable: boolean,
): void {
  if (existsSync(databaseFolder)) return;
  const unfinished = `${databaseFolder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  giveFolder(user, dirname(databaseFolder), unfinished);
  const args = [
    ...['-D', unfinished, '-U', 'skep', '--encoding=UTF8', '--locale=C'],
    // The same order of texts on every system.
    ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    ...(isDurable ? [] : ['--no-sync']),
    ...authenticationArguments(databaseFolder, connection),
  ];
  const [program = initdb, ...rest] = [...user.prefix, initdb, ...args];
  const { status, stdout, stderr, error } = spawnSync(program, rest, {
    ...identityOf(user),
    encoding: 'utf8',
  });
  if (status !== 0) {
    rmSync(unfinished, { recursive: true, force: true });
    throw failureOf('create its database', databaseFolder, error?.message ?? `${stdout}\n${stderr}`);
  }
  renameSync(unfinished, databaseFolder);
  if (isDurable) syncFolder(dirname(databaseFolder));
}

/** Options of `spawn` with which a program runs as this user, in a language that is the same everywhere. */
export function identityOf({ account }: ServerUser) {
  const env = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };
  return account === undefined ? { env } : { env, uid: account.uid, gid: account.gid };
}

/** @param words what PostgreSQL said */
export function failureOf(auditEntry: string, databaseFolder: string, words: string): PostgresServerError {
  const log = join(databaseFolder, 'log');
  const see = existsSync(log) ? ` Its log is in ${log}.` : '';
  if (/No space left on device|Check free disk space/.test(words))
    return new PostgresServerError(
      `PostgreSQL cannot ${auditEntry}: the disk of ${databaseFolder} is full. Nothing is lost; free some space and start again.${see}`,
    );
  if (/Permission denied|Read-only file system/.test(words))
    return new PostgresServerError(
      `PostgreSQL cannot ${auditEntry}: it may not write in ${databaseFolder}. Change the owner or the rights of that folder.${see}`,
    );
  return new PostgresServerError(
    `PostgreSQL cannot ${auditEntry} in ${databaseFolder}: ${lastLine(words)}.${see}`,
  );
}

function lastLine(words: string): string {
  const lines = words.trim().split('\n');
  const lastError = lines.findLast((line) => /FATAL|PANIC|ERROR|error:/.test(line)) ?? lines.at(-1) ?? '';
  return lastError.replace(/^.*?(FATAL|PANIC|ERROR|error):\s*/, '').replace(/\.$/, '');
}

/** The folder is its owner's alone, and so is the socket in it; a port is everybody's on this machine. */
function authenticationArguments(databaseFolder: string, connection: Connection): string[] {
  if (connection === 'socket') return ['--auth=trust'];
  const file = passwordFileOf(databaseFolder);
  writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 });
  chmodSync(file, 0o600);
  return ['--auth=scram-sha-256', `--pwfile=${file}`];
}

function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const file = openSync(folder, 'r');
  fsyncSync(file);
  closeSync(file);
}
