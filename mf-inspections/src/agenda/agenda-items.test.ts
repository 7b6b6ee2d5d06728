import { aReminder, aTask } from '../testing/builders.ts';
import { agendaItems, apiariesOf, repeatedItems } from './agenda-items.ts';

test('reminders and tasks stand by their moment, and what has none comes last', () => {
  const items = agendaItems(
    [aReminder({ id: '1', dueAt: '2026-06-04T09:00' }), aReminder({ id: '2' })],
    [aTask({ id: '3', day: '2026-06-04' }), aTask({ id: '4' }), aTask({ id: '5', day: '2026-06-05' })],
  );
  expect(items.map(({ id }) => id)).toEqual(['task-3', 'reminder-1', 'task-5', 'task-4', 'reminder-2']);
});

test('a task belongs to the apiaries of its hives', () => {
  const hive = (id: string, apiaryId: string) => ({
    ...{
      __typename: 'TaskHive' as const,
      id,
      name: `Hive ${id}`,
      apiaryId,
      apiaryName: `Apiary ${apiaryId}`,
    },
  });
  const [item] = agendaItems([], [aTask({ hives: [hive('1', '7'), hive('2', '8'), hive('3', '7')] })]);
  expect(item && apiariesOf(item)).toEqual([
    ['7', 'Apiary 7'],
    ['8', 'Apiary 8'],
  ]);
});

test.each([
  ['every week', { repeat: 'FREQ=WEEKLY' }, ['11', '18', '25']],
  ['one that was put off by a day', { repeat: 'FREQ=WEEKLY', repeatFrom: '2026-06-03' }, ['10', '17', '24']],
  [
    'one that is late',
    { repeat: 'FREQ=WEEKLY', day: '2026-05-07', repeatFrom: '2026-05-07' },
    ['04', '11', '18', '25'],
  ],
  ['counted from when it is done', { repeat: 'FREQ=DAILY;INTERVAL=9', countsFromDone: true }, ['13', '22']],
  [
    'counted from today when it is late',
    { repeat: 'FREQ=DAILY;INTERVAL=9', countsFromDone: true, day: '2026-05-07' },
    ['10', '19', '28'],
  ],
  ['once', { repeat: null }, []],
  ['done', { repeat: 'FREQ=WEEKLY', doneAt: '2026-06-01T10:00:00Z' }, []],
])('a task in the calendar: %s', (_how, part, days) => {
  const task = aTask({ day: '2026-06-04', ...part });
  const items = repeatedItems([task], { first: '2026-06-01', last: '2026-06-28' }, '2026-06-01');
  expect(items.map(({ dueAt }) => dueAt?.slice(8, 10))).toEqual(days);
});
