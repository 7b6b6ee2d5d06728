import {
  datedSteps,
  hivePlanRules,
  movedSteps,
  type PlannedStep,
  spoilsHarvest,
  taskLimits,
  wireTimeOf,
} from '@skep/domain';
import * as v from 'valibot';
import { audit } from '#audit-log/audit-log.ts';
import {
  countOpenOf,
  deleteOpenTasksOf,
  insertTask,
  lockTasksOf,
  moveTask,
  tasksOfPlans,
} from '#inspections/tasks/store.ts';
import type { Task } from '#inspections/tasks/task.ts';
import { newTask } from '#inspections/tasks/task-fields.ts';
import { mayDo, requireRight } from '#platform/access/access.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { HiveId, HivePlanId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { fieldProblem, readForm } from '#platform/input/forms.ts';
import type { HivePlan, NewPlan, PlanMove } from './plan.ts';
import { planRules } from './plan-fields.ts';
import {
  hiveForPlan,
  insertPlan,
  lockPlan,
  markPlanEnded,
  openPlansOf,
  planById,
  type StoredPlan,
  seenPlans,
  setStartDay,
} from './store.ts';

/** Plans of all hives that the person sees, the newest first. */
export async function listPlans(context: SignedInContext): Promise<HivePlan[]> {
  return withTasks(context, await seenPlans(context));
}

/** @throws AppError not_found */
export async function showPlan(context: SignedInContext, id: HivePlanId): Promise<HivePlan> {
  const held = requireRight(context, 'see', await planById(context, id));
  const [plan = { ...held, state: 'cancelled', tasks: [] }] = await withTasks(context, [held]);
  return plan;
}

async function withTasks(context: SignedInContext, plans: readonly StoredPlan[]): Promise<HivePlan[]> {
  const tasks = await tasksOfPlans(
    context,
    plans.map(({ id }) => id),
  );
  const byPlan = Map.groupBy(tasks, ({ plan }) => plan?.id);
  return plans.map(({ endedAt, ...plan }) => {
    const own = byPlan.get(plan.id) ?? [];
    const isOpen = own.some(({ doneAt }) => doneAt === undefined);
    return { ...plan, state: endedAt ? 'cancelled' : isOpen ? 'going' : 'ended', tasks: own };
  });
}

/** Starts a method at a hive: its steps are tasks from now on. @throws AppError invalid_input */
export function startPlan(context: SignedInContext, sent: NewPlan): Promise<HivePlan> {
  return inTransaction(context, async (inner) => {
    const { steps, ...fields } = readForm(planRules, sent);
    const { hiveId, method, startDay, timeZone } = fields;
    const hive = await hiveForPlan(inner, hiveId);
    if (hive === undefined || !mayDo('edit', hive)) throw fieldProblem('hiveId', 'unknown_choice');
    if (!hive.isThere) throw fieldProblem('hiveId', 'hive_not_there');
    const ownerId = inner.user.id;
    if ((await countOpenOf(inner, ownerId)) + steps.length > taskLimits.open)
      throw fieldProblem('steps', 'too_many', { max: taskLimits.open });
    const days = new Map(datedSteps(method, startDay).map(({ step, day }) => [step, day]));
    const now = inner.clock.now();
    const planId = await insertPlan(inner, { fields, ownerId }, now);
    for (const { step, title } of steps) {
      const day = days.get(step);
      if (day === undefined) throw fieldProblem('steps', 'unknown_choice');
      const task = { ...newTask, title, day, hiveIds: [hiveId], timeZone };
      const plan = { id: planId, step, plannedDay: day };
      await insertTask(inner, { fields: task, ownerId, repeatFrom: day, plan }, now);
    }
    await audit(inner, 'task_written', [hiveId]);
    return showPlan(inner, planId);
  });
}

const stepOf = ({ plan, day, doneAt, timeZone, id }: Task): (PlannedStep & { id: Task['id'] }) | undefined =>
  plan && {
    ...{ id, day, step: plan.step, plannedDay: plan.plannedDay },
    doneOn: doneAt && wireTimeOf(doneAt, timeZone).slice(0, 10),
  };

/**
 * Moves the start of a plan with all of its open steps, or a step with those that follow it. The same move twice is one.
 * @throws AppError not_found, not_allowed; invalid_input where a treatment would come before the harvest
 */
export function movePlan(context: SignedInContext, id: HivePlanId, move: PlanMove): Promise<HivePlan> {
  return inTransaction(context, async (inner) => {
    const { method, startDay, hiveId } = requireRight(inner, 'edit', await lockPlan(inner, id));
    const steps = (await lockTasksOf(inner, id)).flatMap((task) => stepOf(task) ?? []);
    if (move.step !== undefined && !steps.some(({ step }) => step === move.step))
      throw fieldProblem('step', 'unknown_choice');
    const moved = movedSteps({ method, startDay, steps }, move);
    if (spoilsHarvest(method, moved)) throw fieldProblem('day', 'date_too_early');
    const changed = moved.filter((step, at) => {
      const former = steps[at];
      return step.day !== former?.day || step.plannedDay !== former?.plannedDay;
    });
    for (const { id: taskId, day, plannedDay } of changed) {
      if (!isPlanDay(day ?? plannedDay) || !isPlanDay(plannedDay)) throw fieldProblem('day', 'not_a_date');
      await moveTask(inner, taskId, { day, plannedDay }, inner.clock.now());
    }
    if (move.step === undefined) await setStartDay(inner, id, move.day);
    await audit(inner, 'task_edited', [hiveId]);
    return showPlan(inner, id);
  });
}

const isPlanDay = (day: string) => v.is(hivePlanRules.startDay, day);

/** Ends a plan: what is not done of it is deleted. @throws AppError not_found, not_allowed */
export function endPlan(context: SignedInContext, id: HivePlanId): Promise<HivePlan> {
  return inTransaction(context, async (inner) => {
    const { hiveId } = requireRight(inner, 'edit', await lockPlan(inner, id));
    await endPlans(inner, [id]);
    await audit(inner, 'task_deleted', [hiveId]);
    return showPlan(inner, id);
  });
}

/** The same of all plans of hives in which no bees live any more. */
export async function endPlansOfHives(context: SignedInContext, hiveIds: readonly HiveId[]): Promise<void> {
  await endPlans(context, await openPlansOf(context, hiveIds));
}

async function endPlans(context: SignedInContext, ids: readonly HivePlanId[]): Promise<void> {
  const now = context.clock.now();
  for (const id of ids) {
    // One whose steps are all done has ended by itself.
    if ((await deleteOpenTasksOf(context, id, now)) > 0) await markPlanEnded(context, id, now);
  }
}
