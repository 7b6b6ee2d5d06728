import type { QueuedMutation } from '@skep/remote-kit';
import type {
  AgendaReminderFragment,
  PutOffReminderMutation,
  TickReminderMutation,
} from '../generated/graphql.ts';

/**
 * What is shown of a reminder that is ticked off, or no longer, without a network: in the agenda, at its inspection and
 * on the hive's card.
 * @param title in the person's words
 */
export function waitingTick(
  title: string,
  reminder: AgendaReminderFragment,
  isDone: boolean,
): QueuedMutation<TickReminderMutation> {
  const { id, text, dueAt } = reminder;
  const ticked = { ...reminder, __typename: 'Reminder' as const, isDone };
  return {
    title,
    about: `reminder:${id}`,
    supersedes: `reminder:${id}:done`,
    path: '/agenda',
    answer: {
      __typename: 'Mutation',
      tickReminder: ticked as unknown as TickReminderMutation['tickReminder'],
    },
    changes: [
      { kind: 'fields', typename: 'Reminder', id, fields: { isDone } },
      { kind: 'fields', typename: 'Inspection', id, fields: { isReminderDone: isDone } },
      {
        kind: 'fields',
        typename: 'LastInspection',
        id,
        fields: isDone ? { reminder: null, reminderAt: null } : { reminder: text, reminderAt: dueAt },
      },
    ],
  };
}

/** The same of one that is put off. @param until ISO 8601 */
export function waitingPutOff(
  title: string,
  reminder: AgendaReminderFragment,
  until: string,
): QueuedMutation<PutOffReminderMutation> {
  const { id } = reminder;
  const moved = { ...reminder, __typename: 'Reminder' as const, dueAt: until };
  return {
    title,
    about: `reminder:${id}`,
    supersedes: `reminder:${id}:day`,
    path: '/agenda',
    answer: {
      __typename: 'Mutation',
      putOffReminder: moved as unknown as PutOffReminderMutation['putOffReminder'],
    },
    changes: [
      { kind: 'fields', typename: 'Reminder', id, fields: { dueAt: until } },
      { kind: 'fields', typename: 'Inspection', id, fields: { reminderAt: until } },
      { kind: 'fields', typename: 'LastInspection', id, fields: { reminderAt: until } },
    ],
  };
}
