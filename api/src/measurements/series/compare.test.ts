import { aDefinition, aDevice } from '#measurements/devices/test-devices.ts';
import { anInspection } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  anna = await aUser(api);
});
afterAll(() => api.close());

const send = (key: string, values: object, minutesAgo: number) =>
  api.request('POST', '/api/sensors', {
    body: { key, ...values, time: Math.floor(api.clock.now().getTime() / 1000) - minutesAgo * 60 },
  });

async function get(path: string, query: Record<string, string | number>, as = anna) {
  const text = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) text.set(name, String(value));
  return api.request('GET', `/api/sensors/${path}?${text}`, { as });
}

type Row = Record<string, number | string | null>;
const valuesOf = (rows: Row[], name: string) =>
  rows.map((row) => row[name]).filter((value) => typeof value === 'number');
const today = { interval: 'day', relative_interval: 1 };

test('each device counts alike, however often it sends', async () => {
  const one = await aDevice(api, anna);
  const two = await aDevice(api, anna);
  const minutes = api.clock.now().getUTCMinutes() % 10;
  const back = 20 + minutes;
  for (const each of [0, 1, 2, 3]) await send(one.key, { t: 10 }, back - each);
  await send(two.key, { t: 20, h: 50 }, back);
  const { status, body } = await get('comparemeasurements', { ...today, 'id[]': `${one.id},${two.id}` });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id: two.id,
    resolution: '10m',
    relative_interval: true,
    sensorDefinitions: [],
  });
  expect(valuesOf(body.measurements, 'mean_t')).toEqual([15]);
  expect(valuesOf(body.measurements, 'sd_t')).toEqual([7.07]);
  expect(valuesOf(body.measurements, 'mean_h')).toEqual([50]);
  expect(valuesOf(body.measurements, 'sd_h')).toEqual([]);
  const named = await get('comparemeasurements', { ...today, 'device_id[]': one.id, names: 't' });
  expect(Object.keys(named.body.measurements[0])).toEqual(['time', 'mean_t', 'sd_t']);
  const ofKeys = await get('comparemeasurements', { ...today, 'key[]': `${one.key},${two.key}` });
  expect(ofKeys.body.measurements).toEqual(body.measurements);
});

test('the slowest device says how wide the bins are; definitions are named', async () => {
  const one = await aDevice(api, anna);
  const two = await aDevice(api, anna, { measurement_interval_min: 60 });
  await aDefinition(api, anna, { device_id: one.id, name: 'Scale', inside: false });
  await send(one.key, { t: 10 }, 20);
  const { body } = await get('comparemeasurements', { ...today, 'id[]': `${one.id},${two.id}` });
  expect(body).toMatchObject({
    resolution: '60m',
    sensorDefinitions: { weight_kg: { name: 'Scale', inside: false } },
  });
});

test('one device that is another’s is enough for nothing at all', async () => {
  const bert = await aUser(api);
  expect((await get('comparemeasurements', today, bert)).body).toBe('sensor-none-error');
  const own = await aDevice(api, bert);
  await send(own.key, { t: 10 }, 20);
  const foreign = await aDevice(api, anna);
  expect((await get('comparemeasurements', today, bert)).status).toBe(200);
  expect(
    (await get('comparemeasurements', { ...today, 'id[]': `${own.id},${foreign.id}` }, bert)).status,
  ).toBe(404);
  const many = Array.from({ length: 201 }, (_, index) => index + 1).join();
  expect((await get('comparemeasurements', { ...today, 'id[]': many }, bert)).status).toBe(422);
});

test('net weight leaves out what was taken off at an inspection, and nothing else', async () => {
  const { id, key, hive_id } = await aDevice(api, anna);
  api.clock.advance({ days: 2 });
  // A super of 20 kg is taken off at an inspection; two days before, the scale was knocked by 5 kg.
  for (let quarter = 40; quarter >= 1; quarter -= 1) {
    const weight_kg = quarter > 20 ? 60 : 40 + (20 - quarter) * 0.1;
    await send(key, { weight_kg }, quarter * 15);
  }
  const inspected = new Date(api.clock.now().getTime() - 20 * 15 * 60_000);
  await anInspection(api, anna, {
    hive_ids: [hive_id],
    date: inspected.toISOString().slice(0, 16).replace('T', ' '),
    timezone: 'UTC',
  });
  const { body } = await get('cleanedweight', { ...today, id });
  const net = valuesOf(body.measurements, 'net_weight_kg');
  expect(net[0]).toBe(0);
  expect(Math.max(...net.map(Number))).toBeCloseTo(1.9, 1);
  expect(Math.min(...net.map(Number))).toBeGreaterThanOrEqual(-0.1);
  const plain = await get('measurements', { ...today, id, clean_weight: 0 });
  expect(Object.keys(plain.body.measurements[0])).toEqual(['time', 'weight_kg']);
  const both = await get('measurements', { ...today, id, names: 'weight_kg' });
  expect(both.body.measurements).toEqual(body.measurements);
  const compared = await get('comparemeasurements', { ...today, 'id[]': id });
  expect(valuesOf(compared.body.measurements, 'mean_net_weight_kg')).toEqual(net);
});

test('without an inspection a jump is weight like any other', async () => {
  const { id, key } = await aDevice(api, anna);
  for (let quarter = 10; quarter >= 1; quarter -= 1)
    await send(key, { weight_kg: quarter > 5 ? 60 : 40 }, quarter * 15);
  const { body } = await get('cleanedweight', { ...today, id });
  const net = valuesOf(body.measurements, 'net_weight_kg');
  expect([net[0], net.at(-1)]).toEqual([0, -20]);
});
