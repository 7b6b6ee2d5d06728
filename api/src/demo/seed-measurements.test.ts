import { quantityNamed } from '#platform/taxonomy/quantities.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { demoAccount, seedDemo } from './seed.ts';
import { seedMeasurements } from './seed-measurements.ts';
import { simulatedMessages } from './simulated-scale.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ database: 'fresh' });
});
afterAll(() => api.close());

test('the demo account gets simulated devices that say so, with hive, last values and figures of days, once', async () => {
  const context = api.app.contextFor('test');
  expect(await seedMeasurements(context, 40)).toBeUndefined();
  await seedDemo(context);
  const count = await seedMeasurements(context, 40);
  expect(count).toBeGreaterThan(7000);
  expect(await seedMeasurements(context, 40)).toBeUndefined();
  const { body: signedIn } = await api.request('POST', '/api/login', { body: demoAccount });
  const headers = { authorization: `Bearer ${signedIn.api_token}` };
  const { body: devices } = await api.request('GET', '/api/devices', { headers });
  type Shown = Record<'name' | 'hive_name' | 'hardware_version', string> & { online: boolean };
  const made = devices.filter((device: Shown) => device.hardware_version === 'simulated');
  expect(made).toHaveLength(2);
  for (const { name, hive_name, online } of made as Shown[])
    expect([name, online]).toEqual([`Scale under ${hive_name}, a year (simulated)`, true]);
  const { count: days } = await api.database.db
    .selectFrom('measurement_days')
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(Number(days)).toBeGreaterThan(75);
});

test('a made-up year stays within what hives do, and a scale ends it near to where it began', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  const year = [...simulatedMessages({ number: 1, startKg: 34, strength: 1 }, now, 365)];
  expect(year.length).toBeGreaterThan(34_000);
  const impossible = year.flatMap(({ values }) =>
    Object.entries(values).filter(([name, value]) => {
      const { min = -Infinity, max = Infinity } = quantityNamed(name) ?? {};
      return !(value >= min && value <= max);
    }),
  );
  expect(impossible).toEqual([]);
  const weights = year.map(({ values }) => values.weight_kg ?? 0);
  expect(Math.min(...weights)).toBeGreaterThan(15);
  expect(Math.max(...weights)).toBeLessThan(90);
  expect(Math.abs((weights.at(-1) ?? 0) - 34)).toBeLessThan(15);
});
