import { aDevice } from '#measurements/devices/test-devices.ts';
import { aHive, anApiary } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { saveHours } from '#weather/core/hours-store.ts';
import { addPlaces, apiaryWithWeather } from '#weather/core/place-store.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi({ environment: { WEATHER_PROVIDER: 'open-meteo' } });
});
beforeEach(async () => {
  anna = await aUser(api);
});
afterAll(() => api.close());

const hourMs = 3_600_000;
const request = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) =>
  api.request(method, `/api/v1${path}`, { as: anna, ...(body && { body }) });

const thisHour = () => new Date(Math.floor(api.clock.now().getTime() / hourMs) * hourMs);

/** A hive on a scale, at an apiary whose weather of this hour is known. */
async function aWeighedHive(): Promise<string> {
  const apiary = await anApiary(api, anna, { lat: -47.3, lon: 168.1 });
  const hive = await aHive(api, anna, { location_id: apiary.id });
  const device = await aDevice(api, anna, { hive_id: hive.id, name: 'Scale 3' });
  const context = api.app.contextFor('test');
  await addPlaces(context, api.clock.now(), api.clock.now());
  const found = await apiaryWithWeather({ ...context, user: anna as never }, apiary.id as never);
  if (found?.place === undefined) throw new Error('The apiary has no place.');
  const values = { temperature: 21.4, windSpeed: 2.1 };
  await saveHours(context, found.place.id, [{ hour: thisHour(), condition: 'cloudy', values }]);
  api.clock.advance({ minutes: 1 });
  await api.request('POST', '/api/sensors', { body: { key: device.key, weight_kg: 42.34 } });
  return String(hive.id);
}

const inspect = async (hiveId: string, more: object) =>
  (
    await request('POST', '/inspections', {
      ...{ hiveId, inspectedAt: api.clock.now().toISOString(), timeZone: 'Pacific/Auckland' },
      ...more,
    })
  ).body;

const weather = {
  at: expect.any(String),
  condition: 'cloudy',
  temperatureCelsius: 21.4,
  windMetresPerSecond: 2.1,
};
const weight = { at: expect.any(String), kg: 42.34, device: 'Scale 3' };

test('weather and weight are proposed, and stored with who measured them, where the person wants them', async () => {
  const hiveId = await aWeighedHive();
  expect((await request('GET', `/hives/${hiveId}/readings`)).body).toEqual({ weather, weight });
  expect((await inspect(hiveId, { hasWeather: true, hasWeight: true })).readings).toEqual({
    weather,
    weight,
  });
  expect((await inspect(hiveId, { hasWeight: true })).readings).toEqual({ weight });
  expect((await inspect(hiveId, {})).readings).toBeUndefined();
});

test('an edit takes a reading away, and another time has none that nobody measured', async () => {
  const hiveId = await aWeighedHive();
  const { id } = await inspect(hiveId, { hasWeather: true, hasWeight: true });
  const edit = async (changes: object) => (await request('PATCH', `/inspections/${id}`, changes)).body;
  expect((await edit({ notes: 'Calm' })).readings).toEqual({ weather, weight });
  expect((await edit({ hasWeight: false })).readings).toEqual({ weather });
  expect((await edit({ hasWeight: true })).readings).toEqual({ weather, weight });
  expect((await edit({ inspectedAt: '2020-05-03T12:00:00Z' })).readings).toBeUndefined();
});

test('a hive without a scale, or a time without a message, has no weight', async () => {
  const { id } = await aHive(api, anna);
  expect((await request('GET', `/hives/${id}/readings`)).body).toEqual({});
  const hiveId = await aWeighedHive();
  const { body } = await request('GET', `/hives/${hiveId}/readings?at=2020-05-03T12:00:00Z`);
  expect(body).toEqual({});
});
