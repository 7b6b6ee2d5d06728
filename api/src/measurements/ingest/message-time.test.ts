import { wireTimeOf } from '@skep/domain';
import { aDevice } from '#measurements/devices/test-devices.ts';
import { anInspection } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { instantInZone } from './message-time.ts';
import { readBrokerMessage } from './mqtt-message.ts';
import { receiveMessage } from './service.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  anna = await aUser(api);
});
afterAll(() => api.close());

const post = (body: object, path = 'sensors', as?: TestUser) =>
  api.request('POST', `/api/${path}`, { body, as });
const measured = async (id: number) => {
  const rows = await api.database.db
    .selectFrom('measurements')
    .select('measured_at')
    .where('device_id', '=', id as never)
    .orderBy('measured_at')
    .execute();
  return rows.map(({ measured_at }) => measured_at.toISOString());
};
const inbox = async (id: number) => {
  const { body } = await api.request('GET', `/api/v1/devices/${id}/inbox`, { as: anna });
  return body;
};

test('stored messages that are sent late get the hours that they name, in the zone that their owner has set', async () => {
  const { id, key } = await aDevice(api, anna);
  await api.request('POST', '/api/settings', { as: anna, body: { time_zone: 'Europe/Athens' } });
  for (let hour = 0; hour < 24; hour += 1) {
    const time = `2026-07-01 ${String(hour).padStart(2, '0')}:00:00`;
    expect((await post({ key, t: hour, time })).status).toBe(201);
  }
  const times = await measured(id);
  expect(times).toHaveLength(24);
  expect([times[0], times[23]]).toEqual(['2026-06-30T21:00:00.000Z', '2026-07-01T20:00:00.000Z']);
  expect((await inbox(id))[0]).toMatchObject({
    status: 'stored',
    notes: [{ code: 'time_in_zone', params: { time: '2026-07-01 23:00:00', zone: 'Europe/Athens' } }],
  });
  // The same once more is a repetition.
  await post({ key, t: 23, time: '2026-07-01 23:00:00' });
  expect(await measured(id)).toHaveLength(24);
});

test('the zone is that in which the owner recorded last, and UTC where none is known', async () => {
  const bram = await aUser(api);
  const { id, key } = await aDevice(api, bram);
  await post({ key, t: 1, time: '2026-01-10 12:00:00' });
  await anInspection(api, bram, { date: '2026-05-01 10:00', timezone: 'Pacific/Auckland' });
  await post({ key, t: 1, time: '2026-01-11 12:00:00' });
  expect(await measured(id)).toEqual(['2026-01-10T12:00:00.000Z', '2026-01-10T23:00:00.000Z']);
});

test('a time without a zone may be ahead, and is refused then', async () => {
  const { id, key } = await aDevice(api, anna);
  const time = wireTimeOf(new Date(api.clock.now().getTime() + 3_600_000), 'Europe/Athens');
  expect(await post({ key, t: 18, time })).toMatchObject({ status: 200, body: 'no-data-to-write' });
  expect(await inbox(id)).toMatchObject([{ status: 'refused_time', notes: [{ code: 'time_in_future' }] }]);
});

const uplink = (key: string, received_at: unknown) => ({
  end_device_ids: { device_id: key },
  uplink_message: { f_port: 1, f_cnt: 1, received_at, decoded_payload: { t: 18, h: 50, bv: 3.5 } },
});

describe.each(['yesterday', '2026-02-30 10:00:00', '27.11.2026 10:00', true])('the time %j', (time) => {
  test.each([
    ['sensors', false],
    ['sensors_auth', true],
    ['lora_sensors', false],
    ['lora_sensors_auth', true],
  ])('of /%s is refused, and its message is in the message log with the reason', async (path, isSignedIn) => {
    const { id, key } = await aDevice(api, anna);
    const answer = await post({ key, t: 18, time }, path, isSignedIn ? anna : undefined);
    expect([answer.status, answer.headers['x-error-code']]).toEqual([422, 'invalid_input']);
    expect(await measured(id)).toEqual([]);
    const [message] = await inbox(id);
    expect(message).toMatchObject({
      status: 'refused_time',
      notes: [{ code: 'time_unreadable', params: { time: typeof time === 'string' ? time : '{…}' } }],
    });
    expect(
      (await api.request('GET', `/api/v1/devices/${id}/inbox/${message.id}`, { as: anna })).text,
    ).toContain(String(time));
  });

  test('of a network server or a broker is refused too', async () => {
    const { id, key } = await aDevice(api, anna);
    const body = { ...uplink(key, time), end_device_ids: { dev_eui: key, device_id: 'scale' } };
    expect((await post(body, 'lora_sensors_auth', anna)).status).toBe(422);
    const message = {
      ...{ topic: `skep/${key}`, messageId: 1, isRepeat: false },
      payload: Buffer.from(JSON.stringify({ t: 18, time })),
    };
    const { read, raw } = readBrokerMessage(message, api.clock.now());
    const context = api.app.contextFor('test');
    expect(await receiveMessage(context, { read, raw, ownerId: undefined, isVouched: true })).toBe(
      'refused_time',
    );
    expect(await measured(id)).toEqual([]);
    expect((await inbox(id)).map(({ status }: { status: string }) => status)).toEqual([
      'refused_time',
      'refused_time',
    ]);
  });
});

test('a trial says that the time cannot be read as well', async () => {
  const { key } = await aDevice(api, anna);
  expect((await post({ key, t: 18, time: 'soon', debug: 1 })).status).toBe(422);
  expect((await post({ key, t: 18, time: '2026-05-01 10:00', debug: 1 })).body).toEqual({ t: 18 });
});

test('a restarted device counts from zero in the same session, and its messages are no repetitions', async () => {
  const { id, key } = await aDevice(api, anna);
  const now = api.clock.now().getTime();
  for (const minutes of [90, 60, 60, 30]) {
    const body = uplink(key, new Date(now - minutes * 60_000).toISOString());
    await post(
      {
        end_device_ids: { dev_eui: key },
        uplink_message: { ...body.uplink_message, session_key_id: 'AYx=', f_cnt: minutes === 90 ? 1 : 0 },
      },
      'lora_sensors_auth',
      anna,
    );
  }
  expect(await measured(id)).toHaveLength(3);
});

test.each([
  ['Europe/Amsterdam', '2026-10-25 02:30:00', '2026-10-25T00:30:00Z', '2026-10-25T00:30:00.000Z'],
  ['Europe/Amsterdam', '2026-10-25 02:30:00', '2026-10-25T01:31:00Z', '2026-10-25T01:30:00.000Z'],
  ['Europe/Amsterdam', '2026-10-25 04:30:00', '2026-10-26T00:00:00Z', '2026-10-25T03:30:00.000Z'],
  ['America/Santiago', '2026-11-27 00:00:00', '2026-11-28T00:00:00Z', '2026-11-27T03:00:00.000Z'],
])('in %s %s received at %s is %s', (zone, localTime, now, instant) => {
  expect(instantInZone(localTime, zone, new Date(now))?.toISOString()).toBe(instant);
});
