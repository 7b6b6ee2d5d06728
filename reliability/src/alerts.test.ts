import { openDatabase } from '@skep/api';
import {
  aDevice,
  allowedForTests,
  anAlertRule,
  aUser,
  aWebhook,
  type Receiver,
  startReceiver,
  startTestApi,
  type TestApi,
  type TestUser,
} from '@skep/api/testing';
import { Client } from 'pg';
import { type PostgresServer, startPostgres } from '../../scripts/postgres.ts';
import { type Jobs, startJobs } from './jobs.ts';
import { type ServiceProcess, startService } from './service-process.ts';

const deviceCount = 20;
/** Cold and warm in turns: each pair begins an alert and ends it. */
const pairsOfDevice = 4;
const eventCount = deviceCount * pairsOfDevice * 2;

let postgres: PostgresServer;
let client: Client;
let api: TestApi;
let anna: TestUser;
let receiver: Receiver;
let jobs: Jobs;
let worker: ServiceProcess;

beforeAll(async () => {
  postgres = await startPostgres();
  receiver = await startReceiver();
  const database = await openDatabase({ kind: 'server', url: postgres.url });
  api = await startTestApi({ database, environment: { ...allowedForTests, RATE_LIMIT_SCALE: '1000' } });
  client = new Client({ connectionString: postgres.url });
  await client.connect();
  anna = await aUser(api);
  await aWebhook(api, anna, { address: receiver.url });
  await anAlertRule(api, anna, { quiet_minutes: 0 });
  jobs = await startJobs(postgres.url);
  const environment = { DATABASE_URL: postgres.url, LOG_LEVEL: 'silent', ...allowedForTests };
  worker = await startService({ main: 'api/src/worker-main.ts', environment, isReady: jobs.areDoneSince });
}, 120_000);
afterAll(async () => {
  await jobs.stop();
  await worker.stop();
  await client.end();
  await api.close();
  await postgres.stop();
  receiver.close();
}, 60_000);

async function counted() {
  const { rows } = await client.query(`select
    (select count(*)::int from measurement_marks) as marks,
    (select count(*)::int from alerts) as alerts,
    (select count(*)::int from alerts where count = 1 and ended_at is not null) as ended,
    (select count(*)::int from alert_events) as events,
    (select count(*)::int from news) as news,
    (select count(*)::int from deliveries where state = 'sent') as sent`);
  return rows[0];
}

const delivered = () => new Set(receiver.received.map(({ headers }) => headers['skep-delivery']));

test('a worker that is killed with -9 in a burst of alerts loses none, and doubles none', async () => {
  const keys: string[] = [];
  for (let count = 0; count < deviceCount; count += 1) keys.push((await aDevice(api, anna)).key);
  await client.query(`insert into watched_devices select id, 'alerts' from devices on conflict do nothing`);
  // Ahead by less than a sender's clock may be, and far enough apart to be moments of their own.
  const begin = Math.floor(api.clock.now().getTime() / 1000) + 10;
  const sendOne = (key: string, message: number) =>
    api.request('POST', '/api/sensors', {
      body: { key, t_i: message % 2 === 0 ? 5 : 25, time: begin + message * 60 },
    });
  for (let message = 0; message < pairsOfDevice * 2; message += 1) {
    const answers = await Promise.all(keys.map((key) => sendOne(key, message)));
    expect(answers.map(({ status }) => status)).toEqual(keys.map(() => 201));
    // On a clock that stands still nobody would ask for marks to be read more than once.
    api.clock.advance({ minutes: 1 });
    if (message % 2 === 1) await worker.killAndRestart();
  }
  const until = Date.now() + 200_000;
  while (delivered().size < eventCount && Date.now() < until) {
    // What a dead process had claimed waits for two minutes; nobody else is at work here.
    await client.query(
      `update deliveries set due_at = now() where state = 'waiting' and due_at > now() + interval '1 minute'`,
    );
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  const alerts = deviceCount * pairsOfDevice;
  expect(await counted()).toMatchObject({
    marks: 0,
    alerts,
    ended: alerts,
    events: eventCount,
    news: eventCount,
  });
  expect(delivered().size).toBe(eventCount);
}, 300_000);
