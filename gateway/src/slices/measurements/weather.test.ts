import { aUser, startWeatherServer, type TestUser, type WeatherServer } from '@skep/api/testing';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { deviceActions } from './test-actions.ts';
import { measurementsAdminOperations } from './test-operations.ts';

let server: WeatherServer;
let service: TestGateway;
let anna: TestUser;

beforeAll(async () => {
  server = await startWeatherServer(() => service.api.clock.now());
  service = await startTestGateway(
    {},
    { database: 'fresh', environment: { WEATHER_PROVIDER: 'open-meteo', WEATHER_URL: server.url } },
  );
  anna = await aUser(service.api);
});
afterAll(async () => {
  await service.close();
  await server.close();
});

const { createDevice } = deviceActions(() => ({ service, anna }));
const weatherOf = async (deviceId: string) =>
  (
    await service.ask(
      `query ($deviceId: ID, $period: SeriesPeriod!, $timeZone: String!) {
        series(deviceId: $deviceId, period: $period, timeZone: $timeZone) { weather {
          provider apiaryId apiaryName isOwn isPlaced times precipitationMm quantities { quantity unit mean }
          newest { time condition temperatureCelsius humidityPercent precipitationMm precipitationPercent
            windMetresPerSecond } forecast { time } } } }`,
      { deviceId, period: { interval: 'DAY' }, timeZone: 'Europe/Amsterdam' },
      anna,
    )
  ).data.series.weather;

async function aHiveAt(place: object) {
  const body = { name: 'Orchard', prefix: 'Hive', hive_amount: 1, ...place };
  const { body: made } = await service.api.request('POST', '/api/locations', { as: anna, body });
  const [apiary] = made.locations;
  return { apiaryId: String(apiary.id), hiveId: String(apiary.hives[0].id) };
}

test('a series has the weather at the device, now and to come', async () => {
  const { apiaryId, hiveId } = await aHiveAt({ lat: 52.3731, lon: 4.8922 });
  const { id } = await createDevice({ hiveId });
  await service.api.app.jobs.queue.send('fetch-weather', {});
  await service.api.runJobs();
  const weather = await weatherOf(id);
  expect(weather).toMatchObject({
    provider: 'OPEN_METEO',
    apiaryId,
    apiaryName: 'Orchard',
    isOwn: true,
    isPlaced: true,
  });
  expect(weather.newest).toMatchObject({
    condition: 'RAIN',
    temperatureCelsius: 18.4,
    humidityPercent: 57,
    precipitationMm: 1.5,
    precipitationPercent: 35,
    windMetresPerSecond: 4.2,
  });
  expect(weather.quantities).toContainEqual(expect.objectContaining({ quantity: 'windSpeed', unit: 'm/s' }));
  expect(weather.precipitationMm).toHaveLength(weather.times.length);
  expect(weather.forecast).toHaveLength(72);
});

test('an apiary without a place is reported; a device without a hive has no weather', async () => {
  const { hiveId } = await aHiveAt({});
  expect(await weatherOf((await createDevice({ hiveId })).id)).toMatchObject({
    isPlaced: false,
    newest: null,
  });
  expect(await weatherOf((await createDevice()).id)).toBeNull();
});

test('admins read how the weather is fetched', async () => {
  const admin = await aUser(service.api, { isAdmin: true });
  const { data } = await service.ask(
    measurementsAdminOperations.measurementHealth ?? '',
    { hours: 1 },
    admin,
  );
  expect(data.measurementHealth.weather).toEqual({
    providerName: 'Open-Meteo',
    places: 1,
    failing: 0,
    problem: null,
    fetchedAt: expect.stringMatching(/Z$/),
  });
});
