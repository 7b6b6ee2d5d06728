import { utcWireTime } from '@skep/domain';
import { aDevice } from '#measurements/devices/test-devices.ts';
import { anApiary } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { aResearch, consentTo, fetchedRows, type TestResearch, withdrawFrom } from '../test-research.ts';

let api: TestApi;
let anna: TestUser;
let rita: TestUser;
beforeAll(async () => {
  api = await startTestApi({ environment: { WEATHER_PROVIDER: 'open-meteo' } });
});
beforeEach(async () => {
  [anna, rita] = await Promise.all([aUser(api), aUser(api)]);
});
afterAll(() => api.close());

const rows = (research: TestResearch, path: string) => fetchedRows(api, rita, research, path);
const hourOf = () => `${utcWireTime(api.clock.now()).slice(0, 13)}:00:00`;

/** Consented for one hive with a device, which has measured 20, 22 and 30 degrees in two hours since. */
async function measured() {
  const research = await aResearch(api, { researchers: [rita.email] });
  const apiary = await anApiary(api, anna, { hive_amount: 1, lat: '52.3791', lon: '4.9003' });
  const hiveId: number = apiary.hives[0].id;
  const { key } = await aDevice(api, anna, { hive_id: hiveId });
  const send = (t: number) => api.request('POST', '/api/sensors', { body: { key, t } });
  // At the beginning of an hour, so that an hour holds what follows.
  const minutes = 60 - api.clock.now().getUTCMinutes();
  await send(99);
  api.clock.advance({ minutes });
  await consentTo(api, research, anna, [hiveId]);
  for (const t of [20, 22, 30]) {
    api.clock.advance({ minutes: 25 });
    await send(t);
  }
  return { research, hiveId, send };
}

describe('measurements are put together', () => {
  test('as means of an hour, of consented data and of nothing else', async () => {
    const { research, send } = await measured();
    api.clock.advance({ minutes: 1 });
    await withdrawFrom(api, research, anna);
    api.clock.advance({ minutes: 1 });
    await send(77);
    const hours = await rows(research, 'data/measurements?measurements=t&interval=1h');
    expect(hours.map(({ t }) => t)).toEqual(['21', '30']);
    expect(hours.every(({ measured_at }) => measured_at?.endsWith(':00:00.000Z'))).toBe(true);
  });

  test.each([
    ['FIRST', '20'],
    ['LAST', '30'],
    ['MEAN', '24'],
    ['median', '22'],
    ['MIN', '20'],
    ['MAX', '30'],
    ['SUM', '72'],
    ['COUNT', '3'],
    ['SPREAD', '10'],
    ['STDDEV', '5.29'],
    ['PERCENTILE&calculation_prop=99', '30'],
    ['MEAN&decimals=0', '24'],
  ])('by %s', async (calculation, value) => {
    const { research } = await measured();
    // A year of 365 days, which no midnight divides.
    const path = `data/measurements?measurements=t&interval=365d&calculation=${calculation}`;
    expect((await rows(research, path)).map(({ t }) => t)).toEqual([value]);
  });

  test('as the figures of a box plot, each in a column', async () => {
    const { research } = await measured();
    const [row] = await rows(research, 'data/measurements?measurements=t&interval=365d&calculation=BOXPLOT');
    expect(row).toMatchObject({ t: '24', t_min: '20', t_max: '30', t_med: '22', t_cnt: '3', t_p25: '20' });
  });

  test('alike however many bins are read at once', async () => {
    const { research, send } = await measured();
    api.clock.advance({ days: 3 });
    await send(40);
    const minutes = await rows(research, 'data/measurements?measurements=t&interval=1m');
    expect(minutes.map(({ t }) => t)).toEqual(['20', '22', '30', '40']);
  });
});

test('a part is requested by device, apiary, month, period, limit and precision', async () => {
  const { research } = await measured();
  const [{ device } = { device: '' }] = await rows(research, 'data/devices');
  const [{ apiary } = { apiary: '' }] = await rows(research, 'data/apiaries');
  const count = async (query: string) =>
    (await rows(research, `data/measurements?measurements=t&${query}`)).length;
  const month = utcWireTime(api.clock.now()).slice(0, 7);
  expect([await count(`device_ids=${device}`), await count('device_id=another')]).toEqual([3, 0]);
  expect([await count(`location_ids=x,${apiary}`), await count('location_id=another')]).toEqual([3, 0]);
  expect([await count(`year_months=2001-01,${month}`), await count('year_months=2001-01')]).toEqual([3, 0]);
  expect([await count('interval=year&calculation=NONE'), await count('interval=year&index=5')]).toEqual([
    3, 0,
  ]);
  expect(await count('limit=2')).toBe(2);
  const [row] = await rows(research, 'data/measurements?measurements=t&precision=s');
  expect(row?.measured_at).toMatch(/^\d{10}$/);
});

test('a person who is not in the requested data sees no download', async () => {
  const { research } = await measured();
  await rows(research, 'data/measurements?device_id=another');
  const { body } = await api.request('GET', '/api/research', { as: anna });
  expect(body.find(({ id }: { id: number }) => id === research.id).fetches).toEqual([]);
});

test('the weather of an apiary while its hives may be looked at, each hour once', async () => {
  const research = await aResearch(api, { researchers: [rita.email] });
  const apiary = await anApiary(api, anna, { hive_amount: 2, lat: '51.2', lon: '6.1' });
  const { db } = api.database;
  const { id: place_id } = await db
    .insertInto('weather_places')
    .values({
      ...{ latitude_tenths: 512, longitude_tenths: 61 },
      ...{ next_fetch_at: api.clock.now(), history_from: api.clock.now() },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const sendWeather = (temperature: number) =>
    db
      .insertInto('weather_hours')
      .values({ ...nothing, place_id, hour: new Date(`${hourOf().replace(' ', 'T')}Z`), temperature })
      .execute();
  await sendWeather(5);
  await consentTo(
    api,
    research,
    anna,
    apiary.hives.map(({ id }: { id: number }) => id),
  );
  api.clock.advance({ minutes: 120 });
  await sendWeather(7);
  api.clock.advance({ minutes: 60 });
  await withdrawFrom(api, research, anna);
  api.clock.advance({ minutes: 120 });
  await sendWeather(9);
  const hours = await rows(research, 'data/weather');
  expect(hours.map(({ temperature }) => temperature)).toEqual(['7']);
});

/** An hour of which nothing is known but what the overrides say. */
const nothing = {
  ...{ condition: null, apparentTemperature: null, dewPoint: null, humidity: null, pressure: null },
  ...{ precipIntensity: null, precipProbability: null, windSpeed: null, windGust: null, windBearing: null },
  ...{ cloudCover: null, uvIndex: null, visibility: null, ozone: null },
};

test.each([
  ['interval=2h', { interval_invalid: '2h' }],
  ['calculation=WEEKMAP', { calculation_invalid: 'WEEKMAP' }],
  ['calculation=PERCENTILE&calculation_prop=101', { calculation_prop_invalid: '101' }],
  ['decimals=-1', { decimals_invalid: '-1' }],
  ['limit=5001', { limit_invalid: '5001' }],
  ['precision=years', { precision_invalid: 'years' }],
  ['timezone=Mars/Base', { timezone_invalid: 'Mars/Base' }],
  ['year_months=2026-13', { year_months_invalid: '2026-13', format: 'Y-m' }],
  [`device_ids=${'x,'.repeat(40_000)}`, undefined],
])('%.40s is refused before anything is read', async (query, answer) => {
  const { id } = await aResearch(api, { researchers: [rita.email] });
  const path = `/api/researchdata/${id}/data/measurements?${query}`;
  const { status, body } = await api.request('GET', path, { as: rita });
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  if (answer !== undefined) expect([status, body]).toEqual([400, answer]);
});

test('a participant, an admin and a visitor get nothing, whatever they request', async () => {
  const { research } = await measured();
  const query = 'measurements?interval=1h&calculation=MAX';
  for (const as of [anna, research.admin]) {
    const { status, body } = await api.request('GET', `/api/researchdata/${research.id}/data/${query}`, {
      as,
    });
    expect([status, body]).toEqual([405, 'unauthorized-for-research']);
  }
  expect((await api.request('GET', `/api/researchdata/${research.id}/data/weather`)).status).toBe(401);
});
