import { partOf, reminderParts } from './agenda-parts.ts';

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

test('parts without a reminder are left out', () => {
  expect(reminderParts([at(2, 9), at(3, 9), at(3, 10), at(20, 9)], now)).toEqual([
    { part: 'overdue', reminders: [at(2, 9)] },
    { part: 'today', reminders: [at(3, 9), at(3, 10)] },
    { part: 'later', reminders: [at(20, 9)] },
  ]);
});
