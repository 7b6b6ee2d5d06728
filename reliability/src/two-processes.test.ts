import { openDatabase } from '@skep/api';
import { type ManyDevices, manyDevices } from '@skep/api/testing';
import { freePort } from '@skep/postgres-server';
import { Client } from 'pg';
import { type PostgresServer, startPostgres } from '../../scripts/postgres.ts';
import { type ServiceProcess, startService } from './service-process.ts';

const deviceCount = 20;
const messagesOfDevice = 20;

let postgres: PostgresServer;
let client: Client;
let devices: ManyDevices;
let services: ServiceProcess[];
let urls: string[];

beforeAll(async () => {
  postgres = await startPostgres();
  const database = await openDatabase({ kind: 'server', url: postgres.url });
  devices = await manyDevices(database.db, deviceCount);
  await database.close();
  client = new Client({ connectionString: postgres.url });
  await client.connect();
  const ports = [await freePort(), await freePort()];
  urls = ports.map((port) => `http://127.0.0.1:${port}`);
  services = await Promise.all(ports.map(startApi));
}, 120_000);
afterAll(async () => {
  await client.end();
  await Promise.all(services.map((service) => service.stop()));
  await postgres.stop();
}, 60_000);

function startApi(port: number): Promise<ServiceProcess> {
  return startService({
    main: 'api/src/main.ts',
    environment: {
      API_WORKER: '0',
      DATABASE_URL: postgres.url,
      API_PORT: String(port),
      RATE_LIMIT_SCALE: '1000',
      LOG_LEVEL: 'error',
    },
    isReady: async () => (await fetch(`http://127.0.0.1:${port}/health`)).ok,
  });
}

const begin = Math.floor(Date.now() / 1000) - 86_400;

/** Of each device one after the other, of all devices at once. @param send one message; gives statuses. */
async function sendAll(send: (key: string, time: number) => Promise<number[]>): Promise<number[]> {
  const ofDevice = async (key: string) => {
    const statuses: number[] = [];
    for (let number = 0; number < messagesOfDevice; number += 1)
      statuses.push(...(await send(key, begin + number * 60)));
    return statuses;
  };
  return (await Promise.all(devices.keys.map(ofDevice))).flat();
}

async function post(url: string | undefined, body: object): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/sensors`, { method: 'POST', headers, body: JSON.stringify(body) });
  return answer.status;
}

async function counted(query: string): Promise<Record<string, number>> {
  const { rows } = await client.query<Record<string, number>>(query);
  return rows[0] ?? {};
}

const inboxSum = 'select count(*)::int as messages, sum(repeats)::int as repeats from ingest_inbox';
const all = deviceCount * messagesOfDevice;

test('a message that comes to two processes at once, twice to each, counts once and is thanked for four times', async () => {
  const statuses = await sendAll((key, time) =>
    Promise.all([...urls, ...urls].map((url) => post(url, { key, time, t: 18.5 }))),
  );
  expect(new Set(statuses)).toEqual(new Set([201]));
  expect(await counted(inboxSum)).toEqual({ messages: all, repeats: 3 * all });
  expect(await counted('select count(*)::int as rows from measurements where t = 18.5')).toEqual({
    rows: all,
  });
}, 120_000);

test('what two processes are told of the same moment stands in one row', async () => {
  const [one, other] = urls;
  const statuses = await sendAll((key, time) =>
    Promise.all([post(one, { key, time, h: 58 }), post(other, { key, time, weight_kg: 57 })]),
  );
  expect(new Set(statuses)).toEqual(new Set([201]));
  expect(
    await counted(
      'select count(*)::int as rows, count(h)::int as h, count(weight_kg)::int as weight from measurements',
    ),
  ).toEqual({ rows: all, h: all, weight: all });
}, 120_000);

test('whatever one process has remembered of a definition, the other’s correction holds from its commit on', async () => {
  const [deviceId] = devices.ids;
  const [key] = devices.keys;
  const { rows } = await client.query<{ id: number }>(
    `insert into sensor_definitions (device_id, name, "offset", multiplier, input, output, is_recalculated, valid_from,
       created_at) values ($1, '', 0, 1, 'w_v', 'weight_kg', false, to_timestamp(0), now()) returning id`,
    [deviceId],
  );
  for (let round = 1; round <= 20; round += 1) {
    const time = begin + 3600 * 2 + round * 60;
    await client.query('update sensor_definitions set multiplier = $2 where id = $1', [rows[0]?.id, round]);
    expect(
      await Promise.all(urls.map((url, index) => post(url, { key, time: time + index, w_v: 2 }))),
    ).toEqual([201, 201]);
    const weights = await client.query<{ weight_kg: number }>(
      'select weight_kg from measurements where device_id = $1 and measured_at between $2 and $3',
      [deviceId, new Date(time * 1000), new Date((time + 1) * 1000)],
    );
    expect(weights.rows.map(({ weight_kg }) => weight_kg)).toEqual([2 * round, 2 * round]);
  }
}, 120_000);
