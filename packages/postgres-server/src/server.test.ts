import { type ChildProcessByStdio, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Client } from 'pg';
import { runningServerUrl } from './running-server.ts';
import { startPostgresServer } from './server.ts';

jest.setTimeout(180_000);

const isRoot = process.getuid?.() === 0;
const parent = mkdtempSync(join(tmpdir(), 'skep-server-'));
const holders: ChildProcessByStdio<null, Readable, Readable>[] = [];

afterAll(() => {
  for (const holder of holders) holder.kill('SIGKILL');
  rmSync(parent, { recursive: true, force: true });
});

/** One database for the tests that do not mind what is in it: making one takes seconds. */
const databaseFolder = join(parent, 'data/postgres');

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const script = join(import.meta.dirname, 'testing/hold-server.ts');
const node = [process.execPath, '--disable-warning=ExperimentalWarning'] as const;

/** A process of its own that has started a server. */
async function holder(folder: string) {
  const child = spawn(node[0], [node[1], script, folder], {
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  holders.push(child);
  const [line] = await once(child.stdout, 'data');
  const { url, pid }: { url: string; pid: number } = JSON.parse(String(line));
  return { child, url, pid };
}

test("what was written is there after a stop and a new start, in a folder that is its owner's alone", async () => {
  const first = await startPostgresServer({ databaseFolder });
  await query(first.url, 'create table bees (id integer)');
  await query(first.url, 'insert into bees values (1)');
  expect(await query(first.url, 'show fsync')).toEqual([{ fsync: 'on' }]);
  expect(await query(first.url, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
  await first.stop();
  expect(await runningServerUrl(databaseFolder)).toBeUndefined();
  const second = await startPostgresServer({ databaseFolder });
  expect(await query(second.url, 'select id from bees')).toEqual([{ id: 1 }]);
  await second.stop();
  expect(statSync(databaseFolder).mode & 0o777).toBe(0o700);
  expect(readdirSync(join(databaseFolder, 'log'))).not.toEqual([]);
});

test('one folder has one server: a second start is refused, also from a container of its own', async () => {
  const server = await startPostgresServer({ databaseFolder });
  expect(await runningServerUrl(databaseFolder)).toBe(server.url);
  await expect(startPostgresServer({ databaseFolder })).rejects.toThrow('is in use by another Skep');
  if (isRoot) {
    const namespaces = ['--pid', '--ipc', '--fork', '--mount-proc', '--kill-child'];
    const { status, stderr } = spawnSync('unshare', [...namespaces, ...node, script, databaseFolder], {
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    expect(stderr).toContain('is in use by another Skep');
    expect(status).toBe(1);
  }
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await server.stop();
});

test('a server ends with its Skep, kill -9 included, and the next start finds everything', async () => {
  const { child, url } = await holder(databaseFolder);
  await query(url, 'create table hives (id integer)');
  child.kill('SIGKILL');
  await once(child, 'exit');
  const server = await startPostgresServer({ databaseFolder });
  expect(await query(server.url, 'select count(*)::int as n from hives')).toEqual([{ n: 0 }]);
  await server.stop();
});

test('a server that is killed is reported, and the next start recovers what was written', async () => {
  const { promise, resolve } = Promise.withResolvers<Error>();
  const server = await startPostgresServer({ databaseFolder, onUnexpectedExit: resolve });
  await query(server.url, 'create table queens (id integer)');
  process.kill(server.pid, 'SIGKILL');
  expect((await promise).message).toContain(join(databaseFolder, 'log'));
  const next = await startPostgresServer({ databaseFolder });
  expect(await query(next.url, 'select count(*)::int as n from queens')).toEqual([{ n: 0 }]);
  await next.stop();
});

test('a process id in an old file that is now another process is left alone', async () => {
  const bystander = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)'], { stdio: 'ignore' });
  const exit = jest.fn();
  bystander.once('exit', exit);
  writeFileSync(join(databaseFolder, 'postmaster.pid'), `${bystander.pid}\n${databaseFolder}\n0\n5432\n`);
  await startPostgresServer({ databaseFolder }).then(
    ({ stop }) => stop(),
    // PostgreSQL itself may take it for its own, and says so.
    (error: Error) => expect(error.message).toContain('postmaster.pid'),
  );
  expect(exit).not.toHaveBeenCalled();
  bystander.kill('SIGKILL');
  rmSync(join(databaseFolder, 'postmaster.pid'), { force: true });
});

test('on a loopback port it asks for its password', async () => {
  const folder = join(parent, 'loopback/postgres');
  const server = await startPostgresServer({
    databaseFolder: folder,
    connection: 'loopback',
    isDurable: false,
  });
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  const wrong = new URL(server.url);
  wrong.password = 'wrong';
  await expect(query(wrong.href, 'select 1')).rejects.toThrow('password authentication failed');
  await server.stop();
});

test('a folder whose path is too long for a socket is named in a sentence', async () => {
  const folder = join(parent, 'x'.repeat(100), 'postgres');
  await expect(startPostgresServer({ databaseFolder: folder })).rejects.toThrow(
    /is too long for a socket \(103 bytes at most\): set SKEP_DATA/,
  );
  expect(existsSync(folder)).toBe(false);
});

test('a folder that holds something else is left as it is', async () => {
  const folder = join(parent, 'else/postgres');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'notes.txt'), 'queens of 2025');
  await expect(startPostgresServer({ databaseFolder: folder })).rejects.toThrow(
    'is not a database of PostgreSQL',
  );
  expect(readdirSync(folder)).toEqual(['notes.txt']);
});

test('a database of another major version is left as it is, with the way to bring it over', async () => {
  const folder = join(parent, 'older/postgres');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'PG_VERSION'), '17\n');
  await expect(startPostgresServer({ databaseFolder: folder })).rejects.toThrow(
    /belongs to PostgreSQL 17, and this Skep brings 18: run "skep backup"/,
  );
  expect(readdirSync(folder)).toEqual(['PG_VERSION']);
});

(isRoot ? test : test.skip)(
  'a full disk is named in a sentence, and the start succeeds when there is room',
  async () => {
    const disk = join(parent, 'small-disk');
    mkdirSync(disk);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=20m', 'tmpfs', disk]);
    try {
      const options = { databaseFolder: join(disk, 'data/postgres'), isDurable: false };
      await expect(startPostgresServer(options)).rejects.toThrow(/the disk of .* is full\. Nothing is lost/);
      execFileSync('mount', ['-o', 'remount,size=300m', disk]);
      await (await startPostgresServer(options)).stop();
      const kilobytes = execFileSync('df', ['--output=used', disk], { encoding: 'utf8' })
        .split('\n')[1]
        ?.trim();
      execFileSync('mount', ['-o', `remount,size=${Number(kilobytes)}k`, disk]);
      await expect(startPostgresServer({ ...options, isDurable: true })).rejects.toThrow('is full');
      execFileSync('mount', ['-o', 'remount,size=300m', disk]);
      await (await startPostgresServer(options)).stop();
    } finally {
      execFileSync('umount', ['-l', disk]);
    }
  },
);

(isRoot ? test : test.skip)(
  'root whose folder nobody else can reach runs it in a user namespace',
  async () => {
    const home = join(parent, 'home-of-root');
    mkdirSync(home, { mode: 0o700 });
    const said: string[] = [];
    const folder = join(home, 'skep/data/postgres');
    mkdirSync(join(home, 'skep'), { mode: 0o755 });
    const server = await startPostgresServer({ databaseFolder: folder, say: (line) => said.push(line) });
    expect(said.join()).toContain('user namespace');
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await server.stop();
  },
);
