import { agendaPartsOf, isWithin, partOf } from './agenda-parts.ts';

const now = new Date(2026, 5, 3, 14, 0);
const at = (day: number, hour: number) => ({ dueAt: new Date(2026, 5, day, hour).toISOString() });

test.each([
  [at(2, 23), 'overdue'],
  // What was due this morning is of today: there is no need to be rude about it.
  [at(3, 0), 'today'],
  [at(3, 23), 'today'],
  [at(4, 0), 'thisWeek'],
  [at(9, 23), 'thisWeek'],
  [at(10, 0), 'later'],
  [{ dueAt: null }, 'someDay'],
])('%j is %s', (due, part) => {
  expect(partOf(due, now)).toBe(part);
});

test('parts without anything are left out', () => {
  expect(agendaPartsOf([at(2, 9), at(3, 9), at(3, 10), at(20, 9)], now)).toEqual([
    { part: 'overdue', items: [at(2, 9)] },
    { part: 'today', items: [at(3, 9), at(3, 10)] },
    { part: 'later', items: [at(20, 9)] },
  ]);
});

test.each([
  ['2026-06-01T08:00:00', 'week', true],
  ['2026-06-16T23:59:00', 'week', true],
  ['2026-06-17T00:00:00', 'week', false],
  ['2026-07-10T23:59:00', 'month', true],
  ['2026-07-11T00:00:00', 'month', false],
  ['2030-01-01T00:00:00', undefined, true],
  [null, 'month', false],
] as const)('%s falls into a %s of 10 June: %s', (dueAt, period, isShown) => {
  expect(isWithin({ dueAt }, period, new Date('2026-06-10T12:00:00'))).toBe(isShown);
});
