import { inspectionRhythm, taskLimits } from '@skep/domain';
import { audit } from '#audit-log/audit-log.ts';
import { climateOfApiaries } from '#hive-core/half-of-earth.ts';
import { apiariesInBrief, hivesInBrief } from '#hive-core/store.ts';
import { mayDo, requireRight } from '#platform/access/access.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { HiveId, TaskId, UserId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { changesIn, type Edit } from '#platform/input/edits.ts';
import { fieldProblem, readForm } from '#platform/input/forms.ts';
import { daysAgo } from '#platform/jobs/clean-up.ts';
import {
  countOpenOf,
  deleteUntouchedNext,
  hasNext,
  insertTask,
  lockTask,
  markTaskDeleted,
  markTaskDone,
  openTasks,
  peopleOfGroups,
  taskById,
  tasksDoneSince,
  updateTask,
} from './store.ts';
import { dayOfNext, type Task } from './task.ts';
import { newTask, type TaskChanges, type TaskFields, taskFieldRules } from './task-fields.ts';

/** How long a task is listed after it was done. */
const doneShownDays = 31;

export function tasksToDo(context: SignedInContext): Promise<Task[]> {
  return openTasks(context);
}

/** Of the last month. */
export function tasksDone(context: SignedInContext): Promise<Task[]> {
  return tasksDoneSince(context, daysAgo(context, doneShownDays));
}

/** @throws AppError not_found */
export async function showTask(context: SignedInContext, id: TaskId): Promise<Task> {
  return requireRight(context, 'see', await taskById(context, id));
}

/** Who can be given a task: people of groups that the person is in. */
export function possibleAssignees(context: SignedInContext): Promise<{ id: UserId; name: string }[]> {
  return peopleOfGroups(context, context.user.id);
}

/** How often to inspect in the swarming season where most of the person’s apiaries are. */
export async function inspectionRhythmOf(context: SignedInContext): Promise<string> {
  return inspectionRhythm(await climateOfApiaries(context));
}

/** @throws AppError invalid_input */
export function createTask(context: SignedInContext, changes: TaskChanges): Promise<Task> {
  return inTransaction(context, async (inner) => {
    const fields = await readTask(inner, { ...newTask, ...changes }, undefined);
    const ownerId = inner.user.id;
    if ((await countOpenOf(inner, ownerId)) >= taskLimits.open)
      throw fieldProblem('title', 'too_many', { max: taskLimits.open });
    const task = { fields, ownerId, repeatFrom: fields.day };
    const id = await insertTask(inner, task, inner.clock.now());
    await audit(inner, 'task_written', fields.hiveIds);
    return showTask(inner, id);
  });
}

/** @throws AppError invalid_input, not_found, not_allowed, changed_meanwhile */
export function editTask(
  context: SignedInContext,
  id: TaskId,
  edit: Edit<Task, TaskChanges>,
  toWire: (task: Task) => unknown,
): Promise<Task> {
  return inTransaction(context, async (inner) => {
    const held = requireRight(inner, 'edit', await lockTask(inner, id));
    const changes = await changesIn(edit, {
      held,
      earlier: async () => undefined,
      toWire: () => toWire(held),
    });
    if (changes === undefined) return held;
    const fields = await readTask(inner, { ...held, ...changes }, held);
    const isSameDay = fields.day === held.day;
    await updateTask(
      inner,
      id,
      { fields, repeatFrom: isSameDay ? held.repeatFrom : fields.day },
      inner.clock.now(),
    );
    await audit(inner, 'task_edited', fields.hiveIds);
    return showTask(inner, id);
  });
}

/** A task that was ticked off, and the next one that its repetition made. */
export interface DoneTask {
  task: Task;
  next: Task | undefined;
}

/**
 * Ticks a task off, which makes the next one of a repetition; or back on, which takes that away again.
 * @param at when it was done. Default: now.
 * @throws AppError not_found, not_allowed
 */
export function setTaskDone(
  context: SignedInContext,
  id: TaskId,
  isDone: boolean,
  at?: Date,
): Promise<DoneTask> {
  return inTransaction(context, async (inner) => {
    const held = requireRight(inner, 'edit', await lockTask(inner, id));
    // Who ticks it off a second time did not do it a second time.
    if (isDone === (held.doneAt !== undefined)) return { task: held, next: undefined };
    const now = inner.clock.now();
    const doneAt = at !== undefined && at < now ? at : now;
    await markTaskDone(inner, id, isDone ? { at: doneAt, by: inner.user.id } : undefined);
    if (!isDone) await deleteUntouchedNext(inner, id);
    const nextId = isDone ? await addNext(inner, held, doneAt, now) : undefined;
    await audit(inner, 'task_done', held.hiveIds);
    return {
      task: await showTask(inner, id),
      next: nextId === undefined ? undefined : await taskById(inner, nextId),
    };
  });
}

async function addNext(context: SignedInContext, done: Task, doneAt: Date, now: Date) {
  const next = dayOfNext(done, doneAt);
  if (next === undefined || (await hasNext(context, done.id))) return undefined;
  const steps = done.steps.map(({ text }) => ({ text, isDone: false }));
  const task = {
    fields: { ...done, day: next.day, steps },
    ownerId: done.ownerId,
    repeatFrom: next.repeatFrom,
    followsId: done.id,
  };
  return insertTask(context, task, now);
}

/** Moves one task, and none of those that follow it. @throws AppError not_found, not_allowed */
export function putTaskOff(context: SignedInContext, id: TaskId, until: string): Promise<Task> {
  return changeHeld(context, id, (held) => ({ ...held, day: until }));
}

/** @param text of the step @throws AppError not_found, not_allowed, invalid_input */
export function tickStep(context: SignedInContext, id: TaskId, text: string, isDone: boolean): Promise<Task> {
  return changeHeld(context, id, (held) => {
    if (!held.steps.some((step) => step.text === text)) throw fieldProblem('text', 'unknown_choice');
    const steps = held.steps.map((step) => (step.text === text ? { text, isDone } : step));
    return { ...held, steps };
  });
}

function changeHeld(context: SignedInContext, id: TaskId, change: (held: Task) => TaskFields) {
  return inTransaction(context, async (inner) => {
    const held = requireRight(inner, 'edit', await lockTask(inner, id));
    const fields = change(held);
    await updateTask(inner, id, { fields, repeatFrom: held.repeatFrom ?? held.day }, inner.clock.now());
    await audit(inner, 'task_edited', held.hiveIds);
    return showTask(inner, id);
  });
}

/** @throws AppError not_found, not_allowed */
export function removeTask(context: SignedInContext, id: TaskId): Promise<void> {
  return inTransaction(context, async (inner) => {
    const held = requireRight(inner, 'edit', await lockTask(inner, id));
    await markTaskDeleted(inner, id, inner.clock.now());
    await audit(inner, 'task_deleted', held.hiveIds);
  });
}

/** Holds a task to all rules. What it named before, it may name still. */
async function readTask(
  context: SignedInContext,
  said: TaskChanges,
  held: Task | undefined,
): Promise<TaskFields> {
  const typed = readForm(taskFieldRules, said);
  // Hives say themselves where they are.
  const fields = typed.hiveIds.length > 0 ? { ...typed, apiaryId: undefined } : typed;
  const { day, repeat, hiveIds, apiaryId, assigneeId } = fields;
  if (repeat !== undefined && day === undefined) throw fieldProblem('day', 'required');
  await requireHives(
    context,
    hiveIds.filter((id) => !held?.hiveIds.includes(id)),
  );
  if (apiaryId !== undefined && apiaryId !== held?.apiaryId) {
    const [apiary] = await apiariesInBrief(context, [apiaryId]);
    if (apiary === undefined || !mayDo('manage', apiary)) throw fieldProblem('apiaryId', 'unknown_choice');
  }
  if (assigneeId !== undefined && assigneeId !== held?.assigneeId) {
    const people = await peopleOfGroups(context, held?.ownerId ?? context.user.id);
    if (!people.some(({ id }) => id === assigneeId)) throw fieldProblem('assigneeId', 'unknown_choice');
  }
  return fields;
}

async function requireHives(context: SignedInContext, ids: readonly HiveId[]): Promise<void> {
  const found = await hivesInBrief(context, ids);
  if (!ids.every((id) => found.some((hive) => hive.id === id && mayDo('edit', hive))))
    throw fieldProblem('hiveIds', 'unknown_choice');
}
