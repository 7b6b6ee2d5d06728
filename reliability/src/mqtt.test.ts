import { aDevice, aUser, startTestApi, type TestApi, type TestUser } from '@skep/api/testing';
import { sql } from 'kysely';
import { connectAsync, type MqttClient } from 'mqtt';
import { type MosquittoServer, startMosquitto } from '../../scripts/mosquitto.ts';

let broker: MosquittoServer;
let publisher: MqttClient;
let api: TestApi;
let anna: TestUser;
const lines: string[] = [];

beforeAll(async () => {
  broker = await startMosquitto();
  publisher = await connectAsync(broker.url, { reconnectPeriod: 50 });
  api = await startTestApi({
    environment: { MQTT_URL: broker.url, LOG_LEVEL: 'info' },
    logStream: { write: (line) => lines.push(line) },
  });
  anna = await aUser(api);
});
afterAll(async () => {
  await publisher.endAsync();
  await api.close();
  await broker.stop();
});

const publish = (topic: string, body: unknown) =>
  publisher.publishAsync(topic, typeof body === 'string' ? body : JSON.stringify(body), { qos: 1 });
const inbox = (deviceId: number | null) =>
  api.database.db
    .selectFrom('ingest_inbox')
    .selectAll()
    .where('device_id', deviceId === null ? 'is' : '=', deviceId as never)
    .orderBy('id')
    .execute();
const measured = (deviceId: number) =>
  api.database.db
    .selectFrom('measurements')
    .selectAll()
    .where('device_id', '=', deviceId as never)
    .execute();

async function until<Found>(look: () => Promise<Found[]>, count: number): Promise<Found[]> {
  for (let tries = 0; tries < 400; tries += 1) {
    const found = await look();
    if (found.length >= count) return found;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`Only ${(await look()).length} of ${count} came.`);
}

async function subscribed(work: () => Promise<void>): Promise<void> {
  const mqtt = api.app.startMqtt();
  await mqtt?.subscribed;
  try {
    await work();
  } finally {
    await mqtt?.stop();
  }
}

const payload = 'GwuxC6pkCgH/4y0EAAwMBv4ASAA/ACgAMQA+ADQALAAnACQAJwAZABQHAAAAAAAA';

test('uplinks of The Things Stack and of ChirpStack and values of a device are stored', async () => {
  const [stack, chirp, plain] = [
    await aDevice(api, anna),
    await aDevice(api, anna),
    await aDevice(api, anna),
  ];
  await subscribed(async () => {
    await publish('v3/bees@ttn/devices/scale/up', {
      end_device_ids: { device_id: 'scale', dev_eui: stack.key.toUpperCase() },
      uplink_message: { f_port: 3, f_cnt: 7, frm_payload: payload },
    });
    await publish(`application/1/device/${chirp.key}/event/up`, {
      deviceInfo: { devEui: chirp.key },
      fPort: 3,
      fCnt: 7,
      data: payload,
    });
    await publish(`skep/${plain.key}`, { t: 18.5, h: 58 });
    await publish(`skep/${plain.key}`, 'no measurement');
    await publish('skep/nobody', { t: 18.5 });
    await until(() => inbox(null), 1);
  });
  expect(await measured(stack.id)).toMatchObject([{ w_v: -7379 }]);
  expect(await measured(chirp.id)).toMatchObject([{ w_v: -7379 }]);
  expect(await measured(plain.id)).toMatchObject([{ t: 18.5, h: 58 }]);
  expect(await inbox(plain.id)).toMatchObject([{ status: 'stored' }, { status: 'unreadable' }]);
  expect(await inbox(null)).toMatchObject([{ device_key: 'nobody', status: 'unknown_device' }]);
});

test('what comes while nobody listens, and over a restart of the broker, waits for us', async () => {
  const { id, key } = await aDevice(api, anna);
  await publish(`skep/${key}`, { t: 1, time: '2026-01-01T00:00:00Z' });
  await broker.restart();
  await publish(`skep/${key}`, { t: 2, time: '2026-01-01T00:15:00Z' });
  await subscribed(async () => {
    await until(() => measured(id), 2);
    await broker.restart();
    await publish(`skep/${key}`, { t: 3, time: '2026-01-01T00:30:00Z' });
    await until(() => measured(id), 3);
  });
  expect(await inbox(id)).toMatchObject([{ repeats: 0 }, { repeats: 0 }, { repeats: 0 }]);
});

test('a message is acknowledged when it is stored and not before; known again though it names no time', async () => {
  const { id, key } = await aDevice(api, anna);
  await api.database.db.schema.alterTable('dirty_days').renameTo('elsewhere').execute();
  const waiting = (since: number) => async () =>
    lines.slice(since).filter((line) => line.includes('a message of the broker'));
  await subscribed(async () => {
    const since = lines.length;
    await publish(`skep/${key}`, { t: 4 });
    await until(waiting(since), 1);
  });
  expect(await inbox(id)).toEqual([]);
  await api.database.db.schema.alterTable('elsewhere').renameTo('dirty_days').execute();
  await subscribed(async () => {
    expect(await until(() => measured(id), 1)).toMatchObject([{ t: 4 }]);
  });
  // Acknowledged: it does not come again.
  await subscribed(() => publish(`skep/${key}`, { t: 5 }).then(() => undefined));
  await subscribed(() => until(() => inbox(id), 2).then(() => undefined));
  expect(await inbox(id)).toMatchObject([{ repeats: 0 }, { repeats: 0 }]);
});

test('messages of many devices are stored together, and those of one in their order', async () => {
  const devices: { id: number; key: string }[] = [];
  for (let made = 0; made < 10; made += 1) devices.push(await aDevice(api, anna));
  const time = '2026-02-01T00:00:00Z';
  const numbers = Array.from({ length: 15 }, (_, number) => number);
  for (const number of numbers)
    for (const { key } of devices) await publish(`skep/${key}`, { time, t: number, [`n${number}`]: 1 });
  await subscribed(async () => {
    for (const { id } of devices) await until(() => inbox(id), numbers.length);
  });
  // Of one time the last one counts.
  for (const { id } of devices) expect(await measured(id)).toMatchObject([{ t: 14 }]);
  const { rows } = await sql<{ commits: number }>`
    select count(distinct xmin::text)::int as commits from ingest_inbox
    where device_id = any(${devices.map(({ id }) => id)}::int[])`.execute(api.database.db);
  expect(rows[0]?.commits).toBeLessThan((devices.length * numbers.length) / 2);
});

test('a message that the broker shows to every newcomer counts once, when it was new', async () => {
  const { id, key } = await aDevice(api, anna);
  await publisher.publishAsync(`skep/${key}`, '{"t":6}', { qos: 1, retain: true });
  for (const newcomer of ['first', 'second']) {
    await subscribed(async () => {
      const { length } = await inbox(null);
      await publish('skep/nobody', { [newcomer]: 1 });
      await until(() => inbox(null), length + 1);
    });
  }
  expect(await inbox(id)).toMatchObject([{ status: 'stored', repeats: 0 }]);
});

test('no line of the log holds the password of the broker or the key of a device', async () => {
  const { key } = await aDevice(api, anna);
  const text = lines.join('');
  expect(text).toContain('the broker cannot be reached');
  expect(text).not.toContain(broker.password);
  expect(text).not.toContain(key.slice(0, 8));
});
