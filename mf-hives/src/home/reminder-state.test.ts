import { isInspectionDue, isOverdue, reminderState } from './reminder-state.ts';

const now = new Date('2026-06-15T09:00:00+02:00');

test('a reminder is past from its own moment on, whatever the zone', () => {
  expect(reminderState('2026-06-15T09:00:00+02:00', now)).toBe('past');
  expect(reminderState('2026-06-15T08:30:00+00:00', now)).toBe('future');
  expect(reminderState(undefined, now)).toBe('undated');
});

// Days are those of the clock here, which is that of the browser.
test.each([
  ['2026-06-14', true, true],
  ['2026-06-15', true, false],
  ['2026-06-16', false, false],
  [null, false, false],
])('an inspection planned for %s', (inspectionDueOn, isDue, isLate) => {
  const noon = new Date('2026-06-15T12:00');
  expect(isInspectionDue(inspectionDueOn, noon)).toBe(isDue);
  expect(isOverdue({ inspectionDueOn, lastInspection: null }, noon)).toBe(isLate);
});

test('a hive is overdue from the moment of its reminder on', () => {
  const reminded = (reminderAt: string) => ({ inspectionDueOn: null, lastInspection: { reminderAt } });
  expect(isOverdue(reminded('2026-06-15T08:59:00+02:00'), now)).toBe(true);
  expect(isOverdue(reminded('2026-06-15T09:01:00+02:00'), now)).toBe(false);
});
