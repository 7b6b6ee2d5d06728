import { sampleCodec, samplePayload, storedCodec } from '#measurements/codecs/test-codecs.ts';
import { aDevice } from '#measurements/devices/test-devices.ts';
import type { DeviceId } from '#platform/context/ids.ts';
import { outboxMails } from '#platform/mail/outbox-store.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  anna = await aUser(api);
});
afterAll(() => api.close());

/** A device of its owner's codec. */
async function aDecodedDevice(codec: Record<string, unknown> = {}, owner = anna) {
  const { id: codecId } = await storedCodec(api, owner, codec);
  const device = await aDevice(api, owner);
  await api.request('PATCH', `/api/v1/devices/${device.id}`, { as: owner, body: { codecId } });
  return { ...device, codecId };
}

let frames = 0;

/** A message as ChirpStack sends it. */
function uplink(key: string, payload: string, more: object = {}) {
  frames += 1;
  return api.request('POST', '/api/lora_sensors_auth', {
    as: anna,
    body: {
      deviceInfo: { devEui: key },
      ...{ deduplicationId: `codec-${frames}`, fCnt: frames, fPort: 2, rxInfo: [] },
      ...{ data: Buffer.from(payload, 'hex').toString('base64'), time: api.clock.now().toISOString() },
      ...more,
    },
  });
}

const inboxOf = async ({ id }: { id: number }) =>
  (await api.request('GET', `/api/v1/devices/${id}/inbox`, { as: anna })).body;
const newestOf = async ({ id }: { id: number }) =>
  (await api.request('GET', `/api/sensors/lastvalues?id=${id}`, { as: anna })).body;

test('bytes are decoded by the codec, and stored as the quantities that its fields are', async () => {
  const device = await aDecodedDevice();
  expect((await uplink(device.key, samplePayload)).status).toBe(201);
  expect(await newestOf(device)).toMatchObject({ t_i: 30, weight_kg: 21.5 });
  expect(await inboxOf(device)).toMatchObject([{ status: 'stored', valueCount: 3, notes: [] }]);
  // What no field is mapped to waits for a meaning, as of any sender.
  const unknown = await api.request('GET', '/api/v1/unknown-quantities', { as: anna });
  expect(unknown.body).toContainEqual({ deviceId: String(device.id), name: 'Hum_SHT', quantity: 'h' });
});

test('what the codec warns of and refuses is in the message log', async () => {
  const device = await aDecodedDevice();
  await uplink(device.key, '012c6553fc');
  const other = await uplink(device.key, samplePayload, { fPort: 3 });
  expect(other.status).toBe(200);
  expect(await inboxOf(device)).toMatchObject([
    {
      status: 'unreadable',
      notes: [{ code: 'codec_failed', params: { failure: 'refused', message: 'unknown port' } }],
    },
    { status: 'stored', notes: [{ code: 'codec_warning', params: { message: 'humidity sensor wet' } }] },
  ]);
});

test('it stands before what the network decoded, and messages without bytes are read as before', async () => {
  const device = await aDecodedDevice();
  await uplink(device.key, samplePayload, { object: { t_i: 1, h: 2, p: 1000 } });
  expect(await newestOf(device)).toMatchObject({ t_i: 30 });
  await api.request('POST', '/api/sensors', { body: { key: device.key, t_i: 12 } });
  expect(await newestOf(device)).toMatchObject({ t_i: 12 });
});

test('a message that comes again is the same message', async () => {
  const device = await aDecodedDevice();
  const again = { deduplicationId: 'the same', fCnt: 7 };
  await uplink(device.key, samplePayload, again);
  expect((await uplink(device.key, samplePayload, again)).status).toBe(201);
  expect(await inboxOf(device)).toMatchObject([{ repeats: 1 }]);
});

test('an edited codec reads the next message', async () => {
  const device = await aDecodedDevice();
  await uplink(device.key, samplePayload);
  await api.request('PATCH', `/api/v1/device-codecs/${device.codecId}`, {
    ...{ as: anna, body: { text: sampleCodec.replace('SCALE = 10', 'SCALE = 20') } },
  });
  await uplink(device.key, samplePayload);
  expect(await newestOf(device)).toMatchObject({ t_i: 15 });
});

test('without a codec again its messages are read by the formats that are known', async () => {
  const device = await aDecodedDevice();
  await uplink(device.key, samplePayload);
  await api.request('DELETE', `/api/v1/device-codecs/${device.codecId}`, { as: anna });
  // A port that the codec refuses.
  await uplink(device.key, samplePayload, { fPort: 3 });
  const [last] = await inboxOf(device);
  expect(last.notes.map(({ code }: { code: string }) => code)).not.toContain('codec_failed');
});

describe('an endless codec', () => {
  const endless = 'function decodeUplink(input) { for (;input.fPort === 2;); return { data: { t_i: 20 } }; }';

  test('costs its own device only, rests after five messages, and its owner is told', async () => {
    const device = await aDecodedDevice({ text: endless, name: 'Endless sensor' });
    const others = await aDecodedDevice();
    const statuses = await Promise.all([
      ...[1, 2, 3, 4, 5, 6].map(() => uplink(device.key, samplePayload)),
      uplink(others.key, samplePayload),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 201]);
    expect(await newestOf(others)).toMatchObject({ t_i: 30 });
    await uplink(device.key, samplePayload);
    const [last, ...before] = await inboxOf(device);
    expect(last).toMatchObject({ status: 'unreadable', notes: [{ code: 'codec_rests' }] });
    expect(before).toContainEqual(
      expect.objectContaining({
        notes: [{ code: 'codec_failed', params: { failure: 'too_slow', message: '' } }],
      }),
    );
    const codec = () => api.request('GET', `/api/v1/device-codecs/${device.codecId}`, { as: anna });
    expect((await codec()).body.restsSince).toBe(api.clock.now().toISOString());
    const mails = await outboxMails(api.database);
    expect(mails.filter(({ subject }) => subject.includes('Endless sensor'))).toMatchObject([
      { recipient: anna.email, text: expect.stringContaining(`/devices/codecs/${device.codecId}`) },
    ]);
    await api.request('PATCH', `/api/v1/device-codecs/${device.codecId}`, {
      ...{ as: anna, body: { name: 'Mended sensor' } },
    });
    expect((await codec()).body.restsSince).toBeUndefined();
    await uplink(device.key, samplePayload, { fPort: 1 });
    expect(await newestOf(device)).toMatchObject({ t_i: 20 });
  });
});

describe('the past decoded again', () => {
  const valuesOf = async ({ id }: { id: number }) => {
    const rows = await api.database.db
      .selectFrom('measurements')
      .select(['t_i', 'weight_kg', 'h', 'extra'])
      .where('device_id', '=', id as DeviceId)
      .orderBy('measured_at')
      .execute();
    return rows.map(({ t_i, weight_kg, h, extra }) => ({ t_i, weight_kg, h, extra }));
  };
  const redecode = async ({ id }: { id: number }) => {
    const answer = await api.request('POST', `/api/v1/devices/${id}/redecode`, { as: anna });
    await api.runJobs();
    return answer.body;
  };
  const change = (codecId: string, body: object) =>
    api.request('PATCH', `/api/v1/device-codecs/${codecId}`, { as: anna, body });

  test('a mended codec replaces what it brought, and what could not be read is stored', async () => {
    const device = await aDecodedDevice();
    await uplink(device.key, samplePayload);
    api.clock.advance({ minutes: 10 });
    await uplink(device.key, samplePayload, { fPort: 3 });
    await change(device.codecId, {
      text: sampleCodec.replace('SCALE = 10', 'SCALE = 20').replace('fPort !== 2', 'fPort > 9'),
      fields: [
        { name: 'TempC_SHT', quantity: 't_i' },
        { name: 'Hum_SHT', quantity: 'h' },
      ],
    });
    expect(await redecode(device)).toEqual({ messageCount: 2 });
    const once = { t_i: 15, weight_kg: null, h: 55, extra: { scale_weight_g: 21500 } };
    expect(await valuesOf(device)).toEqual([once, once]);
    expect(await inboxOf(device)).toMatchObject([
      { status: 'stored', valueCount: 3, notes: [] },
      { status: 'stored', valueCount: 3, notes: [] },
    ]);
    const newest = await newestOf(device);
    expect(newest).toMatchObject({ t_i: 15, h: 55 });
  });

  test('what the codec no longer reads is taken away, and what the device sent by name stays', async () => {
    const device = await aDecodedDevice();
    await api.request('POST', '/api/sensors', { body: { key: device.key, t_i: 12 } });
    api.clock.advance({ minutes: 10 });
    await uplink(device.key, samplePayload);
    await change(device.codecId, { text: "function decodeUplink() { return { errors: ['no'] }; }" });
    await redecode(device);
    expect(await valuesOf(device)).toMatchObject([{ t_i: 12 }]);
    expect(await inboxOf(device)).toMatchObject([
      { status: 'unreadable', valueCount: 0 },
      { status: 'stored' },
    ]);
  });

  test('a corrected definition counts for what the codec gives', async () => {
    const device = await aDecodedDevice();
    await uplink(device.key, samplePayload);
    await api.request('POST', `/api/v1/devices/${device.id}/sensor-definitions`, {
      as: anna,
      body: { input: 'Hum_SHT', output: 'h', offset: 5, validFrom: '2020-01-01T00:00:00Z' },
    });
    await api.runJobs();
    expect(await valuesOf(device)).toMatchObject([{ t_i: 30, h: 50 }]);
    expect(await inboxOf(device)).toMatchObject([{ status: 'stored', notes: [] }]);
  });
});
