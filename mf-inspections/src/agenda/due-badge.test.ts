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
  expect(countDue([...open, due('2026-06-01T09:00:00', true)], now)).toBe(2);
});
