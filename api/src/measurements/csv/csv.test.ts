import { anImport, mapped, step } from '#imports/test-imports.ts';
import { aDefinition, aDevice } from '#measurements/devices/test-devices.ts';
import { aHive } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  anna = await aUser(api);
});
afterAll(() => api.close());

const sizeOf = (query: string, as = anna) => api.request('GET', `/api/v1/measured-table?${query}`, { as });
const get = (path: string, as = anna, headers = {}) =>
  api.request('GET', `/api/sensors/${path}`, { as, headers });
const send = (key: string, values: object, time: string) =>
  api.request('POST', '/api/sensors', { body: { key, ...values, time: Date.parse(time) / 1000 } });
const june = 'start=2026-06-01&end=2026-07-01&timezone=Europe/Amsterdam';
const linesOf = (text: string) => text.replace('\uFEFF', '').split('\r\n').slice(0, -1);

test('every message is a row, its time in UTC, and what was not measured is an empty cell', async () => {
  const { id, key } = await aDevice(api, anna);
  await send(key, { weight_kg: 41.5, t_i: 34 }, '2026-06-03T10:00:00Z');
  await send(key, { weight_kg: 0 }, '2026-06-03T10:15:00Z');
  await send(key, { weight_kg: 40 }, '2026-06-30T22:00:00Z');
  const { status, headers, text } = await get(`csv?id=${id}&${june}`);
  expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(headers['content-disposition']).toBe(
    'attachment; filename="measurements-2026-06-01-2026-06-30.csv"',
  );
  expect(linesOf(text)).toEqual([
    'time,Temperature in the hive (°C),Weight (kg)',
    '2026-06-03T10:00:00.000Z,34,41.5',
    '2026-06-03T10:15:00.000Z,,0',
  ]);
});

test('chosen quantities stand in their order, between the signs that the person chose, named in their language', async () => {
  const { id, key } = await aDevice(api, anna);
  await send(key, { weight_kg: 41.5, t_i: 34, h: 60 }, '2026-06-03T10:00:00Z');
  const answer = await get(`csv?id=${id}&${june}&names=t_i,weight_kg&separator=semicolon`, anna, {
    'accept-language': 'nl',
  });
  expect(linesOf(answer.text)[0]).toMatch(/^time;[^;]+ \(°C\);Gewicht \(kg\)$/);
  expect(linesOf(answer.text)[1]).toBe('2026-06-03T10:00:00.000Z;34;41,5');
});

test('hours and days are means, and days begin at the midnight of the zone', async () => {
  const { id, key } = await aDevice(api, anna);
  await send(key, { t_i: 30 }, '2026-06-03T10:00:00Z');
  await send(key, { t_i: 34 }, '2026-06-03T10:30:00Z');
  await send(key, { t_i: 20 }, '2026-06-03T22:30:00Z');
  const rows = async (resolution: string) =>
    linesOf((await get(`csv?id=${id}&${june}&resolution=${resolution}`)).text).slice(1);
  expect(await rows('1h')).toEqual(['2026-06-03T10:00:00.000Z,32', '2026-06-03T22:00:00.000Z,20']);
  expect(await rows('1d')).toEqual(['2026-06-03,32', '2026-06-04,20']);
});

test('weights and temperatures are in the units of the person, as the titles say; old clients get kilograms', async () => {
  const { id, key } = await aDevice(api, anna);
  await send(key, { weight_kg: 28.088, t_i: 34, h: 60 }, '2026-06-03T10:00:00Z');
  await inPounds(anna);
  const { text } = await get(`csv?id=${id}&${june}&separator=semicolon`);
  expect(linesOf(text)).toEqual([
    'time;Humidity (%RH);Temperature in the hive (°F);Weight (lb)',
    '2026-06-03T10:00:00.000Z;60;93,2;61,923',
  ]);
  const body = { device_id: id, start: '2026-06-01', end: '2026-07-01', measurements: ['weight_kg'] };
  const old = await api.request('POST', '/api/export/csv', { as: anna, body });
  expect(linesOf(old.text)).toEqual(['time;Weight (kg)', '2026-06-03T10:00:00.000Z;28.088']);
});

test.each([
  ['kilograms', 'semicolon'],
  ['pounds', 'semicolon'],
  ['pounds', 'comma'],
])('an import of the table in %s with a %s stores the same values', async (unit, separator) => {
  const [{ id, key }, other] = [await aDevice(api, anna), await aDevice(api, anna)];
  if (unit === 'pounds') await inPounds(anna);
  for (const [hour, weight_kg] of [28.088, 28.1, 101.234].entries())
    await send(key, { weight_kg, t_i: 34.25 }, `2026-06-0${hour + 1}T10:00:00Z`);
  const table = await get(`csv?id=${id}&${june}&separator=${separator}`);
  const sent = await anImport(api, anna, table.text);
  await mapped(api, anna, sent, { target: String(other.id) });
  await step(api, anna, sent.id, 'count');
  await step(api, anna, sent.id, 'start');
  const again = await get(`csv?id=${other.id}&${june}&separator=${separator}`);
  expect(again.text).toBe(table.text);
  expect(await stored(other.id)).toEqual(await stored(id));
});

const inPounds = (as: TestUser) =>
  api.request('POST', '/api/settings', { as, body: { weight_unit: 'lb', temperature_unit: 'fahrenheit' } });

const stored = (id: number) =>
  api.database.db
    .selectFrom('measurements')
    .select(['measured_at', 'weight_kg', 't_i'])
    .where('device_id', '=', id as never)
    .orderBy('measured_at')
    .execute();

test('hives have a row each for what stood on them, and their name cannot become a formula', async () => {
  const [linden, willow] = [
    await aHive(api, anna, { name: '=cmd()' }),
    await aHive(api, anna, { name: 'Willow' }),
  ];
  for (const [hive, weight_kg] of [
    [linden, 40],
    [willow, 50],
  ] as const) {
    const { key } = await aDevice(api, anna, { hive_id: hive.id });
    await api.request('POST', '/api/sensors', { body: { key, weight_kg } });
  }
  const { text } = await get(`csv?hive_ids=${willow.id},${linden.id}&start=2020-01-01&end=2100-01-01`);
  const [head, ...rows] = linesOf(text);
  expect(head).toBe('hive,time,Weight (kg)');
  expect(rows.map((row) => row.replace(/,.*,/, ' '))).toEqual(['Willow 50', "'=cmd() 40"]);
});

test('values that are only computed when read are in the table as in charts', async () => {
  const { id, key } = await aDevice(api, anna);
  await send(key, { w_v: 5000 }, '2026-06-03T10:00:00Z');
  await aDefinition(api, anna, { device_id: id, recalculate: true });
  const { text } = await get(`csv?id=${id}&${june}&names=weight_kg`);
  expect(linesOf(text)[1]).toBe('2026-06-03T10:00:00.000Z,40');
  expect((await sizeOf(`deviceId=${id}&${june}`)).body.quantities).toContain('weight_kg');
});

test('its size is known beforehand, with what there is to choose from', async () => {
  const { id, key } = await aDevice(api, anna);
  for (const minute of [10, 20, 40]) await send(key, { weight_kg: 41, h: 60 }, `2026-06-03T10:${minute}:00Z`);
  expect((await sizeOf(june)).body).toEqual({
    deviceId: String(id),
    rows: 3,
    bytes: 3 * (21 + 12),
    isTooMuch: false,
    quantities: ['h', 'weight_kg'],
  });
  expect((await sizeOf(`deviceId=${id}&${june}&resolution=1h&quantities=h`)).body).toMatchObject({
    rows: 1,
    bytes: 27,
  });
  expect((await sizeOf(`deviceId=${id}&start=2020-01-01&end=2020-02-01`)).body).toMatchObject({
    rows: 0,
    quantities: [],
  });
});

test("a place is rounded, or left out, where a hive's owner hides it; a stranger gets nothing", async () => {
  const { id, key } = await aDevice(api, anna);
  await send(key, { lat: 52.123456, lon: 4.123456, weight_kg: 41 }, '2026-06-03T10:00:00Z');
  const own = await get(`csv?id=${id}&${june}&names=lat`);
  expect(linesOf(own.text)[1]).toMatch(/52\.1234/);
  const bram = await aUser(api);
  expect((await sizeOf(`deviceId=${id}&${june}`, bram)).status).toBe(404);
  for (const path of [`csv?id=${id}&${june}`, `csv?hive_ids=1&${june}`])
    expect((await get(path, bram)).status).toBe(404);
});

test.each([
  ['start=2026-06-02&end=2026-06-01', 'start'],
  ['start=text&end=2026-06-01', 'start'],
  ['start=2026-06-01&end=2026-06-02&timezone=Mars/Base', 'timezone'],
])('a period that is none (%s) is refused at its field', async (period, field) => {
  const { id } = await aDevice(api, anna);
  const { status, body } = await get(`csv?id=${id}&${period}`);
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
});

describe('as old clients ask for it', () => {
  const ask = (body: object, as = anna) => api.request('POST', '/api/export/csv', { as, body });
  const period = { start: '2026-06-01 00:00:00', end: '2026-07-01 00:00:00' };

  test('the file comes with semicolons, unless another sign is named', async () => {
    const { id, key } = await aDevice(api, anna);
    await send(key, { weight_kg: 41.5, t_i: 34 }, '2026-06-03T10:00:00Z');
    const { status, text } = await ask({ device_id: id, ...period, measurements: ['weight_kg'] });
    expect([status, linesOf(text)]).toEqual([200, ['time;Weight (kg)', '2026-06-03T10:00:00.000Z;41.5']]);
    const commas = await ask({ device_id: String(id), ...period, separator: ',', measurements: ['t_i'] });
    expect(linesOf(commas.text)[1]).toBe('2026-06-03T10:00:00.000Z,34');
  });

  test('a period without any measurement is said as ever', async () => {
    const { id } = await aDevice(api, anna);
    const { status, body } = await ask({ device_id: id, ...period });
    expect([status, body]).toEqual([500, 'influx-query-empty']);
  });
});
