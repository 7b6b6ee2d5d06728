import { dayAfter } from '@skep/domain';
import { aDevice } from '#measurements/devices/test-devices.ts';
import { aHive, anApiary } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { share } from '#testing/sharing.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { startWeatherServer, type WeatherServer } from '../fetch/test-weather-server.ts';

let server: WeatherServer;
let api: TestApi;
let anna: TestUser;
let bram: TestUser;

beforeAll(async () => {
  server = await startWeatherServer(() => api.clock.now());
  api = await startTestApi({
    database: 'fresh',
    environment: { WEATHER_PROVIDER: 'open-meteo', WEATHER_URL: server.url },
  });
  [anna, bram] = [await aUser(api), await aUser(api)];
});
afterAll(async () => {
  await api.close();
  await server.close();
});

async function fetchNow() {
  await api.app.jobs.queue.send('fetch-weather', {});
  await api.runJobs();
}
const get = (path: string, as = anna) => api.request('GET', path, { as });

/** A hive with a scale, where the weather is known. */
async function aScaleOutside(place: object = { lat: 52.3731, lon: 4.8922 }) {
  const apiary = await anApiary(api, anna, { hive_amount: 0, ...place });
  const hive = await aHive(api, anna, { location_id: apiary.id });
  const device = await aDevice(api, anna, { hive_id: hive.id });
  await api.request('POST', '/api/sensors', { body: { key: device.key, weight_kg: 42 } });
  await fetchNow();
  return { apiary, hive, device };
}

test('how warm a day was is shown of visible apiaries, so far as hours are stored and have passed', async () => {
  const { apiary, hive } = await aScaleOutside();
  const today = api.clock.now().toISOString().slice(0, 10);
  const ask = async (day: string, as = anna, zone = 'UTC') =>
    (await get(`/api/v1/weather-temperatures?day=${day}&timeZone=${zone}`, as)).body;
  const temperatures = await ask(today);
  const ofApiary = temperatures.find((each: { apiaryId: string }) => each.apiaryId === String(apiary.id));
  expect(ofApiary.leastCelsius).toBeLessThanOrEqual(ofApiary.greatestCelsius);
  expect(await ask('2001-01-01')).toEqual([]);
  const carl = await aUser(api);
  expect(await ask(today, carl)).toEqual([]);
  await share(api, { hiveId: hive.id, memberId: carl.id, mayEdit: false });
  expect(await ask(today, carl)).toEqual([ofApiary]);
  expect((await ask('someday')).problems).toEqual([{ path: 'day', code: 'not_a_date' }]);
  expect((await ask(today, anna, 'Mars')).problems).toEqual([{ path: 'timeZone', code: 'unknown_choice' }]);
});

test('the next days are forecast for visible apiaries, by the sun of their place', async () => {
  const { apiary, hive } = await aScaleOutside({ lat: -41.3, lon: 174.8 });
  const askAs = async (as: TestUser) =>
    (await get('/api/v1/weather-days', as)).body.find(
      (each: { apiaryId: string }) => each.apiaryId === String(apiary.id),
    );
  const { days } = await askAs(anna);
  const sunMs = (174.8 / 15) * 3_600_000;
  const today = new Date(api.clock.now().getTime() + sunMs).toISOString().slice(0, 10);
  // In the evening nothing of today is left.
  const next = days.filter(({ day }: { day: string }) => day > today);
  expect(days.length - next.length).toBeLessThanOrEqual(1);
  expect(next.length).toBeGreaterThan(0);
  // Nine hours of 1.5 mm.
  expect(next[0]).toEqual({ day: dayAfter(today, 1), greatestCelsius: 18.4, rainMm: 13.5, windMs: 4.2 });
  const carl = await aUser(api);
  expect(await askAs(carl)).toBeUndefined();
  await share(api, { hiveId: hive.id, memberId: carl.id, mayEdit: false });
  expect(await askAs(carl)).toEqual({ apiaryId: String(apiary.id), days });
});

test('the weather of now has the format of OpenWeather, in metric units', async () => {
  const { apiary } = await aScaleOutside();
  const { status, body } = await get(`/api/weather?location_id=${apiary.id}`);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    coord: { lon: 4.9, lat: 52.4 },
    main: { temp: 18.4, feels_like: 17.2, pressure: 1013.2, humidity: 57 },
    visibility: 24_100,
    wind: { speed: 4.2, deg: 250, gust: 9.1 },
    clouds: { all: 80 },
    rain: { '1h': 1.5 },
    name: 'Orchard',
    cod: 200,
  });
  expect(body.weather).toEqual([
    { id: 501, main: 'Rain', description: 'moderate rain', icon: expect.stringMatching(/^10[dn]$/) },
  ]);
  expect(api.clock.now().getTime() / 1000 - body.dt).toBeLessThan(3600);
});

test('by coordinates it is given where an own apiary is near, and of nobody else’s', async () => {
  await aScaleOutside();
  expect((await get('/api/weather?lat=52.41&lon=4.91')).status).toBe(200);
  const of = async (path: string, as = anna) => {
    const { status, body } = await get(path, as);
    return [status, body];
  };
  expect(await of('/api/weather?lat=52.41&lon=4.91', bram)).toEqual([500, 'no_data']);
  expect(await of('/api/weather?lat=-33&lon=151')).toEqual([500, 'no_data']);
  expect(await of('/api/weather')).toEqual([500, 'no_coordinates']);
  const { id } = await anApiary(api, anna);
  expect(await of(`/api/weather?location_id=${id}`)).toEqual([500, 'no_coordinates']);
  expect((await get('/api/weather?lat=5200&lon=4.91')).status).toBe(422);
});

test('measurements have the weather of the same bins, unless it is not wanted', async () => {
  const { device } = await aScaleOutside();
  const { body } = await get(
    `/api/sensors/measurements?id=${device.id}&interval=day&index=0&relative_interval=1`,
  );
  const known = body.measurements.filter((row: { temperature: number | null }) => row.temperature !== null);
  expect(known.length).toBeGreaterThan(22);
  expect(known[0]).toMatchObject({
    temperature: 18.4,
    windSpeed: 4.2,
    cloudCover: 80,
    precipProbability: 35,
    ozone: 61,
  });
  const plain = await get(`/api/sensors/measurements?id=${device.id}&interval=week&index=0&weather=0`);
  expect(Object.keys(plain.body.measurements[0])).not.toContain('temperature');
});

test('a series brings the weather by bins, of now and of the days to come', async () => {
  const { apiary, hive, device } = await aScaleOutside();
  for (const source of [`deviceId=${device.id}`, `hiveId=${hive.id}`]) {
    const { body } = await get(`/api/v1/series?${source}&interval=week&weather=true`);
    const { weather } = body;
    expect(weather).toMatchObject({
      provider: 'open-meteo',
      apiaryId: String(apiary.id),
      apiaryName: 'Orchard',
      isOwn: true,
      isPlaced: true,
      newest: { condition: 'rain', precipitationType: 'rain' },
    });
    expect(new Set(weather.precipitationTypes)).toEqual(new Set(['rain', null]));
    const wind = weather.quantities.find(({ quantity }: { quantity: string }) => quantity === 'windBearing');
    expect(wind).toMatchObject({ unit: '°' });
    expect(wind.mean.at(-2)).toBe(250);
    expect(weather.precipitationMm.at(-2)).toBe(1.5);
    expect(weather.times).toHaveLength(wind.mean.length);
    expect(weather.forecast).toHaveLength(72);
    const [first] = weather.forecast;
    expect(Date.parse(first.time)).toBeGreaterThan(api.clock.now().getTime());
    expect(first.temperatureCelsius).toBe(18.4);
  }
  const day = await get(`/api/v1/series?deviceId=${device.id}&interval=year&weather=true`);
  expect(day.body.weather.precipitationMm.at(-2)).toBe(36);
});

test('the mean of winds from the north-west and the north-east is a wind from the north', async () => {
  server.twist = ({ hourly, hourly_units }) => {
    const wind_direction_10m = hourly.time?.map((_, index) => (index % 2 === 0 ? 350 : 30)) ?? [];
    return { hourly_units, hourly: { ...hourly, wind_direction_10m } };
  };
  const { device } = await aScaleOutside({ lat: 41.4, lon: 2.2 });
  const { body } = await get(`/api/v1/series?deviceId=${device.id}&interval=week&width=6h&weather=true`);
  const { quantities } = body.weather;
  const wind = quantities.find(({ quantity }: { quantity: string }) => quantity === 'windBearing');
  expect(wind.mean[1]).toBe(10);
});

test('a person who sees a hive sees its weather, and its place only roughly', async () => {
  const { hive, device, apiary } = await aScaleOutside({ lat: 47.99876, lon: 7.84567 });
  await share(api, { hiveId: hive.id, memberId: bram.id });
  const shared = await get(`/api/v1/series?deviceId=${device.id}&weather=true`, bram);
  expect(shared.body.weather).toMatchObject({ isOwn: false, isPlaced: true, newest: { condition: 'rain' } });
  const { body, text } = await get(`/api/weather?location_id=${apiary.id}`, bram);
  expect(body.coord).toEqual({ lat: 48, lon: 7.8 });
  expect(text + shared.text).not.toMatch(/47\.99|7\.84/);
  const stranger = await aUser(api);
  expect((await get(`/api/weather?location_id=${apiary.id}`, stranger)).status).toBe(404);
});

test('a device in an apiary without a place has no weather, and the answer says so', async () => {
  const { device } = await aScaleOutside({});
  const { body } = await get(`/api/v1/series?deviceId=${device.id}&weather=true`);
  expect(body.weather).toMatchObject({ isPlaced: false, quantities: [], forecast: [] });
});

test('before a hive was moved it has the weather and the nights of where it stood then', async () => {
  server.twist = (answer) => answer;
  const { hive, device, apiary } = await aScaleOutside({ lat: 40.4, lon: -3.7 });
  const valley = await anApiary(api, anna, { hive_amount: 0, lat: 67.9, lon: 21.1, name: 'Valley' });
  await fetchNow();
  api.clock.advance({ minutes: 30 * 60 });
  await api.request('POST', '/api/v1/hives/move', {
    as: anna,
    body: { hiveIds: [String(hive.id)], apiaryId: String(valley.id), timeZone: 'UTC' },
  });
  await fetchNow();
  api.clock.advance({ minutes: 6 * 60 });
  await fetchNow();
  const of = async (query: string, as = anna) => (await get(`/api/v1/series?${query}&weather=true`, as)).body;
  for (const source of [`deviceId=${device.id}`, `hiveId=${hive.id}`]) {
    const now = await of(`${source}&interval=hour`);
    expect(now.weather).toMatchObject({ apiaryName: valley.name, newest: { condition: 'rain' } });
    const before = await of(`${source}&interval=day&back=1`);
    expect(before.weather).toMatchObject({ apiaryId: String(apiary.id), forecast: [] });
    expect(before.nights.length).toBeGreaterThan(0);
  }
});
