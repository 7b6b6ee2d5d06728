import { dayAfter } from '@skep/domain';
import { aReminder, aTask } from '../testing/builders.ts';
import { agendaItems } from './agenda-items.ts';
import { isDay, itemsByDay, shiftMonths, weekOf, weeksOfMonth } from './calendar-days.ts';

test('days, weeks and months go on over the change of clocks and the end of a year', () => {
  expect(dayAfter('2026-03-28', 2)).toBe('2026-03-30');
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(shiftMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(shiftMonths('2026-01-31', -1)).toBe('2025-12-31');
  expect(weekOf('2026-06-03')).toEqual([1, 2, 3, 4, 5, 6, 7].map((day) => `2026-06-0${day}`));
  expect(weekOf('2026-05-31')[0]).toBe('2026-05-25');
});

test('a month has whole weeks', () => {
  const weeks = weeksOfMonth('2026-06-15');
  expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([5, '2026-06-01', '2026-07-05']);
  expect(weeksOfMonth('2027-02-10')).toHaveLength(4);
});

test('what has a day is found by it', () => {
  const items = agendaItems(
    [aReminder({ dueAt: '2026-06-04T09:00' }), aReminder({ id: '2' })],
    [aTask({ day: '2026-06-04' })],
  );
  expect([...itemsByDay(items)].map(([day, own]) => [day, own.length])).toEqual([['2026-06-04', 2]]);
});

test.each([
  ['2026-06-04', true],
  ['2026-02-30', false],
  ['june', false],
  [null, false],
])('%s is a day: %s', (text, is) => {
  expect(isDay(text)).toBe(is);
});
