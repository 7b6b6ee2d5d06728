import type { OpenDatabase } from '#platform/database/open-database.ts';
import { anApiary } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { hoursOf } from '#weather/core/hours-store.ts';
import { answerJson, startWeatherServer, type WeatherServer } from './test-weather-server.ts';

const hourMs = 60 * 60_000;
const lines: string[] = [];
let api: TestApi;
let anna: TestUser;
let server: WeatherServer;

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** For the tests of a group; each begins without any apiary. */
function withSettings(environment: Record<string, string>) {
  beforeAll(async () => {
    server = await startWeatherServer(() => api.clock.now());
    api = await startTestApi({
      database,
      environment: { WEATHER_URL: server.url, LOG_LEVEL: 'info', ...environment },
      logStream: { write: (line) => void lines.push(line) },
    });
    anna = await aUser(api);
  });
  afterEach(async () => {
    await database.db.deleteFrom('weather_places').execute();
    await database.db.deleteFrom('apiaries').execute();
    Object.assign(server, {
      requests: [],
      fault: undefined,
      hasAirQuality: true,
      twist: (answer: unknown) => answer,
    });
    lines.length = 0;
  });
  afterAll(async () => {
    await api.close();
    await server.close();
  });
}

async function fetchNow() {
  await api.app.jobs.queue.send('fetch-weather', {});
  await api.runJobs();
}
const places = () => database.db.selectFrom('weather_places').selectAll().orderBy('id').execute();
const paths = () => server.requests.map(({ pathname }) => pathname);
const forecasts = () => paths().filter((path) => path === '/v1/forecast').length;
async function hourAt(time: Date) {
  const [place] = await places();
  if (place === undefined) return undefined;
  const hour = new Date(Math.floor(time.getTime() / hourMs) * hourMs);
  return (await hoursOf(api.app.contextFor('test'), place.id, hour, new Date(hour.getTime() + 1)))[0];
}
const orchard = { lat: 52.3731, lon: 4.8922 };

describe('Open-Meteo', () => {
  withSettings({ WEATHER_PROVIDER: 'open-meteo' });

  test('neighbours share a place, which is fetched once an hour, and tells no exact position', async () => {
    await anApiary(api, anna, orchard);
    await anApiary(api, anna, { lat: 52.412, lon: 4.9481 });
    await anApiary(api, anna, { name: 'nobody knows where' });
    await fetchNow();
    await fetchNow();
    expect(await places()).toMatchObject([{ latitude_tenths: 524, longitude_tenths: 49 }]);
    expect(forecasts()).toBe(1);
    expect(server.requests[0]?.search).toContain('latitude=52.4&longitude=4.9&');
    api.clock.advance({ minutes: 120 });
    await fetchNow();
    expect(forecasts()).toBe(2);
  });

  test('values are stored in the units of the product, of the past, of now and of days to come', async () => {
    await anApiary(api, anna, orchard);
    await fetchNow();
    const now = api.clock.now().getTime();
    const values = {
      temperature: 18.4,
      apparentTemperature: 17.2,
      dewPoint: 9.8,
      humidity: 57,
      pressure: 1013.2,
      precipIntensity: 1.5,
      precipProbability: 35,
      windSpeed: 4.2,
      windGust: 9.1,
      windBearing: 250,
      cloudCover: 80,
      uvIndex: 3.4,
      visibility: 24.1,
      ozone: 61,
    };
    for (const hours of [-72, 0, 72])
      expect(await hourAt(new Date(now + hours * hourMs))).toMatchObject({ condition: 'rain', values });
  });

  test('without a host of air quality the weather comes all the same, and ozone is not known', async () => {
    server.hasAirQuality = false;
    await anApiary(api, anna, orchard);
    await fetchNow();
    expect(paths()).toContain('/v1/air-quality');
    const values = (await hourAt(api.clock.now()))?.values;
    expect(values).toMatchObject({ temperature: 18.4 });
    expect(values).not.toHaveProperty('ozone');
  });

  test('a year is filled back in steps, and no day is asked for twice', async () => {
    await anApiary(api, anna, orchard);
    for (let run = 0; run < 20; run += 1) await fetchNow();
    const steps = server.requests.filter(({ pathname }) => pathname === '/v1/archive');
    const days = steps.map(({ searchParams }) => [
      searchParams.get('start_date'),
      searchParams.get('end_date'),
    ]);
    expect(days).toHaveLength(13);
    const dayBefore = (day = '') => new Date(Date.parse(day) - 24 * hourMs).toISOString().slice(0, 10);
    for (const [index, [from]] of days.slice(0, -1).entries())
      expect(days[index + 1]?.[1]).toBe(dayBefore(from ?? ''));
    const yearAgo = new Date(api.clock.now().getTime() - 364 * 24 * hourMs);
    expect((await hourAt(yearAgo))?.values).toMatchObject({ temperature: 18.4 });
    expect((await hourAt(yearAgo))?.values).not.toHaveProperty('uvIndex');
  });

  test('after days without a network the hours that were missed are requested', async () => {
    await anApiary(api, anna, orchard);
    await fetchNow();
    api.clock.advance({ days: 5 });
    await fetchNow();
    const daysBack = server.requests
      .filter(({ pathname }) => pathname === '/v1/forecast')
      .map(({ searchParams }) => searchParams.get('past_days'));
    expect(daysBack).toEqual(['7', '5']);
  });

  test('an answer with holes is stored as far as it goes, and changes nothing else', async () => {
    await anApiary(api, anna, orchard);
    await fetchNow();
    server.twist = ({ hourly, hourly_units }) => ({
      hourly_units,
      hourly: {
        time: hourly.time,
        temperature_2m: hourly.time?.map(() => 20) ?? [],
        wind_speed_10m: hourly.time?.map(() => null) ?? [],
        relative_humidity_2m: [50],
      },
    });
    api.clock.advance({ minutes: 120 });
    await fetchNow();
    const { values } = (await hourAt(api.clock.now())) ?? {};
    expect(values).toMatchObject({ temperature: 20, windSpeed: 4.2, humidity: 57 });
  });

  test('what comes in another unit, or cannot be, is left out', async () => {
    await anApiary(api, anna, orchard);
    server.twist = ({ hourly, hourly_units }) => ({
      hourly_units: { ...hourly_units, wind_speed_10m: 'km/h' },
      hourly: {
        ...hourly,
        temperature_2m: hourly.time?.map(() => 291.55) ?? [],
        cloud_cover: hourly.time?.map(() => 8000) ?? [],
      },
    });
    await fetchNow();
    const { values = {} } = (await hourAt(api.clock.now())) ?? {};
    expect(Object.keys(values)).toContain('windGust');
    expect(Object.keys(values).filter((name) => /^(windSpeed|temperature|cloudCover)$/.test(name))).toEqual(
      [],
    );
  });

  test.each([
    ['an error', 'unreachable', (response) => answerJson(response, { error: true }, 500)],
    ['no JSON', 'unreadable', (response) => response.end('<html>frogs</html>')],
    ['JSON of something else', 'unreadable', (response) => answerJson(response, { hourly: 'frogs' })],
    [
      'the way to another host',
      'unreachable',
      (response) => response.writeHead(302, { location: 'http://127.0.0.1:1' }).end(),
    ],
    ['nothing', 'unreachable', (response) => response.destroy()],
    ['100 MB', 'unreadable', endless],
  ] satisfies [string, string, WeatherServer['fault']][])(
    '%s is a failure: it is tried again, later each time, until it answers',
    async (_what, problem, fault) => {
      await anApiary(api, anna, orchard);
      server.fault = fault;
      const waits: number[] = [];
      for (let count = 0; count < 6; count += 1) {
        await fetchNow();
        const [place] = await places();
        expect(place).toMatchObject({ failures: count + 1, problem });
        const wait = ((place?.next_fetch_at.getTime() ?? 0) - api.clock.now().getTime()) / 60_000;
        waits.push(wait);
        await fetchNow();
        api.clock.advance({ minutes: wait });
      }
      expect(waits).toEqual([10, 10, 10, 16, 32, 64]);
      expect(server.requests).toHaveLength(6);
      server.fault = undefined;
      await fetchNow();
      expect(await places()).toMatchObject([{ failures: 0, problem: null }]);
    },
  );

  test('a provider that limits requests is not queried for any place until then', async () => {
    await anApiary(api, anna, orchard);
    await anApiary(api, anna, { lat: 48.1, lon: 11.6 });
    server.fault = (response) => response.writeHead(429, { 'retry-after': '3600' }).end();
    await fetchNow();
    api.clock.advance({ minutes: 59 });
    await fetchNow();
    expect(server.requests).toHaveLength(1);
    server.fault = undefined;
    api.clock.advance({ minutes: 2 });
    await fetchNow();
    expect(forecasts()).toBe(3);
  });

  test('admins read the provider, when it was fetched last, and what prevents it', async () => {
    const admin = await aUser(api, { isAdmin: true });
    const wellnessOf = async () =>
      (await api.request('GET', '/api/v1/administration/measurements', { as: admin })).body.weather;
    await anApiary(api, anna, orchard);
    await fetchNow();
    const fetchedAt = api.clock.now().toISOString();
    const well = { provider: 'open-meteo', places: 1, failing: 0, fetchedAt };
    expect(await wellnessOf()).toEqual(well);
    server.fault = (response) => answerJson(response, {}, 500);
    api.clock.advance({ minutes: 120 });
    await fetchNow();
    expect(await wellnessOf()).toEqual({ ...well, failing: 1, problem: 'unreachable' });
  });

  test('places that nobody keeps bees at any more are forgotten with their weather', async () => {
    const { id } = await anApiary(api, anna, orchard);
    await fetchNow();
    await api.request('DELETE', `/api/locations/${id}`, { as: anna });
    await api.app.jobs.queue.send('clean-up', {});
    await api.runJobs();
    expect(await places()).toEqual([]);
    expect(await database.db.selectFrom('weather_hours').selectAll().execute()).toEqual([]);
  });
});

/** Sends until nobody listens any more, 100 MB at most. */
function endless(response: Parameters<NonNullable<WeatherServer['fault']>>[0]) {
  const megabyte = Buffer.alloc(1_000_000, ' ');
  let sent = 0;
  const send = () => {
    while (sent < 100 && !response.destroyed) {
      sent += 1;
      if (!response.write(megabyte)) return;
    }
    response.end();
  };
  response.on('drain', send);
  send();
}

describe('OpenWeather', () => {
  const key = 'a-key-that-is-paid-for';
  withSettings({ WEATHER_PROVIDER: 'openweather', WEATHER_KEY: key });

  test('the weather of now and of each third hour to come, in the units of the product', async () => {
    await anApiary(api, anna, orchard);
    await fetchNow();
    const now = api.clock.now().getTime();
    const nearest = new Date(Math.round(now / hourMs) * hourMs);
    expect(await hourAt(nearest)).toMatchObject({
      condition: 'rain',
      values: { temperature: 18.4, pressure: 1013, precipIntensity: 1.5, windSpeed: 4.2, visibility: 10 },
    });
    expect((await hourAt(new Date(nearest.getTime() + 3 * hourMs)))?.values).toMatchObject({
      precipIntensity: 2,
      precipProbability: 40,
    });
    expect(paths()).toEqual(['/data/2.5/weather', '/data/2.5/forecast']);
  });

  test('a key that is refused stops all places, and is in no line of the log', async () => {
    await anApiary(api, anna, orchard);
    await anApiary(api, anna, { lat: 48.1, lon: 11.6 });
    server.fault = (response) => answerJson(response, { cod: 401, message: `Invalid key ${key}` }, 401);
    await fetchNow();
    await fetchNow();
    expect(server.requests).toHaveLength(1);
    server.fault = (response) => response.destroy();
    api.clock.advance({ minutes: 30 });
    await fetchNow();
    expect(lines.join()).toContain('weather was not fetched');
    expect(lines.join()).not.toContain(key);
  });
});

describe('without a provider', () => {
  withSettings({ WEATHER_KEY: 'a-key-that-is-paid-for' });

  test('nothing is fetched, and no place is noted', async () => {
    await anApiary(api, anna, orchard);
    for (let hour = 0; hour < 3; hour += 1) {
      await fetchNow();
      api.clock.advance({ minutes: 60 });
    }
    expect([server.requests, await places()]).toEqual([[], []]);
    const admin = await aUser(api, { isAdmin: true });
    const { body } = await api.request('GET', '/api/v1/administration/measurements', { as: admin });
    expect(body.weather).toBeUndefined();
  });
});
