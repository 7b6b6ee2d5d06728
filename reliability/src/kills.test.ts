import { openDatabase } from '@skep/api';
import { type ManyDevices, manyDevices } from '@skep/api/testing';
import { freePort } from '@skep/postgres-server';
import { Client } from 'pg';
import { type MosquittoServer, startMosquitto } from '../../scripts/mosquitto.ts';
import { type PostgresServer, startPostgres } from '../../scripts/postgres.ts';
import { type Jobs, startJobs } from './jobs.ts';
import { sendByHttp, sendByMqtt } from './senders.ts';
import { type ServiceProcess, startService } from './service-process.ts';
import { type Stored, storedOf } from './stored.ts';

/** `npm run test:long` asks for twenty. */
const rounds = Number(process.env.SKEP_KILL_ROUNDS ?? 1);
/** Each way in. */
const messagesPerSecond = 50;
const deviceCount = 20;

let postgres: PostgresServer;
let broker: MosquittoServer;
let url: string;
let api: ServiceProcess;
let worker: ServiceProcess;
let jobs: Jobs;

beforeAll(async () => {
  [postgres, broker] = await Promise.all([startPostgres({ isDurable: true }), startMosquitto()]);
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const environment = {
    API_WORKER: '0',
    DATABASE_URL: postgres.url,
    MQTT_URL: broker.url,
    API_PORT: String(port),
    RATE_LIMIT_SCALE: '1000',
    LOG_LEVEL: 'silent',
  };
  const isReady = async () => (await fetch(`${url}/health`)).ok;
  api = await startService({ main: 'api/src/main.ts', environment, isReady });
  jobs = await startJobs(postgres.url);
  worker = await startService({ main: 'api/src/worker-main.ts', environment, isReady: jobs.areDoneSince });
}, 120_000);
afterAll(async () => {
  await jobs.stop();
  await Promise.all([api.stop(), worker.stop()]);
  await Promise.all([postgres.stop(), broker.stop()]);
}, 60_000);

test(
  `${rounds} rounds of kill -9 of api, worker and PostgreSQL and of restarts of the broker lose and double nothing`,
  async () => {
    const http = sendByHttp(url, await newDevices(), messagesPerSecond);
    const mqtt = await sendByMqtt(broker.url, await newDevices(), messagesPerSecond);
    // While another worker starts, everything else goes on.
    let isWorkerBack = Promise.resolve();
    for (let round = 0; round < rounds; round += 1) {
      for (const incident of [
        () => api.killAndRestart(),
        async () => {
          await isWorkerBack;
          isWorkerBack = worker.killAndRestart();
        },
        () => postgres.killAndRestart(),
        () => broker.restart(),
      ]) {
        await pause(200 + Math.random() * 500);
        await incident();
        await untilHealthy();
      }
    }
    await Promise.all([http.finish(), mqtt.finish(), isWorkerBack]);
    await mqtt.close();
    const safe = { lost: 0, changed: 0, doubled: 0 };
    await inDatabase(async (client) => {
      expect(await storedOf(client, http.sent)).toMatchObject(safe);
      // The broker gives us what it has taken one after the other.
      expect(await settled(() => storedOf(client, mqtt.sent))).toMatchObject(safe);
      await untilRecomputed(client);
      expect(await messagesWithoutTheirMark(client)).toEqual([]);
    });
    expect(http.sent.length).toBeGreaterThan(rounds * 100);
  },
  rounds * 60_000 + 120_000,
);

async function newDevices(): Promise<ManyDevices> {
  const database = await openDatabase({ kind: 'server', url: postgres.url });
  try {
    const devices = await manyDevices(database.db, deviceCount);
    const watched = devices.ids.map((device_id) => ({ device_id, watcher: 'reliability' }));
    await database.db.insertInto('watched_devices').values(watched).execute();
    return devices;
  } finally {
    await database.close();
  }
}

/** Whatever happened in the middle of it, each day's figures are those of its measurements. */
async function untilRecomputed(client: Client): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const { rows } = await client.query(`
      select (select count(*)::int from dirty_days) as waiting,
        (select sum(message_count)::int from measurement_days) as in_days,
        (select count(*)::int from measurements) as in_all`);
    if (rows[0]?.waiting === 0) {
      expect(rows[0].in_days).toBe(rows[0].in_all);
      return;
    }
    await pause(200);
  }
  throw new Error('The figures of days were not made.');
}

/** Nobody reads marks here, so each message has its own. @returns messages without one, and marks without a message. */
async function messagesWithoutTheirMark(client: Client): Promise<unknown[]> {
  const messages = `select device_id, measured_at from ingest_inbox where status = 'stored'`;
  const marks = 'select unnest(device_ids), unnest(times) from measurement_marks';
  const { rows } = await client.query(
    `(${messages} except all ${marks}) union all (${marks} except all ${messages})`,
  );
  return rows;
}

async function settled(look: () => Promise<Stored>): Promise<Stored> {
  for (let tries = 0; tries < 200; tries += 1) {
    const found = await look();
    if (found.lost === 0) return found;
    await pause(200);
  }
  return look();
}

async function untilHealthy(): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await fetch(`${url}/health`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(50);
  }
  throw new Error('The service did not come back.');
}

async function inDatabase<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
