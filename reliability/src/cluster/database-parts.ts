import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@skep/postgres-server';
import { debianPostgresPrograms } from '../../../scripts/postgres.ts';
import { type Part, startPart } from './part.ts';
import { asDatabaseUser, giveToDatabaseUser, programOf } from './programs.ts';

/** One PostgreSQL with the Patroni that leads it or has it follow. */
export interface DatabaseMember {
  name: string;
  port: number;
  /** Patroni's own address: who leads is asked there. */
  restPort: number;
  part: Part;
}

export interface DatabaseParts {
  etcd: Part;
  members: readonly DatabaseMember[];
  leader: () => Promise<DatabaseMember | undefined>;
}

/**
 * A leader that does not answer for so long loses its place; Patroni takes nothing shorter. With `retry_timeout` twice
 * and one look it has to fit.
 */
const leaderSeconds = { ttl: 20, loop_wait: 2, retry_timeout: 5 };

/**
 * Patroni starts PostgreSQL in a session of its own, so that it outlives Patroni. Ours must not outlive us: a shell waits
 * at a pipe that this process holds, and ends what the files name when the pipe closes, however that comes.
 */
function endWithThisProcess(dataFolders: readonly string[]): void {
  const files = dataFolders.map((folder) => join(folder, 'postmaster.pid'));
  const script = 'cat; sleep 0.5; head -q -n 1 "$@" | xargs -r kill -KILL';
  const watcher = spawn('/bin/sh', ['-c', script, 'sh', ...files], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  watcher.unref();
}

/** An etcd, and two PostgreSQL of which one follows. Ready are they when there is a leader and a follower. */
export async function startDatabase(folder: string): Promise<DatabaseParts> {
  const [clientPort, peerPort] = [await freePort(), await freePort()];
  const etcd = startEtcd(folder, { clientPort, peerPort });
  await etcd.untilReady();
  const members: DatabaseMember[] = [];
  for (const name of ['postgres-1', 'postgres-2']) {
    members.push(await startMember(folder, name, clientPort));
    // The first one makes the database, the others copy it.
    await members.at(-1)?.part.untilReady();
  }
  endWithThisProcess(members.map(({ name }) => join(folder, name, 'data')));
  return {
    etcd,
    members,
    async leader() {
      for (const member of members) if (await answers(member.restPort, 'primary')) return member;
      return undefined;
    },
  };
}

function startEtcd(folder: string, { clientPort, peerPort }: { clientPort: number; peerPort: number }): Part {
  const [clients, peers] = [`http://127.0.0.1:${clientPort}`, `http://127.0.0.1:${peerPort}`];
  const options = {
    name: 'one',
    'data-dir': join(folder, 'etcd'),
    'listen-client-urls': clients,
    'advertise-client-urls': clients,
    'listen-peer-urls': peers,
    'initial-advertise-peer-urls': peers,
    'initial-cluster': `one=${peers}`,
  };
  return startPart({
    name: 'etcd',
    folder,
    command: [programOf('etcd'), ...Object.entries(options).map(([name, value]) => `--${name}=${value}`)],
    isReady: async () => (await fetch(`${clients}/health`)).ok,
  });
}

async function startMember(folder: string, name: string, etcdPort: number): Promise<DatabaseMember> {
  const [port, restPort] = [await freePort(), await freePort()];
  const home = join(folder, name);
  mkdirSync(home, { recursive: true });
  const settings = join(home, 'patroni.yml');
  // JSON is YAML.
  writeFileSync(settings, JSON.stringify(patroniSettings({ name, home, port, restPort, etcdPort })));
  giveToDatabaseUser(home);
  const part = startPart({
    name,
    folder,
    command: asDatabaseUser(programOf('patroni'), settings),
    isReady: async () => (await answers(restPort, 'primary')) || (await answers(restPort, 'replica')),
    // Patroni lets it outlive itself, so that nobody notices when Patroni is updated.
    killMore: async () => killPostmaster(join(home, 'data')),
  });
  return { name, port, restPort, part };
}

async function answers(restPort: number, what: 'primary' | 'replica'): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${restPort}/${what}`, {
    signal: AbortSignal.timeout(1000),
  }).catch(() => undefined);
  return answer?.status === 200;
}

/** Ends a PostgreSQL as a power cut would; one that is not there is none. */
export function killPostmaster(dataFolder: string): void {
  const file = join(dataFolder, 'postmaster.pid');
  if (!existsSync(file)) return;
  const [pid] = readFileSync(file, 'utf8').split('\n');
  try {
    process.kill(Number(pid), 'SIGKILL');
  } catch {
    // It has ended already, and could not take its file along.
  }
}

interface MemberPlace {
  name: string;
  home: string;
  port: number;
  restPort: number;
  etcdPort: number;
}

function patroniSettings({ name, home, port, restPort, etcdPort }: MemberPlace) {
  const listening = `127.0.0.1:${restPort}`;
  const address = `127.0.0.1:${port}`;
  return {
    scope: 'skep',
    name,
    restapi: { listen: listening, connect_address: listening },
    etcd3: { hosts: `127.0.0.1:${etcdPort}` },
    bootstrap: {
      dcs: {
        ...leaderSeconds,
        // Who leads is not waited for when it cannot start at once.
        master_start_timeout: 0,
        // A commit is told when the follower has it too: a fail-over then loses nothing that was acknowledged.
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 100, wal_log_hints: 'on' } },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }],
    },
    postgresql: {
      listen: address,
      connect_address: address,
      data_dir: join(home, 'data'),
      bin_dir: debianPostgresPrograms(),
      pgpass: join(home, 'pgpass'),
      authentication: {
        superuser: { username: 'skep', password: 'of-this-machine-only' },
        replication: { username: 'follower', password: 'of-this-machine-only' },
      },
      parameters: { unix_socket_directories: home },
      pg_hba: [
        'host all all 127.0.0.1/32 trust',
        'host replication all 127.0.0.1/32 trust',
        'local all all trust',
      ],
    },
  };
}
