import { nextDay, type Repeat, repeatOf, repeatRule } from './repeat.ts';

const every = (every: number, unit: Repeat['unit'], rest: Partial<Repeat> = {}): Repeat => ({
  ...{ unit, every, months: [] },
  ...rest,
});

test.each([
  ['FREQ=DAILY', every(1, 'day')],
  ['FREQ=WEEKLY;INTERVAL=2', every(2, 'week')],
  ['FREQ=MONTHLY;UNTIL=20270131', every(1, 'month', { until: '2027-01-31' })],
  ['FREQ=DAILY;INTERVAL=9;BYMONTH=4,5,6,7', every(9, 'day', { months: [4, 5, 6, 7] })],
])('%s is read and written', (rule, repeat) => {
  expect(repeatOf(rule)).toEqual(repeat);
  expect(repeatRule(repeat)).toBe(rule);
});

test.each([
  ...['', 'weekly', 'FREQ=HOURLY', 'FREQ=DAILY;COUNT=3', 'FREQ=DAILY;FREQ=WEEKLY', 'INTERVAL=2'],
  ...['FREQ=DAILY;INTERVAL=0', 'FREQ=DAILY;INTERVAL=1000', 'FREQ=DAILY;INTERVAL=', 'FREQ=DAILY;BYMONTH=13'],
  ...['FREQ=DAILY;BYMONTH=', 'FREQ=DAILY;UNTIL=20260231', 'FREQ=DAILY;UNTIL=2026-02-01T00:00:00Z'],
])('“%s” is no rule', (rule) => {
  expect(repeatOf(rule)).toBeUndefined();
});

test.each([
  ['days', every(9, 'day'), '2026-04-01', '2026-04-01', '2026-04-10'],
  ['days, after some were missed', every(9, 'day'), '2026-04-01', '2026-04-25', '2026-04-28'],
  ['weeks, over the turn of the year', every(2, 'week'), '2026-12-24', '2026-12-24', '2027-01-07'],
  ['months', every(1, 'month'), '2026-11-15', '2026-12-20', '2027-01-15'],
  ['months without the day', every(1, 'month'), '2026-01-31', '2026-01-31', '2026-03-31'],
  ['years, of a leap day', every(1, 'year'), '2024-02-29', '2024-02-29', '2028-02-29'],
  ['a season', every(9, 'day', { months: [4, 5] }), '2026-05-25', '2026-05-25', '2027-04-05'],
  ['the last day', every(1, 'day', { until: '2026-05-02' }), '2026-05-01', '2026-05-01', '2026-05-02'],
  ['the end', every(1, 'day', { until: '2026-05-02' }), '2026-05-01', '2026-05-02', undefined],
  ['never', every(12, 'month', { months: [6] }), '2026-05-01', '2026-05-01', undefined],
  ['a day before the first one', every(7, 'day'), '2026-05-10', '2026-05-01', '2026-05-10'],
])('the next day of %s', (_name, repeat, first, after, next) => {
  expect(nextDay(repeat, first, after)).toBe(next);
});
