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

const send = (key: string, values: object, time: string) =>
  api.request('POST', '/api/sensors', { body: { key, ...values, time: Date.parse(time) / 1000 } });
const ask = async (path: string) => (await api.request('GET', `/api/${path}`, { as: anna })).body;
const get = (path: string) => ask(`sensors/${path}`);
const june3 = 'start=2026-06-03&end=2026-06-04';

interface Column {
  quantity: string;
  unit: string;
  mean: (number | null)[];
}
const figures = ({ quantities }: { quantities: Column[] }) =>
  quantities.map(({ quantity, unit, mean }) => [quantity, unit, mean.filter((each) => each !== null)]);

async function aDeviceWithUnknowns() {
  const device = await aDevice(api, anna);
  await send(device.key, { t: 10, co2: 700, soil_moist: 0.000_12 }, '2026-06-03T10:00:00Z');
  await send(device.key, { t: 12, co2: 900 }, '2026-06-03T10:05:00Z');
  return device;
}

test('a value with an unknown name is drawn with the rest, by that name and without a unit', async () => {
  const { id } = await aDeviceWithUnknowns();
  expect(figures(await ask(`v1/series?deviceId=${id}&${june3}`))).toEqual([
    ['t', '°C', [11]],
    ['co2', '-', [800]],
    ['soil_moist', '-', [0.000_12]],
  ]);
  const { measurements } = await get(`measurements?id=${id}&${june3}`);
  expect(measurements.filter(({ t }: { t: unknown }) => t !== null)).toEqual([
    { time: '2026-06-03T10:00:00Z', t: 11, co2: 800, soil_moist: 0.000_12 },
  ]);
});

test('it can be requested alone, and is among the types of its period and of no other', async () => {
  const { id } = await aDeviceWithUnknowns();
  expect(figures(await ask(`v1/series?deviceId=${id}&${june3}&quantities=co2,never_sent`))).toEqual([
    ['co2', '-', [800]],
  ]);
  const types = await get(`measurement_types_available?id=${id}&${june3}`);
  expect(Object.keys(types)).toEqual(['t', 'co2', 'soil_moist']);
  expect(types.co2).toMatchObject({ id: 0, pq: 'co2', pq_name_unit: 'co2', show_in_charts: 1 });
  expect(await get(`measurement_types_available?id=${id}&start=2026-06-04&end=2026-06-05`)).toBe(
    'influx-query-empty',
  );
});

test('hives say what their devices have sent so', async () => {
  const { hive_id } = await aDeviceWithUnknowns();
  const hives = await ask('v1/measured-hives');
  expect(hives.find((hive: { id: string }) => hive.id === String(hive_id)).unknownQuantities).toEqual([
    'co2',
    'soil_moist',
  ]);
  const { hives: together } = await ask(`v1/hive-series?hiveIds=${hive_id}&quantities=co2`);
  expect(together).toHaveLength(1);
});

test('years have it from the figures of days', async () => {
  const { id } = await aDeviceWithUnknowns();
  const year = `v1/series?deviceId=${id}&start=2026-01-01&end=2026-12-31&quantities=co2`;
  await api.app.jobs.queue.send('recompute-days', {});
  await api.runJobs();
  const days = api.database.db.selectFrom('measurement_days').select('quantities');
  const rows = await days.where('device_id', '=', id).execute();
  expect(rows.map(({ quantities }) => quantities.co2)).toEqual([[2, 800, 700, 900]]);
  expect(figures(await ask(year))).toEqual([['co2', '-', [800]]]);
});

test('names of the language and numbers beyond all measure spoil nothing', async () => {
  const { id, key } = await aDevice(api, anna);
  for (const minute of ['00', '01', '02'])
    await send(key, { t: 1, constructor: 2, huge: 1e308 }, `2026-06-03T10:${minute}:00Z`);
  expect(figures(await ask(`v1/series?deviceId=${id}&${june3}`))).toEqual([
    ['t', '°C', [1]],
    ['constructor', '-', [2]],
  ]);
  await api.app.jobs.queue.send('recompute-days', {});
  await api.runJobs();
  expect(figures(await ask(`v1/series?deviceId=${id}&start=2026-01-01&end=2026-12-31`))).toHaveLength(2);
});
