import type { Interval } from '@skep/domain';
import { binStarts, drawable, resolutionNamed, resolutionOf } from './resolution.ts';
import { windowOfDates, windowOfInterval } from './window.ts';

const at = (text: string) => new Date(text);
const zone = 'Europe/Amsterdam';

function shown(interval: Interval, index: number, now: string, isRelative = false): string {
  const { start, end } = windowOfInterval(interval, index, { now: at(now), zone, isRelative });
  return `${start.toISOString().slice(0, 19)} ${end.toISOString().slice(0, 19)}`;
}

test.each([
  ['hour', 0, '2026-06-03T12:05:09Z', '2026-06-03T12:00:00 2026-06-03T13:00:00'],
  ['hour', 3, '2026-06-03T12:00:00Z', '2026-06-03T09:00:00 2026-06-03T10:00:00'],
  // Clocks go back: the hour from two to three comes twice.
  ['hour', 0, '2026-10-25T00:30:00Z', '2026-10-25T00:00:00 2026-10-25T01:00:00'],
  ['hour', 0, '2026-10-25T01:30:00Z', '2026-10-25T01:00:00 2026-10-25T02:00:00'],
  ['day', 0, '2026-06-03T22:05:00Z', '2026-06-03T22:00:00 2026-06-04T22:00:00'],
  ['day', 1, '2026-06-03T21:59:00Z', '2026-06-01T22:00:00 2026-06-02T22:00:00'],
  ['day', 0, '2026-03-29T12:00:00Z', '2026-03-28T23:00:00 2026-03-29T22:00:00'],
  ['day', 0, '2026-10-25T12:00:00Z', '2026-10-24T22:00:00 2026-10-25T23:00:00'],
  ['week', 0, '2026-06-03T12:00:00Z', '2026-05-31T22:00:00 2026-06-07T22:00:00'],
  ['week', 0, '2026-05-31T21:00:00Z', '2026-05-24T22:00:00 2026-05-31T22:00:00'],
  ['month', 0, '2026-03-31T12:00:00Z', '2026-02-28T23:00:00 2026-03-31T22:00:00'],
  ['month', 1, '2026-03-31T12:00:00Z', '2026-01-31T23:00:00 2026-02-28T23:00:00'],
  ['year', 0, '2026-06-03T12:00:00Z', '2025-12-31T23:00:00 2026-12-31T23:00:00'],
  ['year', 9, '2026-06-03T12:00:00Z', '2016-12-31T23:00:00 2017-12-31T23:00:00'],
] as const)('the %s that lies %i back at %s', (interval, index, now, expected) => {
  expect(shown(interval, index, now)).toBe(expected);
});

test.each([
  ['hour', 0, '2026-06-03T12:05:09Z', '2026-06-03T11:05:09 2026-06-03T12:05:09'],
  ['hour', 1, '2026-10-25T01:30:00Z', '2026-10-24T23:30:00 2026-10-25T00:30:00'],
  ['day', 0, '2026-06-03T12:05:09Z', '2026-06-02T12:05:09 2026-06-03T12:05:09'],
  ['day', 0, '2026-10-25T01:30:00Z', '2026-10-24T00:30:00 2026-10-25T01:30:00'],
  ['week', 1, '2026-06-03T12:00:00Z', '2026-05-20T12:00:00 2026-05-27T12:00:00'],
  ['month', 0, '2026-03-31T12:00:00Z', '2026-02-28T13:00:00 2026-03-31T12:00:00'],
  ['year', 1, '2024-02-29T12:00:00Z', '2022-02-28T12:00:00 2023-02-28T12:00:00'],
] as const)('the relative %s that lies %i back at %s', (interval, index, now, expected) => {
  expect(shown(interval, index, now, true)).toBe(expected);
});

test('dates are read by the clock of the zone, or with the offset that they name', () => {
  const expected = { start: at('2026-06-02T22:00:00Z'), end: at('2026-06-03T21:59:00Z') };
  expect(windowOfDates('2026-06-03 00:00', '2026-06-03 23:59', zone)).toEqual(expected);
  expect(windowOfDates('2026-06-03T00:00:00+02:00', '2026-06-03T21:59:00Z', 'UTC')).toEqual(expected);
});

test.each([
  ['2026-06-03', '2026-06-03'],
  ['2026-06-04', '2026-06-03'],
  ['2026-02-30', '2026-06-03'],
  ['today', 'tomorrow'],
])('from %s until %s is no window', (start, end) => {
  expect(windowOfDates(start, end, zone)).toBeUndefined();
});

const windowOfDays = (days: number) => ({
  start: at('2026-01-01T00:00:00Z'),
  end: new Date(at('2026-01-01T00:00:00Z').getTime() + days * 86_400_000),
});

test.each([
  ['hour', 1 / 24, 1, '1m'],
  ['hour', 1 / 24, 15, '15m'],
  ['day', 1, 1, '10m'],
  ['day', 1, 15, '15m'],
  ['week', 7, 15, '1h'],
  ['month', 30, 15, '3h'],
  ['month', 30, 240, '240m'],
  ['year', 365, 15, '1d'],
  ['year', 365, 2880, '1d'],
  [undefined, 0.25, 1, '1m'],
  [undefined, 1, 1, '10m'],
  [undefined, 3, 1, '30m'],
  [undefined, 3, 60, '60m'],
  [undefined, 8, 1440, '3h'],
  [undefined, 31, 1, '6h'],
  [undefined, 91, 1, '1d'],
  [undefined, 3650, 1, '1w'],
] as const)(
  '%s of %d days of a device that measures each %d minutes has bins of %s',
  (interval, days, minutes, text) => {
    expect(resolutionOf(interval, windowOfDays(days), minutes).text).toBe(text);
  },
);

test('a window never has more points than can be drawn', () => {
  expect(drawable(resolutionNamed('1m'), windowOfDays(1)).text).toBe('1m');
  expect(drawable(resolutionNamed('1m'), windowOfDays(30)).text).toBe('10m');
  expect(drawable(resolutionNamed('1h'), windowOfDays(365)).text).toBe('3h');
  expect(drawable(resolutionNamed('1d'), windowOfDays(3650)).text).toBe('1d');
  const centuries = { start: at('1900-01-01T00:00:00Z'), end: at('2200-01-01T00:00:00Z') };
  const widest = drawable(resolutionNamed('1m'), centuries);
  expect(widest.text).toBe('4w');
  expect(binStarts(centuries, widest, zone).length).toBeLessThan(5000);
});

test('days begin at midnight of the zone, also when the clock is changed between them', () => {
  const window = { start: at('2026-10-23T22:00:00Z'), end: at('2026-10-26T23:00:00Z') };
  const starts = binStarts(window, resolutionNamed('1d'), zone).map((start) => start.toISOString());
  expect(starts).toEqual([
    '2026-10-23T22:00:00.000Z',
    '2026-10-24T22:00:00.000Z',
    '2026-10-25T23:00:00.000Z',
  ]);
});

test('weeks begin on Monday; the first may begin before the window', () => {
  const window = { start: at('2026-06-03T12:00:00Z'), end: at('2026-06-15T00:00:00Z') };
  const starts = binStarts(window, resolutionNamed('1w'), 'UTC').map((start) => start.toISOString());
  expect(starts).toEqual(['2026-06-01T00:00:00.000Z', '2026-06-08T00:00:00.000Z']);
});

test('shorter bins are counted from midnight of the zone', () => {
  const window = { start: at('2026-06-03T07:00:00Z'), end: at('2026-06-03T13:30:00Z') };
  const starts = binStarts(window, resolutionNamed('3h'), zone).map((start) => start.toISOString());
  expect(starts).toEqual([
    '2026-06-03T07:00:00.000Z',
    '2026-06-03T10:00:00.000Z',
    '2026-06-03T13:00:00.000Z',
  ]);
});
