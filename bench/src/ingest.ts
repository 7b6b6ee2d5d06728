import { fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startMeasuredApi } from './api-process.ts';
import { messagesOf } from './device-messages.ts';
import { openHttpSenders } from './http-senders.ts';
import { median } from './median.ts';
import { pidOfPostgres, processorTime } from './processor-time.ts';

/** Odd, so that the median is one that was measured. */
const rounds = Number(process.env.ROUNDS ?? 3);
const secondsOfRound = 4;
const deviceCount = 10_000;
const valuesOfMessage = 8;
/** As many as a network server and its proxies keep open to one process. */
const burstConnections = 64;

const api = await startMeasuredApi(deviceCount);
const database = new Client({ connectionString: api.databaseUrl });
await database.connect();
const postgresPid = await pidOfPostgres(database);
try {
  await database.query('create table bare (device_id integer, at timestamptz, value real)');
  // First, as after a start: from here on the api knows all devices, as it does a quarter of an hour later.
  await measureBurst();
  await measureSingles();
  await measureBytes();
} finally {
  await database.end();
  await api.stop();
}

/** Rate a second, and microseconds of processors for each: ours, and PostgreSQL's with it. */
interface Measured {
  rate: number;
  api: number;
  postgres: number;
}

/** Messages that are each stored before the next of their connection is sent, against rows committed like that. */
async function measureSingles(): Promise<void> {
  const nextBody = messagesOf(api.devices, Math.floor(Date.now() / 1000) - 6 * 3600);
  const least = await startInsertServer();
  print('Durable single messages a second, of as many connections as one-row inserts are committed on;');
  print('as inserts by a bare HTTP server are; and microseconds of processor time for each\n');
  const columns = ['messages', 'inserts', 'ratio', 'by HTTP', 'ratio', 'api', 'PostgreSQL', 'of an insert'];
  print(cells(['connections', ...columns, 'load']));
  for (const connections of [1, 16, 64]) {
    const pairs: { ours: Measured; bare: Measured; byHttp: Measured }[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const pair = {
        ours: await measured(() => sendMessages(api.port, connections, nextBody)),
        bare: await measured(() => insertRows(connections)),
        byHttp: await measured(() => sendMessages(least.port, connections, nextBody)),
      };
      // The first round warms up.
      if (round > 0) pairs.push(pair);
    }
    const middle = (figure: (pair: (typeof pairs)[number]) => number, digits = 0) =>
      median(pairs.map(figure)).toFixed(digits);
    print(
      cells([
        String(connections),
        middle(({ ours }) => ours.rate),
        middle(({ bare }) => bare.rate),
        middle(({ ours, bare }) => ours.rate / bare.rate, 2),
        middle(({ byHttp }) => byHttp.rate),
        middle(({ byHttp, bare }) => byHttp.rate / bare.rate, 2),
        middle(({ ours }) => ours.api),
        middle(({ ours }) => ours.postgres),
        middle(({ bare }) => bare.postgres),
        load(),
      ]),
    );
  }
  least.stop();
}

/** A server that does nothing but the insert. */
async function startInsertServer() {
  const port = api.port + 1;
  const child = fork(join(import.meta.dirname, 'insert-server.ts'), {
    env: { PATH: process.env.PATH, PORT: String(port), DATABASE_URL: api.databaseUrl },
  });
  await once(child, 'message');
  return { port, stop: () => child.disconnect() };
}

/** @param work tells how many were stored. */
async function measured(work: () => Promise<number>): Promise<Measured> {
  const times = () => [performance.now(), processorTime(api.pid), processorTime(postgresPid)];
  const before = times();
  const count = await work();
  const [took = 0, ofApi = 0, ofPostgres = 0] = times().map((time, index) => time - (before[index] ?? 0));
  return { rate: (count / took) * 1000, api: (ofApi / count) * 1000, postgres: (ofPostgres / count) * 1000 };
}

async function sendMessages(port: number, connections: number, nextBody: () => string): Promise<number> {
  const senders = await openHttpSenders(port, connections);
  const end = performance.now() + secondsOfRound * 1000;
  const statuses = await senders.send('/api/sensors', () =>
    performance.now() < end ? nextBody() : undefined,
  );
  senders.close();
  return statuses.get(201) ?? 0;
}

async function insertRows(connections: number): Promise<number> {
  const clients = await Promise.all(
    Array.from({ length: connections }, async () => {
      const client = new Client({ connectionString: api.databaseUrl });
      await client.connect();
      return client;
    }),
  );
  const end = performance.now() + secondsOfRound * 1000;
  let count = 0;
  const insert = { name: 'bare', text: 'insert into bare values ($1, $2, $3)' };
  const insertAll = async (client: Client) => {
    while (performance.now() < end) {
      await client.query({ ...insert, values: [1, new Date(), 18.4] });
      count += 1;
    }
  };
  await Promise.all(clients.map(insertAll));
  await Promise.all(clients.map((client) => client.end()));
  return count;
}

/** Every device measures on the quarter hour. */
async function measureBurst(): Promise<void> {
  const nextBody = messagesOf(api.devices, Math.floor(Date.now() / 900_000) * 900);
  let left = deviceCount;
  const senders = await openHttpSenders(api.port, burstConnections);
  const began = performance.now();
  const statuses = await senders.send('/api/sensors', () => {
    left -= 1;
    return left >= 0 ? nextBody() : undefined;
  });
  const seconds = (performance.now() - began) / 1000;
  senders.close();
  const refused = deviceCount - (statuses.get(201) ?? 0);
  print(
    `Burst of ${deviceCount} devices on the quarter hour: stored in ${seconds.toFixed(1)} s, ${refused} refused; load ${load()}\n`,
  );
}

async function measureBytes(): Promise<void> {
  await database.query('vacuum analyze');
  const { rows } = await database.query<{ count: number; measured: number; inbox: number; last: number }>(`
    select (select count(*)::int from measurements) as count,
      (select sum(pg_total_relation_size(inhrelid))::float8 from pg_inherits
        where inhparent = 'measurements'::regclass) as measured,
      pg_total_relation_size('ingest_inbox')::float8 as inbox,
      pg_total_relation_size('device_last')::float8 as last`);
  const [row] = rows;
  if (row === undefined) return;
  const perValue = (bytes: number) => (bytes / row.count / valuesOfMessage).toFixed(1);
  print(
    `\nBytes of each of ${row.count * valuesOfMessage} values, ${valuesOfMessage} a message, with indexes`,
  );
  print(`  measurements ${perValue(row.measured)}, inbox (kept 90 days) ${perValue(row.inbox)}`);
}

/** Of the last minute: what else the machine was doing, with what the bench does. */
function load(): string {
  return (loadavg()[0] ?? 0).toFixed(1);
}

function cells(texts: readonly string[]): string {
  return texts.map((text) => text.padStart(14)).join('');
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
