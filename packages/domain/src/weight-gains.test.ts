import { weightGains } from './weight-gains.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const first = Date.UTC(2026, 4, 1);
const hourly = (count: number, kgAt: (hour: number) => number | undefined) =>
  Array.from({ length: count }, (_, hour) => ({ time: first + hour * hourMs, kg: kgAt(hour) })).flatMap(
    ({ time, kg }) => (kg === undefined ? [] : [{ time, kg }]),
  );
const until = first + 10 * dayMs;
const options = { from: first + 5 * dayMs, until, zone: 'UTC' };

test('a hive that gains half a kilogram a day has it for each span, and a flow of all its days', () => {
  const gains = weightGains(
    hourly(241, (hour) => 30 + hour / 48),
    options,
  );
  expect(gains.day).toBeCloseTo(0.5, 6);
  expect(gains.week).toBeCloseTo(3.5, 6);
  expect(gains.period).toBeCloseTo(2.5, 6);
  expect(gains.season).toBeCloseTo(5, 6);
});

test('a scale that is silent since has none of the last days, and what it had before', () => {
  const gains = weightGains(
    hourly(144, (hour) => 30 - hour / 240),
    options,
  );
  expect(gains).toMatchObject({ day: undefined, week: undefined, season: 0 });
  expect(gains.period).toBeCloseTo(-0.1, 1);
});

test('nothing is computed of nothing, nor of a period that begins before the year', () => {
  const nothing = { day: undefined, week: undefined, period: undefined, season: undefined };
  expect(weightGains([], options)).toEqual(nothing);
  expect(
    weightGains(
      hourly(241, () => 30),
      { ...options, from: undefined },
    ),
  ).toMatchObject({
    day: 0,
    period: undefined,
  });
});
