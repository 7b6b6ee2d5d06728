import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../standalone/src/free-port.ts';
import { installDebianPackage, MissingProgram } from './debian.ts';
import { spawnTied } from './tied.ts';

export interface PostgresServer {
  url: string;
  /** Ends it with kill -9, and starts it anew on what it has kept. */
  killAndRestart: () => Promise<void>;
  stop: () => Promise<void>;
}

export interface PostgresOptions {
  /** It waits for the disk, as in earnest. Default: speed is all that the tests ask of it. */
  isDurable?: boolean;
}

const fastSettings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * Starts a throw-away PostgreSQL in a temporary folder, on a free port of this machine only.
 * As root it runs as the user `postgres`, since PostgreSQL refuses to run as root.
 * @throws MissingProgram when PostgreSQL is not there and cannot be brought.
 */
export async function startPostgres({ isDurable = false }: PostgresOptions = {}): Promise<PostgresServer> {
  const binaries = postgresBinaries();
  const folder = mkdtempSync(join(tmpdir(), 'skep-postgres-'));
  const asUser = userInfo().uid === 0 ? ['runuser', '-u', 'postgres', '--'] : [];
  if (asUser.length > 0) giveTo('postgres', folder);
  const cluster = join(folder, 'cluster');
  const initdb = [...asUser, join(binaries, 'initdb')];
  // In the language of the machine its words and its order of texts would be others.
  run([...initdb, '-D', cluster, '-U', 'skep', '-A', 'trust', '--locale=C.UTF-8', '--no-sync']);
  const port = await freePort();
  const settings = [
    ...(isDurable ? [] : fastSettings),
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'max_connections=200',
  ].flatMap((setting) => ['-c', setting]);
  const command = [...asUser, join(binaries, 'postgres'), '-D', cluster, '-p', String(port), ...settings];
  let server = await launch(command);
  return {
    url: `postgres://skep@127.0.0.1:${port}/postgres`,
    async killAndRestart() {
      const [pid] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGKILL');
      await server.exited;
      server = await launchWhenFree(command);
    },
    async stop() {
      run([...asUser, join(binaries, 'pg_ctl'), 'stop', '-D', cluster, '-m', 'immediate']);
      await server.exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function launch([program = '', ...args]: string[]): Promise<{ exited: Promise<void> }> {
  const server = spawnTied(program, args);
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await isReady(server.stderr);
  return { exited };
}

/** The connections of one that was killed end a moment after it, and until then hold its memory. */
async function launchWhenFree(command: string[]): Promise<{ exited: Promise<void> }> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await launch(command);
    } catch (error) {
      if (tries >= 50) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** Folder of the programs of PostgreSQL. @throws MissingProgram */
export function postgresBinaries(): string {
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
