import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { Socket } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { checkFolder, createDatabase, failureOf, identityOf } from './database-folder.ts';
import { lockFolder } from './folder-lock.ts';
import { freePort } from './free-port.ts';
import { PostgresServerError } from './postgres-server-error.ts';
import { isServerOf, readPostmasterFile } from './postmaster-file.ts';
import { postgresPrograms } from './programs.ts';
import {
  type Connection,
  defaultConnection,
  loopbackUrl,
  runningServerUrl,
  socketPort,
  socketUrl,
} from './running-server.ts';
import { giveFolder, type ServerUser, serverUser } from './server-user.ts';
import { fastServer, settingArguments, smallServer } from './settings.ts';

export interface PostgresServer {
  url: string;
  /** Of the server's first process. */
  pid: number;
  /** Settles when the server has ended, however it did. */
  exited: Promise<void>;
  /** Ends it cleanly, and releases the folder. */
  stop: () => Promise<void>;
}

export interface PostgresServerOptions {
  /** The folder that becomes its own; the folder above holds its lock. */
  databaseFolder: string;
  /** False: fast, for tests. What was written last need not survive the machine. Default: true. */
  isDurable?: boolean;
  /** Default: a socket in the folder; on Windows a port of this machine alone, with a password. */
  connection?: Connection;
  /** Called when the server has ended although nobody stopped it. */
  onUnexpectedExit?: (error: PostgresServerError) => void;
  /** Gets sentences for the person who starts it. */
  say?: (sentence: string) => void;
}

const readinessPollMs = 20;
/** Connections of a server that was killed end a moment after it, and hold its memory until then. */
const startTries = 100;
const retryPauseMs = 100;
/** A server that has to end writes its memory to the disk first. */
const stopsWithinMs = 60_000;

/**
 * Ends the program when the pipe on its input closes, that is when its parent ends, kill -9 included: SIGINT asks
 * PostgreSQL to end cleanly and at once. The program takes the place of the shell and has its process id.
 */
const untilParentEnds = 'exec 3<&0; (cat <&3; kill -INT $$) >/dev/null 2>&1 & exec "$@" </dev/null 3<&-';

/**
 * Starts PostgreSQL on a folder, and makes its database at the first start.
 * @throws PostgresServerError
 */
export async function startPostgresServer(options: PostgresServerOptions): Promise<PostgresServer> {
  const { databaseFolder } = options;
  const dataFolder = dirname(databaseFolder);
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(dataFolder);
  if (unlock === undefined)
    throw new PostgresServerError(`The data folder ${dataFolder} is in use by another Skep: stop it first.`);
  try {
    return await startLocked(options, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

async function startLocked(options: PostgresServerOptions, unlock: () => void): Promise<PostgresServer> {
  const { databaseFolder, isDurable = true, connection = defaultConnection } = options;
  checkFolder(databaseFolder, connection);
  await endLeftover(databaseFolder, connection);
  const programs = await postgresPrograms();
  const user = serverUser(programs.postgres, dirname(databaseFolder));
  if (process.getuid?.() === 0 && isDurable) options.say?.(asWhom(user));
  createDatabase(programs, user, databaseFolder, connection, isDurable);
  giveFolder(user, dirname(databaseFolder), databaseFolder);
  const port = connection === 'socket' ? socketPort : await freePort();
  const args = [
    ...['-D', databaseFolder, '-p', String(port)],
    ...settingArguments({
      ...(isDurable ? smallServer : fastServer),
      listen_addresses: connection === 'socket' ? '' : '127.0.0.1',
      unix_socket_directories: connection === 'socket' ? databaseFolder : '',
      unix_socket_permissions: '0700',
    }),
  ];
  const server = await launch([...user.prefix, programs.postgres, ...args], user, databaseFolder);
  let isStopping = false;
  const endWithProcess = () => server.kill('SIGINT');
  process.once('exit', endWithProcess);
  const exited = once(server, 'exit').then(() => {
    process.removeListener('exit', endWithProcess);
    server.stdin?.destroy();
    unlock();
    if (!isStopping) options.onUnexpectedExit?.(failureOf('go on', databaseFolder, lastLog(databaseFolder)));
  });
  return {
    url: connection === 'socket' ? socketUrl(databaseFolder) : loopbackUrl(databaseFolder, port),
    pid: server.pid ?? 0,
    exited,
    async stop() {
      isStopping = true;
      await endProcess(server, exited);
    },
  };
}

async function endProcess(server: ChildProcess, exited: Promise<void>): Promise<void> {
  server.ref();
  server.kill('SIGINT');
  const late = setTimeout(() => server.kill('SIGQUIT'), stopsWithinMs);
  await exited;
  clearTimeout(late);
}

/** A server whose Skep was killed may still be ending; one on another machine or in another container must not be touched. */
async function endLeftover(databaseFolder: string, connection: Connection): Promise<void> {
  const left = readPostmasterFile(databaseFolder);
  if (left !== undefined && isServerOf(databaseFolder, left.pid)) {
    process.kill(left.pid, 'SIGINT');
    const until = Date.now() + stopsWithinMs;
    while (isServerOf(databaseFolder, left.pid) && Date.now() < until) await wait(retryPauseMs);
  }
  if ((await runningServerUrl(databaseFolder, connection)) !== undefined)
    throw new PostgresServerError(
      `A PostgreSQL of another container serves ${databaseFolder}: stop it first.`,
    );
}

function asWhom({ account }: ServerUser): string {
  return account === undefined
    ? 'PostgreSQL refuses to run as root: it runs in a user namespace, without the rights of root'
    : `PostgreSQL refuses to run as root: it runs as ${account.name}, to whom its folder is given`;
}

async function launch(command: string[], user: ServerUser, databaseFolder: string): Promise<ChildProcess> {
  for (let tries = 1; ; tries += 1) {
    const { server, said, isReady } = await tryToStart(command, user, databaseFolder);
    if (isReady) return server;
    const isPredecessorEnding = /shared memory block/.test(said);
    if (!isPredecessorEnding || tries >= startTries)
      throw failureOf('start', databaseFolder, `${said}\n${lastLog(databaseFolder)}`);
    await wait(retryPauseMs);
  }
}

async function tryToStart(command: string[], user: ServerUser, databaseFolder: string) {
  const isWindows = process.platform === 'win32';
  const [program = '', ...args] = isWindows ? command : ['/bin/sh', '-c', untilParentEnds, 'sh', ...command];
  const server = spawn(program, args, {
    ...identityOf(user),
    stdio: ['pipe', 'ignore', 'pipe'],
    // Ctrl-C in a terminal goes to Skep, which ends PostgreSQL when its own work is done.
    detached: !isWindows,
    windowsHide: true,
  });
  server.once('error', () => undefined);
  // Until its own log is open it speaks here.
  let said = '';
  server.stderr.on('data', (chunk: Buffer) => {
    said += chunk;
  });
  const ended = once(server, 'close');
  let hasEnded = false;
  ended.then(() => {
    hasEnded = true;
  });
  while (!hasEnded) {
    const file = readPostmasterFile(databaseFolder);
    if (file?.isReady && file.pid === server.pid) {
      letProcessEnd(server);
      return { server, said, isReady: true };
    }
    await Promise.race([wait(readinessPollMs), ended]);
  }
  return { server, said, isReady: false };
}

/** What has nothing else to do than to wait for the server ends, and the server with it. */
function letProcessEnd(server: ChildProcess): void {
  server.unref();
  server.stderr?.destroy();
  if (server.stdin instanceof Socket) server.stdin.unref();
}

/** The end of the newest log. */
function lastLog(databaseFolder: string): string {
  const folder = join(databaseFolder, 'log');
  if (!existsSync(folder)) return '';
  const [newest] = readdirSync(folder)
    .map((name) => join(folder, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  return newest === undefined ? '' : readFileSync(newest, 'utf8').slice(-5000);
}
