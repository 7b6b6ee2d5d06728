import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@skep/postgres-server';
import { type MosquittoServer, startMosquitto } from '../../../scripts/mosquitto.ts';
import { startPooler, startProxy } from './channels.ts';
import { type DatabaseParts, killPostmaster, startDatabase } from './database-parts.ts';
import type { Part } from './part.ts';
import { checkOf, type SkepOptions, type SkepPart, startSkep } from './skep-parts.ts';

export interface ClusterOptions {
  apis: number;
  workers: number;
  gateways: number;
  /** Servers of pages and files; they need what `npm run build` makes. */
  webs: number;
  /** Everything that it keeps and writes; it goes with the cluster. */
  folder: string;
  /** Where people come. Default: a free one. */
  port?: number;
  /** Beside the settings that make it a cluster. */
  environment?: Readonly<Record<string, string>>;
  /** Of the checkout from which the product's processes run when they are started or restarted. Default: this one. */
  root?: () => string;
  /** Of one api: its clock is so far ahead of everybody's. */
  clockAheadMs?: number;
}

export interface Cluster {
  url: string;
  /** PostgreSQL that leads, whichever that is. */
  databaseUrl: string;
  /** The one that follows. */
  followerUrl: string;
  broker: MosquittoServer;
  database: DatabaseParts;
  /** The product's processes, in the order in which they are updated. */
  skep: readonly SkepPart[];
  /** All of them but the broker, by name. */
  parts: readonly Part[];
  /** Ends everything, and removes what it kept. */
  stop: () => Promise<void>;
}

/** Brings up the product by numbers behind one address: real processes on this machine, ready when this is settled. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { folder } = options;
  mkdirSync(folder, { recursive: true });
  // The user of databases has a folder in it.
  chmodSync(folder, 0o755);
  const [database, broker] = await Promise.all([startDatabase(folder), startMosquitto()]);
  const [entry, apis, leader, readReplica, poolerPort] = [
    options.port ?? (await freePort()),
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  const addresses = { apis, leader, readReplica, pooler: poolerPort, entry };
  const started = await startAll(options, settingsOf(options, addresses, broker));
  const of = (kind: 'api' | 'gateway' | 'web') => ({
    servers: started.filter(({ name }) => name.startsWith(`${kind}-`)),
    check: checkOf(kind),
  });
  const proxy = startProxy(
    folder,
    { entry, apis, leader, readReplica },
    { apis: of('api'), gateways: of('gateway'), webs: of('web'), members: database.members },
  );
  const pooler = startPooler(folder, { port: poolerPort, leaderPort: leader });
  const parts = [
    database.etcd,
    ...database.members.map(({ part }) => part),
    pooler,
    proxy,
    ...started.map(({ part }) => part),
  ];
  for (const part of parts) await part.untilReady();
  return {
    url: `http://127.0.0.1:${entry}`,
    databaseUrl: `postgres://skep@127.0.0.1:${leader}/postgres`,
    followerUrl: `postgres://skep@127.0.0.1:${readReplica}/postgres`,
    broker,
    database,
    skep: started,
    parts,
    async stop() {
      // From the outside in, so that what is asked is still there.
      await Promise.all([proxy, ...started.map(({ part }) => part)].map((part) => part.stop()));
      await Promise.all([pooler, ...database.members.map(({ part }) => part)].map((part) => part.stop()));
      await Promise.all([database.etcd.stop(), broker.stop()]);
      removeCluster(folder);
    },
  };
}

/** What a cluster has left behind whose own process was killed. */
export function removeCluster(folder: string): void {
  for (const name of ['postgres-1', 'postgres-2']) killPostmaster(join(folder, name, 'data'));
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

interface Addresses {
  entry: number;
  apis: number;
  leader: number;
  readReplica: number;
  pooler: number;
}

function settingsOf(
  options: ClusterOptions,
  ports: Addresses,
  broker: MosquittoServer,
): Record<string, string> {
  const database = (port: number) => `postgres://skep@127.0.0.1:${port}/postgres`;
  return {
    API_WORKER: '0',
    DATABASE_URL: database(ports.pooler),
    DATABASE_DIRECT_URL: database(ports.leader),
    READ_DATABASE_URL: database(ports.readReplica),
    MQTT_URL: broker.url,
    MQTT_CLIENT_ID: 'skep-cluster',
    SKEP_DATA: join(options.folder, 'files'),
    SKEP_REGISTRY: join(options.folder, 'registry'),
    REST_URL: `http://127.0.0.1:${ports.apis}`,
    WEBAPP_URL: `http://127.0.0.1:${ports.entry}`,
    TRUSTED_PROXIES: '127.0.0.1',
    GATEWAY_SECRET: randomBytes(32).toString('hex'),
    SKEP_SECRET: randomBytes(32).toString('hex'),
    ...options.environment,
  };
}

async function startAll(options: ClusterOptions, environment: Record<string, string>): Promise<SkepPart[]> {
  const parts: SkepOptions[] = (['api', 'worker', 'gateway', 'web'] as const).flatMap((kind) =>
    Array.from({ length: options[`${kind}s`] }, (_, index) => ({
      kind,
      number: index + 1,
      folder: options.folder,
      environment,
      ...(options.root === undefined ? {} : { root: options.root }),
      ...(kind === 'api' && index === 0 && options.clockAheadMs !== undefined
        ? { clockAheadMs: options.clockAheadMs }
        : {}),
    })),
  );
  return Promise.all(parts.map(startSkep));
}
