import { anAlertRule } from '#alerts/rules/test-rules.ts';
import { aDevice } from '#measurements/devices/test-devices.ts';
import { aHive, anApiary } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { saveHours } from '#weather/core/hours-store.ts';
import { addPlaces } from '#weather/core/place-store.ts';
import { sweepAlertRules } from './evaluate.ts';

// The weather is that of the hours that are stored: those that were, and the newest forecast of those to come.

let api: TestApi;
let anna: TestUser;
let context: ReturnType<TestApi['app']['contextFor']>;
beforeAll(async () => {
  api = await startTestApi({ database: 'fresh' });
  context = api.app.contextFor('test');
});
beforeEach(async () => {
  anna = await aUser(api);
});
afterAll(() => api.close());

const hourMs = 3_600_000;
let place = 40;

/** A hive with a device, where the weather is known hour by hour from the one that has begun. */
async function aHiveWithWeather(values: readonly Record<string, number>[]) {
  place += 1;
  const apiary = await anApiary(api, anna, { lat: place, lon: 5 });
  const hive = await aHive(api, anna, { location_id: apiary.id });
  await aDevice(api, anna, { hive_id: hive.id });
  await addPlaces(context, api.clock.now(), api.clock.now());
  const { id } = await api.database.db
    .selectFrom('weather_places')
    .select('id')
    .where('latitude_tenths', '=', place * 10)
    .executeTakeFirstOrThrow();
  await forecast(id, values);
  return { placeId: id, hiveId: hive.id };
}

async function forecast(
  placeId: Awaited<ReturnType<typeof aHiveWithWeather>>['placeId'],
  values: readonly Record<string, number>[],
) {
  const begins = Math.floor(api.clock.now().getTime() / hourMs) * hourMs;
  const hours = values.map((each, index) => ({
    hour: new Date(begins + index * hourMs),
    condition: undefined,
    values: each,
  }));
  await saveHours(context, placeId, hours);
}

async function sweepAfter(minutes: number) {
  api.clock.advance({ minutes });
  await sweepAlertRules(context);
}

async function alerts() {
  const { body } = await api.request('GET', '/api/alerts', { as: anna });
  return body.alerts ?? [];
}

test('forecast frost raises an alert before it comes, which ends when it is no longer forecast', async () => {
  await anAlertRule(api, anna, {
    name: 'Frost',
    formulas: [
      {
        quantity: 'temperature',
        calculation: 'min',
        comparator: '<',
        threshold_value: 0,
        period_minutes: 720,
        future: true,
      },
    ],
  });
  const mild = Array.from({ length: 10 }, () => ({ temperature: 6 }));
  const { placeId } = await aHiveWithWeather([...mild, { temperature: -2 }, ...mild]);
  await sweepAfter(10);
  const [alert] = await alerts();
  expect(alert).toMatchObject({ alert_rule_name: 'Frost', alert_value: '-2', ended_at: null });
  expect(alert.reasons).toMatchObject([{ name: 'Temperature outside', unit: '°C', future: true, value: -2 }]);
  await forecast(placeId, [...mild, { temperature: 3 }, ...mild]);
  await sweepAfter(10);
  expect(await alerts()).toMatchObject([{ ended_at: expect.any(String) }]);
});

test('values beyond the hours of a rule raise no alert', async () => {
  await anAlertRule(api, anna, {
    formulas: [
      {
        quantity: 'windGust',
        calculation: 'max',
        comparator: '>',
        threshold_value: 20,
        period_minutes: 180,
        future: true,
      },
    ],
  });
  await aHiveWithWeather([5, 5, 5, 5, 5, 5, 25].map((windGust) => ({ windGust })));
  await sweepAfter(10);
  expect(await alerts()).toEqual([]);
  await sweepAfter(240);
  expect(await alerts()).toMatchObject([{ alert_value: '25' }]);
});

test('the weather of now counts as well, and none where nothing is known of a place', async () => {
  await anAlertRule(api, anna, {
    name: 'Hot',
    quantity: 'temperature',
    comparator: '>',
    threshold_value: 35,
  });
  await aDevice(api, anna);
  const { hiveId } = await aHiveWithWeather([{ temperature: 36 }, { temperature: 37 }]);
  await sweepAfter(10);
  expect(await alerts()).toMatchObject([{ hive_id: hiveId, alert_rule_name: 'Hot' }]);
});
