import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../packages/postgres-server/src/free-port.ts';
import { startPostgresServer } from '../packages/postgres-server/src/public.ts';
import { spawnChild } from './child-process.ts';
import { installDebianPackage, MissingProgram } from './debian.ts';

export interface ThrowAwayPostgres {
  url: string;
  stop: () => Promise<void>;
}

export interface PostgresServer extends ThrowAwayPostgres {
  /** Ends it with kill -9, and starts it again on the same folder. */
  killAndRestart: () => Promise<void>;
}

export interface PostgresOptions {
  /** It waits for the disk, as in production. Default: tests need nothing but speed. */
  isDurable?: boolean;
}

/** Starts the PostgreSQL that Skep brings in a temporary folder, which goes with it. */
export async function startPostgres({ isDurable = false }: PostgresOptions = {}): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'skep-postgres-'));
  const start = () => startPostgresServer({ databaseFolder: join(folder, 'postgres'), isDurable });
  let server = await start();
  return {
    url: server.url,
    async killAndRestart() {
      process.kill(server.pid, 'SIGKILL');
      await server.exited;
      server = await start();
    },
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The oldest PostgreSQL that Skep supports, as Debian 12 has it; far from UTC, as servers may be. */
const debianSettings = [
  'listen_addresses=127.0.0.1',
  'max_connections=200',
  'timezone=Pacific/Auckland',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
].flatMap((setting) => ['-c', setting]);

/**
 * Starts Debian's PostgreSQL 15 in a temporary folder, on a free port of this machine alone.
 * As root it runs as the user `postgres`, since PostgreSQL refuses to run as root.
 * @throws MissingProgram where it is not there and cannot be installed
 */
export async function startDebianPostgres(): Promise<ThrowAwayPostgres> {
  const programs = debianPostgresPrograms();
  const folder = mkdtempSync(join(tmpdir(), 'skep-postgres-'));
  const asUser = userInfo().uid === 0 ? ['runuser', '-u', 'postgres', '--'] : [];
  if (asUser.length > 0) giveTo('postgres', folder);
  const cluster = join(folder, 'cluster');
  const initdb = [...asUser, join(programs, 'initdb')];
  run([...initdb, '-D', cluster, '-U', 'skep', '-A', 'trust', '--locale=C.UTF-8', '--no-sync']);
  const port = await freePort();
  const [program = '', ...args] = [...asUser, join(programs, 'postgres'), '-D', cluster];
  const server = spawnChild(program, [
    ...args,
    ...['-p', String(port), '-c', `unix_socket_directories=${folder}`],
    ...debianSettings,
  ]);
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await isReady(server.stderr);
  return {
    url: `postgres://skep@127.0.0.1:${port}/postgres`,
    async stop() {
      run([...asUser, join(programs, 'pg_ctl'), 'stop', '-D', cluster, '-m', 'immediate']);
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Folder of the programs of Debian's PostgreSQL, which has those for replicas too. @throws MissingProgram */
export function debianPostgresPrograms(): string {
  const found = binariesOnThisMachine();
  if (found !== undefined) return found;
  installDebianPackage('postgresql-15');
  const installed = binariesOnThisMachine();
  if (installed === undefined) throw new MissingProgram('PostgreSQL 15', 'apt-get install postgresql-15');
  return installed;
}

function binariesOnThisMachine(): string | undefined {
  const base = '/usr/lib/postgresql';
  if (!existsSync(base)) return undefined;
  return readdirSync(base)
    .filter((version) => Number(version) >= 15)
    .sort((a, b) => Number(a) - Number(b))
    .map((version) => join(base, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));
}

function giveTo(user: string, folder: string): void {
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    Number(execFileSync('id', [flag, user], { encoding: 'utf8' })),
  );
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
}

function run([program, ...args]: string[]): void {
  if (program !== undefined) execFileSync(program, args, { stdio: 'pipe' });
}

/** PostgreSQL says in its log when it takes connections. */
function isReady(log: NodeJS.ReadableStream): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = '';
    log.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes('ready to accept connections')) resolve();
    });
    log.on('end', () => reject(new Error(`PostgreSQL did not start:\n${text}`)));
  });
}
