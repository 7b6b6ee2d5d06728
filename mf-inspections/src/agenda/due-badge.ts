import { useNow, useQuery, useTabBadge } from '@skep/remote-kit';
import { useIntl } from '../diary/use-diary-intl.ts';
import { DueRemindersQuery } from './AgendaScreen.graphql.ts';
import { startOfDay } from './agenda-parts.ts';

const pollIntervalMs = 5 * 60_000;

/** How many reminders and tasks are due today or overdue, at the tab of the diary and at the agenda in the drawer. */
export function useDueBadge(): void {
  const { formatMessage } = useIntl();
  const now = useNow();
  const { data } = useQuery(DueRemindersQuery, {
    fetchPolicy: 'cache-and-network',
    pollInterval: pollIntervalMs,
    skipPollAttempt: () => document.hidden,
  });
  const count = data && countDue(data, now);
  const badge =
    count === undefined ? undefined : { count, label: formatMessage({ id: 'diary.due' }, { count }) };
  useTabBadge('diary', badge);
  useTabBadge('agenda', badge);
}

interface Due {
  reminders: readonly { dueAt?: string | null; isDone: boolean }[];
  tasks: readonly { day?: string | null; doneAt?: string | null }[];
}

/** By the days of the person's own clock. */
export function countDue({ reminders, tasks }: Due, now: Date): number {
  const tomorrow = startOfDay(now, 1);
  const moments = [
    ...reminders.map(({ dueAt, isDone }) => (isDone ? undefined : dueAt)),
    ...tasks.map(({ day, doneAt }) => (doneAt || !day ? undefined : `${day}T00:00`)),
  ];
  return moments.filter((moment) => moment && new Date(moment) < tomorrow).length;
}
