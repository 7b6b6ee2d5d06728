import { countDue } from './due-badge.ts';

test('what is due today or earlier counts, until it is done', () => {
  const now = new Date('2026-06-10T12:00:00');
  const due = (dueAt: string | null, isDone = false) => ({ dueAt, isDone });
  const open = [
    due('2026-06-01T09:00:00'),
    due('2026-06-10T23:00:00'),
    due('2026-06-11T00:00:00'),
    due(null),
  ];
  const tasks = [
    { day: '2026-06-10' },
    { day: '2026-06-11' },
    { day: null },
    { day: '2026-06-09', doneAt: '2026-06-09T10:00:00Z' },
  ];
  expect(countDue({ reminders: [...open, due('2026-06-01T09:00:00', true)], tasks }, now)).toBe(3);
});
