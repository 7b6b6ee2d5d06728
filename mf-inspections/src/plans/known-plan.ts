import {
  type HiveMethod,
  hiveMethods,
  type MethodStepKey,
  methodStepKeys,
  type PlannedStep,
} from '@skep/domain';
import { localMinute } from '@skep/ui/form';
import { domainName } from '../domain-name.ts';
import { readFragment } from '../generated/fragment-masking.ts';
import type {
  PlanOfHiveFragment as Plan,
  AgendaTaskFragment as Task,
  HiveMethod as WireMethod,
  MethodStep as WireStep,
} from '../generated/graphql.ts';
import { AgendaTaskFragment } from '../tasks/task.graphql.ts';

/** A step of a plan with its task. */
export interface TaskOfPlan extends PlannedStep {
  id: string;
}

/** The method as the rules call it. */
export const methodOf = (method: WireMethod): HiveMethod => domainName(hiveMethods, method);

/** Undefined for a step that a newer service knows. */
export function stepKeyOf(step: WireStep): MethodStepKey | undefined {
  return methodStepKeys.find((each) => each.toUpperCase() === step);
}

export const wireMethod = (method: HiveMethod) => method.toUpperCase() as Uppercase<HiveMethod>;
export const wireStep = (step: MethodStepKey) => step.toUpperCase() as Uppercase<MethodStepKey>;

/** The day of a moment where the person is. */
export const dayOfMoment = (moment: string) => localMinute(new Date(moment)).slice(0, 10);

export function tasksOf(plan: Pick<Plan, 'tasks'>): readonly Task[] {
  return readFragment(AgendaTaskFragment, plan.tasks);
}

/** Its tasks as steps of their plan. */
export function stepsOfTasks(tasks: readonly Task[]): TaskOfPlan[] {
  return tasks.flatMap(({ id, plan, day, doneAt }) => {
    const step = plan ? stepKeyOf(plan.step) : undefined;
    if (!plan || step === undefined) return [];
    const doneOn = doneAt ? dayOfMoment(doneAt) : undefined;
    return [{ id, step, day: day ?? undefined, plannedDay: plan.plannedDay, doneOn }];
  });
}
