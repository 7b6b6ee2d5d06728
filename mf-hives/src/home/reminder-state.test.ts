import { reminderState } from './reminder-state.ts';

const now = new Date('2026-06-15T09:00:00+02:00');

test('a reminder is past from its own moment on, whatever the zone', () => {
  expect(reminderState('2026-06-15T09:00:00+02:00', now)).toBe('past');
  expect(reminderState('2026-06-15T08:30:00+00:00', now)).toBe('future');
  expect(reminderState(undefined, now)).toBe('undated');
});
