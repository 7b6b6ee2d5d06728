import { messageAgo, timeAgo } from './time-ago.ts';

const now = new Date(2026, 5, 15, 9, 0);

test.each([
  ['this morning', new Date(2026, 5, 15, 1, 0), { value: 0, unit: 'day' }],
  ['late last evening', new Date(2026, 5, 14, 23, 59), { value: -1, unit: 'day' }],
  ['two weeks less a day', new Date(2026, 5, 2), { value: -13, unit: 'day' }],
  ['two weeks', new Date(2026, 5, 1), { value: -2, unit: 'week' }],
  ['two months', new Date(2026, 3, 15), { value: -2, unit: 'month' }],
  ['a year', new Date(2025, 5, 15), { value: -12, unit: 'month' }],
  ['two months less a day', new Date(2026, 3, 16), { value: -8, unit: 'week' }],
  ['nearly two years', new Date(2024, 5, 16), { value: -23, unit: 'month' }],
  ['three years', new Date(2023, 5, 1), { value: -3, unit: 'year' }],
  ['a clock that is ahead', new Date(2026, 5, 16), { value: 0, unit: 'day' }],
])('%s', (_, moment, expected) => {
  expect(timeAgo(moment, now)).toEqual(expected);
});

test.each([
  ['2026-06-10T11:59:40', { value: 0, unit: 'minute' }],
  ['2026-06-10T12:05:00', { value: 0, unit: 'minute' }],
  ['2026-06-10T11:01:00', { value: -59, unit: 'minute' }],
  ['2026-06-10T11:00:00', { value: -1, unit: 'hour' }],
  ['2026-06-09T12:01:00', { value: -23, unit: 'hour' }],
  ['2026-06-09T12:00:00', { value: -1, unit: 'day' }],
])('a message of %s was heard %j before noon of that tenth', (moment, ago) => {
  expect(messageAgo(new Date(moment), new Date('2026-06-10T12:00:00'))).toEqual(ago);
});
