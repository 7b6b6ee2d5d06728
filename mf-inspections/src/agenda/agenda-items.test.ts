import { aReminder, aTask } from '../testing/builders.ts';
import { agendaItems, apiariesOf } from './agenda-items.ts';

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
