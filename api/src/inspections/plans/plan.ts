import type { HivePlanForm, MethodStepKey } from '@skep/domain';
import type { Task } from '#inspections/tasks/task.ts';
import type { Access } from '#platform/access/access.ts';
import type { HivePlanId } from '#platform/context/ids.ts';
import type { PlanFields } from './plan-fields.ts';

/** Ended: all of its steps are done. Cancelled: somebody ended it before. */
export const planStates = ['going', 'ended', 'cancelled'] as const;

export interface HivePlan extends PlanFields {
  id: HivePlanId;
  hiveName: string;
  state: (typeof planStates)[number];
  /** That of the viewer to its hive. */
  access: Access;
  /** Its steps, by their days, those that are done included. */
  tasks: readonly Task[];
}

export interface NewPlan extends PlanFields {
  /** Steps that become tasks, with their titles. */
  steps: { step: MethodStepKey; title: string }[];
}

/** A new day of a step of a plan; without a step, of its start. */
export interface PlanMove extends Pick<HivePlanForm, 'day'> {
  step: MethodStepKey | undefined;
}
