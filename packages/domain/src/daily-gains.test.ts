import fc from 'fast-check';
import { type DailyGain, dailyGains } from './daily-gains.ts';
import { dayOfFlow, flowsIn, totalKg } from './nectar-flow.ts';
import { monthlyUse, storesForecast } from './winter-use.ts';

const hourMs = 3_600_000;
const zone = 'Europe/Amsterdam';
const hourly = (from: string, hours: number, kgAt: (hour: number) => number) =>
  Array.from({ length: hours }, (_, hour) => ({ time: Date.parse(from) + hour * hourMs, kg: kgAt(hour) }));
const days = (from: string, ...gains: readonly (number | undefined)[]): DailyGain[] =>
  gains.map((kg, index) => ({
    day: new Date(Date.parse(from) + index * 24 * hourMs).toISOString().slice(0, 10),
    kg,
  }));
const many = (count: number, kg: number) => Array.from({ length: count }, () => kg);

test('a day is one of the zone, from midnight to midnight, on which the clock is changed too', () => {
  const gains = dailyGains(
    hourly('2026-03-28T20:00:00Z', 80, (hour) => hour * 0.1),
    zone,
  );
  expect(gains.map(({ day, kg }) => [day, kg?.toFixed(1)])).toEqual([
    ['2026-03-29', '2.3'],
    ['2026-03-30', '2.4'],
    ['2026-03-31', '2.4'],
  ]);
});

test('a midnight in a silence is not guessed', () => {
  const points = hourly('2026-06-01T00:00:00Z', 24 * 4 + 1, (hour) => hour * 0.1);
  const silent = points.filter(
    ({ time }) => Math.abs(time - Date.parse('2026-06-03T00:00:00Z')) > 4 * hourMs,
  );
  expect(dailyGains(silent, 'UTC').map(({ kg }) => kg?.toFixed(1))).toEqual([
    '2.4',
    undefined,
    undefined,
    '2.4',
  ]);
});

test('gains of days that are all known add up to what the hive gained', () => {
  const kg = fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { minLength: 49, maxLength: 200 });
  fc.assert(
    fc.property(kg, (figures) => {
      const points = hourly('2026-06-01T00:00:00Z', figures.length, (hour) => figures[hour] ?? 0);
      const gains = dailyGains(points, 'UTC');
      expect(gains).toHaveLength(Math.floor((figures.length - 1) / 24));
      const last = figures[gains.length * 24] ?? 0;
      expect(totalKg(gains)).toBeCloseTo(last - (figures[0] ?? 0), 6);
    }),
  );
});

test('nothing, one figure and less than a day have no gains', () => {
  expect(dailyGains([], zone)).toEqual([]);
  expect(dailyGains([{ time: 0, kg: 3 }], zone)).toEqual([]);
  expect(
    dailyGains(
      hourly('2026-06-01T08:00:00Z', 12, () => 3),
      zone,
    ),
  ).toEqual([]);
});

test('days are classified by what came in', () => {
  expect([1, 0.2, 0, -0.2, undefined].map(dayOfFlow)).toEqual([
    'strong',
    'moderate',
    'none',
    'loss',
    undefined,
  ]);
});

test('a flow begins with three gaining days, bears one that is none, and ends with two', () => {
  const gains = days('2026-05-01', 0.5, 0.5, 0, 0.5, 2, 3, -0.1, 1, 0, 0, 0, 0.3, 0);
  expect(flowsIn(gains)).toEqual([{ from: '2026-05-04', to: '2026-05-08', kg: expect.closeTo(6.4) }]);
});

test('a flow that begins again within a week goes on, a later one is another', () => {
  const flow = [0.5, 0.5, 0.5];
  expect(flowsIn(days('2026-05-01', ...flow, ...many(7, 0), ...flow))).toHaveLength(1);
  expect(flowsIn(days('2026-05-01', ...flow, ...many(8, 0), ...flow))).toHaveLength(2);
});

test('the use of a month is computed where no flow was and enough days are known', () => {
  const gains = [
    ...days('2026-10-01', ...many(31, 0.4)),
    ...days('2026-11-01', ...many(30, -0.04)),
    ...days('2026-12-01', ...many(10, -0.04), ...Array.from({ length: 21 }, () => undefined)),
    ...days('2027-01-01', ...many(20, -0.05)),
  ];
  expect(monthlyUse(gains)).toEqual([
    { month: '2026-11', kg: expect.closeTo(1.2) },
    { month: '2027-01', kg: expect.closeTo(1.5) },
  ]);
});

test('stores last as long as the bees go on eating as they do', () => {
  const gains = days('2026-09-01', ...many(5, 0.5), ...many(100, -0.05));
  expect(storesForecast(gains, 20)).toEqual({
    since: '2026-09-05',
    usedKg: expect.closeTo(5),
    leftKg: expect.closeTo(15),
    days: 300,
  });
  expect(storesForecast(gains, 3)).toMatchObject({ leftKg: 0, days: 0 });
});

test('nothing is forecast while a flow lasts, of few days, and where nothing is eaten', () => {
  expect(storesForecast(days('2026-05-01', ...many(30, 0.5)), 20)).toBeUndefined();
  expect(storesForecast(days('2026-05-01', ...many(10, -0.05)), 20)).toBeUndefined();
  expect(storesForecast(days('2026-05-01', ...many(30, 0)), 20)).toBeUndefined();
  expect(storesForecast([], 20)).toBeUndefined();
});
