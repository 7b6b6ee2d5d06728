import * as v from 'valibot';
import { entryRemindersForm, stepsAfter } from './entry-reminder-rules.ts';

test('strips come out on the last day, a second dose and a recount follow; what has passed is not offered', () => {
  const strips = { method: 'strips', day: '2026-11-20', lastDay: '2027-01-01' } as const;
  expect(stepsAfter(strips, '2026-11-20')).toEqual([
    { step: 'strips_out', day: '2027-01-01' },
    { step: 'recount', day: '2027-01-15' },
  ]);
  expect(stepsAfter(strips, '2027-01-10')).toEqual([{ step: 'recount', day: '2027-01-15' }]);
  const trickled = { method: 'trickling', day: '2026-03-28', lastDay: '2026-03-28' } as const;
  expect(stepsAfter(trickled, '2026-03-28')).toEqual([
    { step: 'second_dose', day: '2026-04-04' },
    { step: 'recount', day: '2026-04-11' },
  ]);
});

test('of what is not known yet, or ends before it begins, nothing follows', () => {
  expect(stepsAfter({ method: undefined, day: '2026-03-28', lastDay: '2026-03-28' }, '2026-03-28')).toEqual(
    [],
  );
  expect(stepsAfter({ method: 'strips', day: '2026-03-28', lastDay: '2026-03-27' }, '2026-03-28')).toEqual(
    [],
  );
});

test('a reminder needs words, a day and a zone that there is', () => {
  const reminder = { text: 'Strips out', day: '2026-03-28' };
  const isRight = (reminders: unknown, timeZone = 'Europe/Berlin') =>
    v.safeParse(entryRemindersForm, { reminders, timeZone }).success;
  expect(isRight([reminder])).toBe(true);
  expect(isRight([{ ...reminder, text: ' ' }])).toBe(false);
  expect(isRight([{ ...reminder, day: '2026-02-30' }])).toBe(false);
  expect(isRight([reminder], 'Mars/Olympus')).toBe(false);
  expect(isRight(Array(6).fill(reminder))).toBe(false);
});
