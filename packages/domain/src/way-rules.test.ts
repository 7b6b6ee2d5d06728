import { nextMorning } from './way-rules.ts';

const next = (at: string, timeZone: string, now: string) =>
  nextMorning({ at, timeZone }, new Date(now)).toISOString();

test('the next morning is later today or tomorrow, on the clock of the zone', () => {
  expect(next('07:00', 'Europe/Amsterdam', '2026-06-10T04:59:59Z')).toBe('2026-06-10T05:00:00.000Z');
  expect(next('07:00', 'Europe/Amsterdam', '2026-06-10T05:00:00Z')).toBe('2026-06-11T05:00:00.000Z');
  expect(next('07:00', 'Pacific/Auckland', '2026-06-10T05:00:00Z')).toBe('2026-06-10T19:00:00.000Z');
});

test('a change of clocks moves it with the clock, and brings neither none nor two', () => {
  expect(next('07:00', 'Europe/Amsterdam', '2026-03-28T12:00:00Z')).toBe('2026-03-29T05:00:00.000Z');
  // 2:30 does not exist: 3:30 does.
  expect(next('02:30', 'Europe/Amsterdam', '2026-03-28T12:00:00Z')).toBe('2026-03-29T01:30:00.000Z');
  // 2:30 exists twice.
  expect(next('02:30', 'Europe/Amsterdam', '2026-10-24T12:00:00Z')).toBe('2026-10-25T00:30:00.000Z');
  expect(next('02:30', 'Europe/Amsterdam', '2026-10-25T00:30:00Z')).toBe('2026-10-26T01:30:00.000Z');
});
