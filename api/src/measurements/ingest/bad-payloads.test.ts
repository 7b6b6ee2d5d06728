import fc from 'fast-check';
import { aDevice } from '#measurements/devices/test-devices.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  anna = await aUser(api);
});
afterAll(() => api.close());

const whole = Buffer.from('GwuxC6pkCgH/4y0EAAwMBv4ASAA/ACgAMQA+ADQALAAnACQAJwAZABQHAAAAAAAA', 'base64');
const send = (path: string, body: unknown) => api.request('POST', `/api/${path}`, { body });
const newest = async (id: number) => {
  const { body } = await api.request('GET', `/api/v1/devices/${id}/inbox`, { as: anna });
  return body[0];
};

test('a payload cut off, too long or of any bytes, on any port: stored raw, with its values or a reason', async () => {
  const { id, key } = await aDevice(api, anna);
  const payload = fc.oneof(
    fc.nat({ max: whole.length }).map((length) => whole.subarray(0, length)),
    fc.uint8Array({ maxLength: 300 }).map((tail) => Buffer.concat([whole, tail])),
    fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  );
  let frame = 0;
  await fc.assert(
    fc.asyncProperty(payload, fc.integer({ min: 0, max: 255 }), async (bytes, port) => {
      frame += 1;
      const frm_payload = bytes.toString('base64');
      const answer = await send('lora_sensors', {
        end_device_ids: { device_id: 'scale', dev_eui: key },
        uplink_message: { f_port: port, f_cnt: frame, frm_payload },
      });
      expect(['saved', 'no-data-to-write']).toContain(answer.body);
      const stored = await newest(id);
      expect(stored.status === 'unreadable' ? stored.notes.length : 1).toBeGreaterThan(0);
      const raw = await api.request('GET', `/api/v1/devices/${id}/inbox/${stored.id}`, { as: anna });
      expect(raw.text).toContain(JSON.stringify(frm_payload).slice(1, -1));
    }),
    { seed: 20_261_121, numRuns: 60 },
  );
}, 120_000);

test.each([
  ['1970', 86_400, 200, 'time_too_early'],
  ['2100', 4_102_444_800, 200, 'time_in_future'],
  ['the end of time', 9_007_199_254_740_991, 422, 'time_unreadable'],
])('a time of %s stores nothing', async (_what, time, status, code) => {
  const { id, key } = await aDevice(api, anna);
  expect((await send('sensors', { key, time, t: 18 })).status).toBe(status);
  expect((await newest(id)).notes).toMatchObject([{ code }]);
  const rows = await api.database.db
    .selectFrom('measurements')
    .select('measured_at')
    .where('device_id', '=', id as never)
    .execute();
  expect(rows).toEqual([]);
});

test.each([
  ['by which a probe says that it is broken', { t: -127, t_0: 85, t_1: -2137 }],
  ['in Fahrenheit and grams', { t: 212, weight_kg: 57_300 }],
  ['that is no number', { t: 'NaN', h: 'Infinity', weight_kg: 'heavy' }],
])('a value %s is not stored as a measurement, and the owner sees it', async (_what, values) => {
  const { id, key } = await aDevice(api, anna);
  expect((await send('sensors', { key, ...values })).status).toBeLessThan(300);
  const { notes } = await newest(id);
  expect(notes.map(({ params }: { params: { quantity: string } }) => params.quantity).sort()).toEqual(
    Object.keys(values).sort(),
  );
  const { quantities = {} } =
    (await api.database.db
      .selectFrom('device_last')
      .select('quantities')
      .where('device_id', '=', id as never)
      .executeTakeFirst()) ?? {};
  expect(quantities).toEqual({});
});

test.each([
  ['a list', [1, 2, 3]],
  ['a number', 7],
  ['nothing that any network server sends', { foo: { bar: 1 } }],
])('%s names no device and is refused', async (_what, body) => {
  const answer = await api.request('POST', '/api/lora_sensors', {
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
  expect(answer.status).toBe(400);
});
