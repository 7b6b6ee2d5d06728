import fc from 'fast-check';
import { aDevice } from '#measurements/devices/test-devices.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { hostileTexts, hostileValues } from '#testing/hostile-values.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let anna: TestUser;
let key: string;
beforeAll(async () => {
  api = await startTestApi();
  anna = await aUser(api);
  key = (await aDevice(api, anna)).key;
});
afterAll(() => api.close());

const clear = [200, 201, 400, 401, 413, 422];
const paths = ['sensors', 'lora_sensors'] as const;

async function answerTo(path: string, body: unknown): Promise<number> {
  const payload = JSON.stringify(body) ?? '';
  const headers = { 'content-type': 'application/json' };
  return (await api.request('POST', `/api/${path}`, { body: payload, headers })).status;
}

const anyValue = fc.oneof(
  fc.constantFrom(...hostileValues),
  fc.jsonValue(),
  fc.double(),
  fc.string({ unit: 'binary' }),
);
const names = fc.oneof(
  fc.constantFrom(
    't',
    'h',
    'w_v',
    'weight_kg',
    'lat',
    'bv',
    'time',
    'data',
    'debug',
    'beep_base',
    'hardware_id',
  ),
  fc.string({ unit: 'binary' }),
);

test('values of any kind under any name, sent for a known device: a clear answer', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), fc.dictionary(names, anyValue), async (path, values) => {
      const status = await answerTo(path, { ...values, key });
      // A list in the place of the body is no device's; a prototype is refused before it is read.
      expect(clear).toContain(status);
    }),
    { seed: 20_261_121, numRuns: 300 },
  );
}, 120_000);

test('a message nested as deep as its length allows is refused', async () => {
  const headers = { 'content-type': 'application/json' };
  const body = `{"key":"${key}","t":${'['.repeat(49_000)}${']'.repeat(49_000)}}`;
  for (const path of paths) {
    const answer = await api.request('POST', `/api/${path}`, { body, headers });
    expect([answer.status, answer.headers['x-error-code']]).toEqual([400, 'unreadable_request']);
  }
});

test('any key: a clear answer', async () => {
  for (const text of hostileTexts) expect(clear).toContain(await answerTo('sensors', { key: text, t: 18 }));
  await fc.assert(
    fc.asyncProperty(anyValue, async (sent) => {
      expect(clear).toContain(await answerTo('sensors', { key: sent, t: 18 }));
    }),
    { seed: 20_261_121, numRuns: 100 },
  );
}, 120_000);

test('a network server’s body with any part of it spoilt: a clear answer', async () => {
  const parts = [
    'end_device_ids.device_id',
    'uplink_message',
    'uplink_message.f_port',
    'uplink_message.f_cnt',
    'uplink_message.frm_payload',
    'uplink_message.decoded_payload',
    'uplink_message.rx_metadata',
    'received_at',
    'correlation_ids',
  ];
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...parts), anyValue, async (part, value) => {
      const body = {
        end_device_ids: { device_id: 'scale', dev_eui: key },
        uplink_message: { f_port: 3, f_cnt: 1, frm_payload: 'GwuxC6pkCgH/4y0EAAwM' },
      };
      expect(clear).toContain(await answerTo('lora_sensors', withPart(body, part.split('.'), value)));
    }),
    { seed: 20_261_121, numRuns: 200 },
  );
}, 120_000);

test.each([
  ['not a number at all', { t: 'warm', h: 'NaN', bv: 'Infinity' }],
  ['too large for a real', { weight_kg_noOutlier: 1e300, w_v: -1e39, odd: 1e308 }],
  ['too small for a real', { w_v: 1e-300, s_tot: 5e-324 }],
  ['a thousand unknown names', Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`x_${n}`, n]))],
  ['hostile names', { "t'; drop table measurements; --": 1, '../../t': 2, '"t"': 3, constructor: 4 }],
  ['°F and grams', { t: 212, weight_kg: 57_300 }],
  ['what a probe says when it is broken', { t: -127, t_0: 85, t_1: -2137 }],
])('%s is stored as what was sent or reported, and never as anything else', async (_what, values) => {
  const device = await aDevice(api, anna);
  expect(clear).toContain(await answerTo('sensors', { ...values, key: device.key }));
  const last = await api.database.db
    .selectFrom('device_last')
    .select('quantities')
    .where('device_id', '=', device.id)
    .executeTakeFirst();
  for (const [name, value] of Object.entries(last?.quantities ?? {})) {
    expect(Math.abs(value - Number(Reflect.get(values, name)))).toBeLessThan(1e-20);
  }
});

test('a body that is larger than any message is refused before it is read', async () => {
  const { key: ownKey } = await aDevice(api, anna);
  for (const route of ['sensors', 'lora_sensors'])
    expect(await answerTo(route, { key: ownKey, x: 'x'.repeat(100_000) })).toBe(413);
  expect([200, 201]).toContain(await answerTo('sensors', { key: ownKey, x: 'x'.repeat(50_000) }));
});

function withPart(body: unknown, [name = '', ...rest]: string[], value: unknown): unknown {
  const record = typeof body === 'object' && body !== null ? body : {};
  return { ...record, [name]: rest.length === 0 ? value : withPart(Reflect.get(record, name), rest, value) };
}
