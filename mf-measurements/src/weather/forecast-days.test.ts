import { forecastDays } from './forecast-days.ts';

const dayOf = (time: string) => time.slice(0, 10);
const hour = (time: string, temperatureCelsius: number, precipitationMm: number | null = 0) => ({
  time: `${time}:00:00Z`,
  temperatureCelsius,
  precipitationMm,
  precipitationPercent: 20,
  windMetresPerSecond: temperatureCelsius / 2,
});

test('a day is shown by its extremes and by what falls in all', () => {
  const hours = [hour('2026-06-03T22', 14, 1), hour('2026-06-03T23', 12, 0.5), hour('2026-06-04T00', 11)];
  expect(forecastDays(hours, dayOf)).toEqual([
    {
      time: '2026-06-03T22:00:00Z',
      leastCelsius: 12,
      greatestCelsius: 14,
      fallenMm: 1.5,
      chancePercent: 20,
      windMetresPerSecond: 7,
    },
    expect.objectContaining({ time: '2026-06-04T00:00:00Z', fallenMm: 0 }),
  ]);
});

test('where only each third hour is known, what falls counts for three', () => {
  const hours = [hour('2026-06-03T12', 14, 1), hour('2026-06-03T15', 14, 1), hour('2026-06-03T18', 14, 2)];
  expect(forecastDays(hours, dayOf)[0]?.fallenMm).toBe(12);
});

test('what nobody knows is not shown as nothing', () => {
  const unknown = { time: '2026-06-03T12:00:00Z' };
  expect(forecastDays([unknown], dayOf)).toEqual([
    {
      time: unknown.time,
      leastCelsius: undefined,
      greatestCelsius: undefined,
      fallenMm: undefined,
      chancePercent: undefined,
      windMetresPerSecond: undefined,
    },
  ]);
  expect(forecastDays([], dayOf)).toEqual([]);
});
