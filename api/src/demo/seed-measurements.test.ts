import { mailsTo } from '#account/sign-up/test-forms.ts';
import { quantityNamed } from '#platform/taxonomy/quantities.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { continueDemo } from './continue.ts';
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

  api.clock.advance({ days: 1 });
  await continueDemo(api.app.contextFor('demo'));
  const { body: later } = await api.request('GET', '/api/devices', { headers });
  expect(later.map(({ online }: Shown) => online)).toEqual([true, true, true, true]);
});

test('a swarm and two harvests of a made-up summer are read alerts that are over, and notify nobody', async () => {
  const summer = await startTestApi({ database: 'fresh' });
  try {
    const { clock } = summer;
    const august = Date.UTC(clock.now().getUTCFullYear() + 1, 7, 1);
    clock.advance({ minutes: Math.ceil((august - clock.now().getTime()) / 60_000) });
    const context = summer.app.contextFor('test');
    await seedDemo(context);
    await seedMeasurements(context, 70);
    await summer.runJobs();
    const { body: signedIn } = await summer.request('POST', '/api/login', { body: demoAccount });
    const headers = { authorization: `Bearer ${signedIn.api_token}` };
    const { body } = await summer.request('GET', '/api/alerts', { headers });
    const { alerts } = body;
    type Shown = Record<'alert_rule_name' | 'hive_name' | 'created_at' | 'ended_at', string> & {
      read: number;
      reasons: { value: number }[];
    };
    const rows = alerts.map(({ alert_rule_name, hive_name, created_at, read, reasons }: Shown) => [
      ...[alert_rule_name, hive_name, created_at.slice(5, 7), read],
      Math.round(reasons[0]?.value ?? 0),
    ]);
    const rule = 'Weight falls suddenly';
    expect(rows.toSorted()).toEqual([
      [rule, 'Hazel', '05', 1, 2],
      [rule, 'Hazel', '07', 1, 15],
      [rule, 'Phacelia', '07', 1, 23],
    ]);
    expect(alerts.every(({ ended_at }: Shown) => ended_at !== null)).toBe(true);
    expect(await mailsTo(summer, demoAccount.email)).toEqual([]);
  } finally {
    await summer.close();
  }
});

test('a made-up year stays within what hives do, and a scale ends it near to where it began', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  const year = [
    ...simulatedMessages({ number: 1, harvestedKg: 34, strength: 1, isSwarming: false }, now, 365),
  ];
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
