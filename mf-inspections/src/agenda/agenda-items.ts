import type { AgendaReminderFragment as Reminder, AgendaTaskFragment as Task } from '../generated/graphql.ts';

/** What stands in the agenda: a reminder of an inspection, or a task. */
export type AgendaItem = Readonly<{ id: string; dueAt: string | null }> &
  (Readonly<{ kind: 'reminder'; reminder: Reminder }> | Readonly<{ kind: 'task'; task: Task }>);

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

const timeOf = ({ dueAt }: AgendaItem) => (dueAt === null ? Number.MAX_SAFE_INTEGER : Date.parse(dueAt));

/** The apiaries that it is about: more than one where a task has hives in several. */
export function apiariesOf(item: AgendaItem): [id: string, name: string][] {
  if (item.kind === 'reminder') return [[item.reminder.apiaryId, item.reminder.apiaryName]];
  const { apiaryId, apiaryName, hives } = item.task;
  if (apiaryId) return [[apiaryId, apiaryName ?? '']];
  return [...new Map(hives.map((hive) => [hive.apiaryId, hive.apiaryName]))];
}
