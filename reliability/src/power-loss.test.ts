import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PostgresServer, startPostgresServer } from '@skep/postgres-server';
import { Client } from 'pg';

// A power cut, as exactly as one machine can play it: the file system of the data folder is shut down without writing its
// journal, so that everything that was not synchronised is gone, and PostgreSQL is killed.

/** `npm run test:long` asks for twenty. */
const rounds = process.env.SKEP_TEST_LONG === '1' ? 20 : 2;
const writers = 4;
/** Of each round; a random number of them is acknowledged before the cut. */
const writesUntilCut = 200;

/** EXT4_IOC_SHUTDOWN of Linux: `_IOR('X', 125, __u32)`, with EXT4_GOING_FLAGS_NOLOGFLUSH. */
const shutDown =
  'open(F, "<", $ARGV[0]) or die $!; my $flag = pack("L", 2); ioctl(F, 0x8004587D, $flag) or die $!';

const image = join(mkdtempSync(join(tmpdir(), 'skep-power-')), 'disk.img');
const mountPoint = `${image}.mounted`;
const databaseFolder = join(mountPoint, 'data/postgres');

/** What a client was told is stored. */
const acknowledged = new Set<number>();
let next = 1;

const withRights = canMount() ? test : test.skip;

afterAll(() => {
  unmount();
  rmSync(join(image, '..'), { recursive: true, force: true });
});

withRights(
  `after ${rounds} power cuts in the middle of writes, after a start and after a stop, every acknowledged write is there`,
  async () => {
    await cut(await start());
    expect(await lost()).toEqual([]);
    for (let round = 0; round < rounds; round += 1) {
      const server = await start();
      await writeUntil(server, () => cut(server));
      expect(await lost()).toEqual([]);
      await cut(await start());
      expect(await lost()).toEqual([]);
      const stopped = await start();
      await write(stopped, 10);
      await stopped.stop();
      loseWhatIsNotOnDisk();
      expect(await lost()).toEqual([]);
    }
    expect(acknowledged.size).toBeGreaterThan(rounds * 20);
  },
  60_000 + rounds * 60_000,
);

async function start(): Promise<PostgresServer> {
  const server = await startPostgresServer({ databaseFolder });
  await withClient(server, (client) =>
    client.query('create table if not exists writes (id integer primary key)'),
  );
  return server;
}

async function cut(server: PostgresServer): Promise<void> {
  execFileSync('perl', ['-e', shutDown, mountPoint]);
  const children = childrenOf(server.pid);
  for (const pid of [server.pid, ...children]) process.kill(pid, 'SIGKILL');
  await server.exited;
  await mountAgain();
}

/** Each is a session of its own, and one that waits for a lock of another does not see that the first process is gone. */
function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
}

/** The same where no server runs. */
function loseWhatIsNotOnDisk(): void {
  execFileSync('perl', ['-e', shutDown, mountPoint]);
  unmount();
  mount();
}

/** Writes on several connections until the power is cut under them. */
async function writeUntil(server: PostgresServer, powerCut: () => Promise<void>): Promise<void> {
  const cutAfter = 1 + Math.floor(Math.random() * writesUntilCut);
  let written = 0;
  const reached = Promise.withResolvers<void>();
  const writing = Array.from({ length: writers }, () =>
    withClient(server, async (client) => {
      for (;;) {
        const id = next++;
        await client.query('insert into writes values ($1)', [id]);
        acknowledged.add(id);
        written += 1;
        if (written === cutAfter) reached.resolve();
      }
    }).catch(() => undefined),
  );
  await reached.promise;
  await powerCut();
  await Promise.all(writing);
}

async function write(server: PostgresServer, count: number): Promise<void> {
  await withClient(server, async (client) => {
    for (let done = 0; done < count; done += 1) {
      const id = next++;
      await client.query('insert into writes values ($1)', [id]);
      acknowledged.add(id);
    }
  });
}

/** Acknowledged writes that the database no longer has. */
async function lost(): Promise<number[]> {
  const server = await start();
  const stored = await withClient(server, async (client) => {
    const { rows } = await client.query<{ id: number }>('select id from writes');
    return new Set(rows.map(({ id }) => id));
  });
  await server.stop();
  return [...acknowledged].filter((id) => !stored.has(id));
}

async function withClient<Result>(
  { url }: PostgresServer,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: url });
  // The connection breaks with the server; its query fails.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Whether this process may mount a file as a disk; containers mostly may not. */
function canMount(): boolean {
  if (process.getuid?.() !== 0) return false;
  try {
    execFileSync('truncate', ['--size=600M', image]);
    execFileSync('mkfs.ext4', ['-q', '-F', image], { stdio: 'pipe' });
    mkdirSync(mountPoint);
    mount();
    return true;
  } catch {
    return false;
  }
}

function mount(): void {
  execFileSync('mount', ['-o', 'loop', image, mountPoint], { stdio: 'pipe' });
}

/** What PostgreSQL has started ends a moment after it, and holds the disk until then. */
async function mountAgain(): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      execFileSync('umount', [mountPoint], { stdio: 'pipe' });
      return mount();
    } catch (error) {
      if (tries >= 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

function unmount(): void {
  try {
    execFileSync('umount', [mountPoint], { stdio: 'pipe' });
  } catch {
    // It was not mounted.
  }
}
