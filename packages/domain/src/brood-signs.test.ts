import { broodSignsOf } from './brood-signs.ts';

const hourMs = 60 * 60_000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const start = Date.UTC(2026, 5, 1);

/** Days of hours whose temperature is this at each hour since the start. */
const hours = (days: number, celsiusAt: (hour: number) => number, spread = 0.1) =>
  Array.from({ length: days * 24 }, (_, hour) => {
    const mean = celsiusAt(hour);
    return { time: start + hour * hourMs, least: mean - spread, mean, greatest: mean + spread };
  });
const wave = (hour: number) => Math.sin((hour / 12) * Math.PI);
const signs = (bins: ReturnType<typeof hours>, binMs = hourMs) =>
  broodSignsOf(bins, binMs, dayOf).map(({ sign }) => sign);

test.each([
  ['held at 35 °C', (hour: number) => 35 + 0.2 * wave(hour), 'brood'],
  ['that follows the day', (hour: number) => 24 + 6 * wave(hour), 'no_brood'],
  ['of a probe beside the nest', (hour: number) => 32 + 0.8 * wave(hour), 'uncertain'],
  ['of a winter cluster without brood, evenly cold', () => 21, 'uncertain'],
  ['of a hot day', () => 38, 'uncertain'],
])('a temperature %s', (_what, celsiusAt, sign) => {
  expect(signs(hours(2, celsiusAt))).toEqual([sign, sign]);
});

test('a day of one bin is judged by its range', () => {
  const day = (least: number, mean: number, greatest: number) => [{ time: start, least, mean, greatest }];
  expect(signs(day(34.4, 35, 35.6), 24 * hourMs)).toEqual(['brood']);
  expect(signs(day(18, 24, 33), 24 * hourMs)).toEqual(['no_brood']);
});

test('a day of which little is known is left out', () => {
  expect(signs(hours(1, () => 35).slice(0, 17))).toEqual([]);
  expect(broodSignsOf([], hourMs, dayOf)).toEqual([]);
});

test('a device that sends every three hours tells enough of a day', () => {
  const seldom = hours(1, () => 35).filter((_bin, index) => index % 3 === 0);
  expect(signs(seldom)).toEqual(['brood']);
  expect(signs(seldom.filter((_bin, index) => index % 2 === 0))).toEqual([]);
});

test('days are those of the clock of the place', () => {
  const inAuckland = (time: number) => dayOf(time + 12 * hourMs);
  const days = broodSignsOf(
    hours(2, () => 35),
    hourMs,
    inAuckland,
  );
  expect(days).toEqual([{ day: '2026-06-02', sign: 'brood' }]);
});
