import { dayAfter, nextDay, repeatOf } from '@skep/domain';
import type { AgendaReminderFragment as Reminder, AgendaTaskFragment as Task } from '../generated/graphql.ts';

/** What stands in the agenda: a reminder of an inspection, or a task. */
export type AgendaItem = Readonly<{ id: string; dueAt: string | null }> &
  (
    | Readonly<{ kind: 'reminder'; reminder: Reminder }>
    | Readonly<{ kind: 'task'; task: Task }>
    /** The same task on a later day, which is made when the open one is done. */
    | Readonly<{ kind: 'repeated'; task: Task }>
  );

/** Both by the moment when they are due, what has none last. A task is due from the beginning of its day. */
export function agendaItems(reminders: readonly Reminder[], tasks: readonly Task[]): AgendaItem[] {
  const items: AgendaItem[] = [
    ...tasks.map((task) => ({
      ...{ kind: 'task' as const, task, id: `task-${task.id}` },
      // Without a zone it is one of the person's own clock.
      dueAt: task.day ? `${task.day}T00:00:00` : null,
    })),
    ...reminders.map((reminder) => ({
      ...{ kind: 'reminder' as const, reminder, id: `reminder-${reminder.id}` },
      dueAt: reminder.dueAt ?? null,
    })),
  ];
  return items.toSorted((one, other) => timeOf(one) - timeOf(other));
}

/** Days of the calendar, both of them included. */
export interface Days {
  first: string;
  last: string;
}

/** On which of these days open tasks come again, if each is done on its day; what is late is done once, today. */
export function repeatedItems(tasks: readonly Task[], { first, last }: Days, today: string): AgendaItem[] {
  return tasks.flatMap((task) => {
    const repeat = task.repeat ? repeatOf(task.repeat) : undefined;
    if (repeat === undefined || !task.day || task.doneAt) return [];
    const doneOn = task.day < today ? today : task.day;
    const from = task.countsFromDone ? doneOn : (task.repeatFrom ?? task.day);
    const items: AgendaItem[] = [];
    // Days before the first one are passed over at once.
    let after = doneOn < first ? dayAfter(first, -1) : doneOn;
    for (let day = nextDay(repeat, from, after); day && day <= last; day = nextDay(repeat, from, after)) {
      items.push({ kind: 'repeated', task, id: `task-${task.id}-${day}`, dueAt: `${day}T00:00:00` });
      after = day;
    }
    return items;
  });
}

const timeOf = ({ dueAt }: AgendaItem) => (dueAt === null ? Number.MAX_SAFE_INTEGER : Date.parse(dueAt));

/** The apiaries that it is about: more than one where a task has hives in several. */
export function apiariesOf(item: AgendaItem): [id: string, name: string][] {
  if (item.kind === 'reminder') return [[item.reminder.apiaryId, item.reminder.apiaryName]];
  const { apiaryId, apiaryName, hives } = item.task;
  if (apiaryId) return [[apiaryId, apiaryName ?? '']];
  return [...new Map(hives.map((hive) => [hive.apiaryId, hive.apiaryName]))];
}
