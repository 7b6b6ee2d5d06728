import fc from 'fast-check';
import { aDevice } from '#measurements/devices/test-devices.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { brokerStore } from './broker-store.ts';
import { type BrokerMessage, readBrokerMessage } from './mqtt-message.ts';
import { receiveMessage } from './service.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  anna = await aUser(api);
});
afterAll(() => api.close());

const sent = (topic: string, body: unknown, more: Partial<BrokerMessage> = {}): BrokerMessage => ({
  topic,
  payload: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
  messageId: 1,
  isRepeat: false,
  ...more,
});
const read = (message: BrokerMessage) => readBrokerMessage(message, api.clock.now());
const receive = (message: BrokerMessage) => {
  const sent = { ...read(message), ownerId: undefined, isVouched: true };
  return receiveMessage(api.app.contextFor('test'), sent);
};
const inbox = (id: number) =>
  api.database.db
    .selectFrom('ingest_inbox')
    .selectAll()
    .where('device_id', '=', id as never)
    .orderBy('id')
    .execute();

test('what the broker repeats counts once, though it says nothing by which it is known again', async () => {
  const { id, key } = await aDevice(api, anna);
  const message = sent(`skep/${key}`, { t: 18.5 });
  expect(await receive(message)).toBe('stored');
  api.clock.advance({ minutes: 1 });
  expect(await receive({ ...message, isRepeat: true })).toBe('stored');
  expect(await inbox(id)).toMatchObject([{ repeats: 1 }]);
});

test('the same values again are another measurement, and so is another number of the broker', async () => {
  const { id, key } = await aDevice(api, anna);
  for (const messageId of [1, 1, 2]) {
    await receive(sent(`skep/${key}`, { t: 18.5 }, { messageId, isRepeat: messageId === 2 }));
    api.clock.advance({ minutes: 15 });
  }
  expect(await inbox(id)).toMatchObject([{ repeats: 0 }, { repeats: 0 }, { repeats: 0 }]);
});

test('of a device that never stops, a broker brings what is allowed, and its owner reads that it was not all; its neighbour is stored all the same', async () => {
  const [loud, quiet] = [await aDevice(api, anna), await aDevice(api, anna)];
  // An hour of this has 72 messages.
  const store = brokerStore(0.01);
  const context = api.app.contextFor('test');
  const numbers = Array.from({ length: 90 }, (_, number) => number);
  await Promise.all(numbers.map((number) => store(context, sent(`skep/${loud.key}`, { t: number / 2 }))));
  await store(context, sent(`skep/${quiet.key}`, { t: 18 }));
  const counts = Map.groupBy(await inbox(loud.id), ({ status }) => status);
  expect([...counts].map(([status, rows]) => [status, rows.length])).toEqual([
    ['stored', 72],
    ['too_many', 1],
  ]);
  expect(await inbox(quiet.id)).toHaveLength(1);
});

test('the device is named by the body of a network server, else by the last level', () => {
  const stack = { end_device_ids: { dev_eui: '70B3D50000000001' }, uplink_message: { f_port: 3 } };
  expect(read(sent('v3/bees@ttn/devices/scale/up', stack)).read.keys[0]).toBe('70b3d50000000001');
  expect(read(sent('v3/bees@ttn/devices/scale/up', { t: 1 })).read.keys).toEqual([]);
  const chirp = { deviceInfo: { devEui: '70b3d50000000002' }, fPort: 3, data: '' };
  expect(read(sent('application/1/device/70b3d50000000002/event/up', chirp)).read.keys[0]).toBe(
    '70b3d50000000002',
  );
  expect(read(sent('application/1/device/70b3d50000000002/event/ack', chirp)).read.status).toBe('unreadable');
  expect(read(sent('hives/garden/my-key', 't=18,5&h=50')).read).toMatchObject({
    keys: ['my-key'],
    values: { t: 18.5, h: 50 },
  });
});

test('an unreadable message, or one larger than HTTP takes, blocks nobody: it is acknowledged', async () => {
  const { id, key } = await aDevice(api, anna);
  const store = brokerStore(1);
  const context = api.app.contextFor('test');
  const nest = '['.repeat(49_000) + ']'.repeat(49_000);
  const uplink = `{"end_device_ids":{"dev_eui":"${key}"},"uplink_message":{"f_cnt":1,"decoded_payload":{"t":18,"a":${nest}}}}`;
  for (const body of [nest, uplink, `{"t":18,"a":"${'x'.repeat(100_000)}"}`])
    await store(context, sent(`skep/${key}`, body));
  await store(context, sent(`skep/${key}`, { t: 19 }));
  const rows = await inbox(id);
  expect(rows.filter(({ status }) => status === 'stored')).toHaveLength(1);
});

test('a device that writes to its own topic proves nothing of another', async () => {
  const store = brokerStore(1);
  const context = api.app.contextFor('test');
  const printed = '70b3d57ed0fa0001';
  const [own, other] = [await aDevice(api, anna), await aDevice(api, await aUser(api), { key: printed })];
  const values = { t: 18 };
  const bodies = [
    { ...values, key: printed },
    { end_device_ids: { dev_eui: printed }, uplink_message: { f_cnt: 1, decoded_payload: values } },
  ];
  for (const body of bodies) await store(context, sent(`skep/${own.key}`, body));
  expect(await inbox(other.id)).toMatchObject([{ status: 'quarantined' }]);
  await store(context, sent(`skep/${printed}`, values));
  await store(context, sent('v3/bees@ttn/devices/scale/up', bodies[1]));
  const stored = (await inbox(other.id)).filter(({ status }) => status === 'stored');
  expect(stored).toHaveLength(2);
});

test('any bytes on any topic are read as what they are or as unreadable, and stored as they came', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.uint8Array({ maxLength: 200 }), (topic, bytes) => {
      const payload = Buffer.from(bytes);
      const { raw } = read({ topic, payload, messageId: undefined, isRepeat: false });
      const parsed = JSON.parse(raw);
      expect(Buffer.from(parsed.body ?? parsed.base64, 'body' in parsed ? 'utf8' : 'base64')).toEqual(
        payload,
      );
      expect(raw).not.toContain('\u0000');
    }),
    { seed: 20_261_121 },
  );
});
