import type { ApolloCache } from '@apollo/client';
import {
  isFailure,
  isQueued,
  useApolloClient,
  useConfirm,
  useFailureText,
  useMutationFeedback,
  useMutationResult,
  useNotify,
} from '@skep/remote-kit';
import { localMinute } from '@skep/ui/form';
import { readFragment } from '../generated/fragment-masking.ts';
import type { AgendaTaskFragment as Task } from '../generated/graphql.ts';
import { waitingPutOff, waitingStep, waitingTick } from '../offline/waiting-task.ts';
import { useMovePlan } from '../plans/useMovePlan.ts';
import {
  AgendaTaskFragment,
  DeleteTaskMutation,
  PutOffTaskMutation,
  TickTaskMutation,
  TickTaskStepMutation,
} from './task.graphql.ts';
import { useIntl } from './use-task-intl.ts';

/** Ticks a task or a step of it, which can be undone, puts it off, which can be undone too, or deletes it. */
export function useChangeTask(task: Task) {
  const { id } = task;
  const { formatMessage, formatDate } = useIntl();
  const notify = useNotify();
  const failureText = useFailureText();
  const { cache } = useApolloClient();
  const ticking = useMutationResult(TickTaskMutation, {
    waits: ({ isDone, at }) => waitingTick(task, isDone ? (at ?? null) : null),
    update(cache, { data }) {
      if (data?.tickTask.__typename !== 'TickedTask') return;
      const { task: ticked, next } = data.tickTask;
      const nextTask = readFragment(AgendaTaskFragment, next);
      addToAgenda(cache, [readFragment(AgendaTaskFragment, ticked).id, ...(nextTask ? [nextTask.id] : [])]);
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'doneTasks' });
    },
  });
  const puttingOff = useMutationResult(PutOffTaskMutation, { waits: ({ day }) => waitingPutOff(task, day) });
  const stepping = useMutationResult(TickTaskStepMutation, {
    waits: ({ text, isDone }) => waitingStep(task, text, isDone),
  });

  const { followingOf } = useMovePlan();
  const undo = (run: () => void) => ({ label: formatMessage({ id: 'inspections.undo' }), run });

  /** @param nextId of the one that ticking it off has made, which goes when that is undone */
  async function setDone(isDone: boolean, nextId?: string): Promise<void> {
    const at = isDone ? new Date().toISOString() : null;
    const result = await ticking.run({ id, isDone, at });
    if (isFailure(result)) return notify({ kind: 'problem', text: failureText(result) });
    if (nextId !== undefined) forgetTask(cache, nextId);
    if (!isDone) return;
    const isHere = isQueued(result);
    const next = isHere ? undefined : readFragment(AgendaTaskFragment, result.next);
    const date = next?.day && formatDate(`${next.day}T00:00`, { dateStyle: 'full' });
    if (await proposeMove(localMinute(new Date()).slice(0, 10))) return;
    notify({
      kind: isHere ? 'information' : 'success',
      text: date
        ? formatMessage({ id: 'tasks.doneNext' }, { date })
        : formatMessage({ id: isHere ? 'inspections.reminderWaits' : 'inspections.reminderIsDone' }),
      action: undo(() => void setDone(false, next?.id)),
    });
  }

  /** @param day YYYY-MM-DD */
  async function putOff(day: string, isUndo = false): Promise<void> {
    const result = await puttingOff.run({ id, day });
    if (isFailure(result)) return notify({ kind: 'problem', text: failureText(result) });
    if (isUndo) return;
    if (await proposeMove(day)) return;
    const date = formatDate(`${day}T00:00`, { dateStyle: 'full' });
    const before = task.day;
    notify({
      kind: isQueued(result) ? 'information' : 'success',
      text: formatMessage({ id: 'inspections.reminderIsPutOff' }, { date }),
      ...(before && { action: undo(() => void putOff(before, true)) }),
    });
  }

  /** Of a step of a method: what follows can move with it. @returns whether that was proposed */
  async function proposeMove(day: string): Promise<boolean> {
    const run = await followingOf(task, day);
    if (run === undefined) return false;
    const action = { label: formatMessage({ id: 'tasks.movePlan' }), run };
    notify({ kind: 'information', text: formatMessage({ id: 'tasks.planFollows' }), action });
    return true;
  }

  async function tickStep(text: string, isDone: boolean): Promise<void> {
    const result = await stepping.run({ id, text, isDone });
    if (isFailure(result)) notify({ kind: 'problem', text: failureText(result) });
  }

  return {
    tick: () => void setDone(true),
    reopen: () => void setDone(false),
    setDone: (isDone: boolean) => setDone(isDone),
    putOff: (day: string) => void putOff(day),
    tickStep,
    isRunning: ticking.isRunning || puttingOff.isRunning,
  };
}

/** Asks first. @returns a function that resolves to whether it was deleted */
export function useDeleteTask({ id, title }: Pick<Task, 'id' | 'title'>): () => Promise<boolean> {
  const { formatMessage } = useIntl();
  const confirm = useConfirm();
  const feedback = useMutationFeedback();
  const deleting = useMutationResult(DeleteTaskMutation, {
    update(cache, { data }) {
      if (data?.deleteTask.__typename !== 'Done') return;
      forgetTask(cache, id);
    },
  });
  return async () => {
    const isSure = await confirm({
      title: formatMessage({ id: 'tasks.deleteTitle' }, { title }),
      text: formatMessage({ id: 'tasks.deleteText' }),
      confirmLabel: formatMessage({ id: 'tasks.delete' }),
      isDestructive: true,
    });
    return isSure && Boolean(await feedback(deleting.run({ id })));
  };
}

export function forgetTask(cache: ApolloCache, id: string): void {
  cache.evict({ id: cache.identify({ __typename: 'Task', id }) ?? '' });
  cache.gc();
}

/** The list of the agenda has these too, without being read again. */
export function addToAgenda(cache: ApolloCache, ids: readonly string[]): void {
  cache.modify<{ tasks: readonly { __ref: string }[] }>({
    id: 'ROOT_QUERY',
    fields: {
      tasks: (known, { toReference }) => {
        const had = new Set(known.map((task) => ('__ref' in task ? task.__ref : '')));
        const added = ids.flatMap((taskId) => toReference({ __typename: 'Task', id: taskId }) ?? []);
        return [...known, ...added.filter(({ __ref }) => !had.has(__ref))];
      },
    },
  });
}
