import { ticksOfTime, ticksOfValues } from './ticks.ts';

const at = (text: string) => new Date(text).getTime();
const timesOf = (start: string, end: string) =>
  ticksOfTime({ start: at(start), end: at(end) }).map(({ value }) => new Date(value));

test('a week is named by its days, which begin at midnight of the clock on the wall', () => {
  const days = timesOf('2026-03-25T15:00:00', '2026-04-01T15:00:00');
  expect(days).toHaveLength(7);
  expect(days.every((day) => day.getHours() === 0)).toBe(true);
});

test('a day is named by hours, a year by months', () => {
  expect(timesOf('2026-06-03T15:00:00', '2026-06-04T15:00:00').map((time) => time.getHours())).toEqual([
    18, 0, 6, 12,
  ]);
  const months = timesOf('2025-06-03T15:00:00', '2026-06-03T15:00:00');
  expect(months.length).toBeLessThanOrEqual(7);
  expect(months.every((time) => time.getDate() === 1)).toBe(true);
});

test('values are named by round figures around what was measured', () => {
  const valuesOf = (...values: number[]) => ticksOfValues(values, 2).map(({ value }) => value);
  expect(valuesOf(41.2, 44.9)).toEqual([40, 42, 44, 46]);
  expect(valuesOf(34)).toEqual([33, 34, 35]);
  expect(valuesOf()).toEqual([0, 1, 2]);
  expect(valuesOf(-3, 12)).toEqual([-10, 0, 10, 20]);
});
