import type { ApolloCache } from '@apollo/client';
import {
  isFailure,
  isQueued,
  useFailureText,
  useMutationResult,
  useNotify,
  useQueuedFeedback,
} from '@skep/remote-kit';
import { useIntl } from '../diary/use-diary-intl.ts';
import { readFragment } from '../generated/fragment-masking.ts';
import type { AgendaReminderFragment as Reminder } from '../generated/graphql.ts';
import { forgetLists } from '../inspection-form/useSaveInspection.ts';
import { waitingPutOff, waitingTick } from '../offline/waiting-reminder.ts';
import {
  AgendaReminderFragment,
  PutOffReminderMutation,
  TickReminderMutation,
} from './AgendaScreen.graphql.ts';

/** Ticks a reminder off, which can be taken back, or puts it off. */
export function useChangeReminder(reminder: Reminder) {
  const { id, hiveName: hive } = reminder;
  const { formatMessage, formatDate } = useIntl();
  const notify = useNotify();
  const failureText = useFailureText();
  const queuedFeedback = useQueuedFeedback();
  const title = formatMessage({ id: 'inspections.waitingReminder' }, { hive });
  const ticking = useMutationResult(TickReminderMutation, {
    waits: ({ isDone }) => waitingTick(title, reminder, isDone),
    update: (cache, { data }) => {
      if (data?.tickReminder.__typename !== 'Reminder') return;
      updateOthers(cache, readFragment(AgendaReminderFragment, data.tickReminder));
    },
  });
  const puttingOff = useMutationResult(PutOffReminderMutation, {
    waits: ({ until }) => waitingPutOff(title, reminder, until),
    update: (cache, { data }) => {
      if (data?.putOffReminder.__typename !== 'Reminder') return;
      updateOthers(cache, readFragment(AgendaReminderFragment, data.putOffReminder));
    },
  });

  async function setDone(isDone: boolean): Promise<void> {
    const result = await ticking.run({ id, isDone });
    if (isFailure(result)) return notify({ kind: 'problem', text: failureText(result) });
    if (!isDone) return;
    const isHere = isQueued(result);
    notify({
      kind: isHere ? 'information' : 'success',
      text: formatMessage({ id: isHere ? 'inspections.reminderWaits' : 'inspections.reminderIsDone' }),
      action: { label: formatMessage({ id: 'inspections.undo' }), run: () => void setDone(false) },
    });
  }

  async function putOff(until: Date): Promise<void> {
    const result = await puttingOff.run({ id, until: until.toISOString() });
    if (isFailure(result)) return notify({ kind: 'problem', text: failureText(result) });
    if (isQueued(result)) return queuedFeedback(result);
    const { dueAt } = readFragment(AgendaReminderFragment, result);
    const date = dueAt && formatDate(dueAt, { dateStyle: 'full' });
    notify({ kind: 'success', text: formatMessage({ id: 'inspections.reminderIsPutOff' }, { date }) });
  }

  return { tick: () => void setDone(true), putOff, isRunning: ticking.isRunning || puttingOff.isRunning };
}

interface CardInspection {
  id: string;
  reminder: string | null;
  reminderAt: string | null;
}

/** The hive's card on home says it at once and stays whole; lists of inspections are read again. */
function updateOthers(cache: ApolloCache, { id, hiveId, text, dueAt, isDone }: Reminder): void {
  const hive = cache.identify({ __typename: 'Hive', id: hiveId });
  const changed = isDone ? { reminder: null, reminderAt: null } : { reminder: text, reminderAt: dueAt };
  if (hive !== undefined) {
    cache.modify<{ lastInspection: CardInspection | null }>({
      id: hive,
      // It is a part of the hive; one that would be cached by itself is not known here.
      fields: {
        lastInspection: (last) =>
          last === null || '__ref' in last || last.id !== id ? last : { ...last, ...changed },
      },
    });
  }
  forgetLists(cache, hiveId);
}
