import { datedSteps, movedSteps } from '@skep/domain';
import { type CachePatch, type QueuedMutation, temporaryPartOf } from '@skep/remote-kit';
import type {
  EndHivePlanMutation,
  HivePlanInput,
  MoveHivePlanMutation,
  MoveHivePlanMutationVariables,
  PlanOfHiveFragment as Plan,
  StartHivePlanMutation,
} from '../generated/graphql.ts';
import { methodOf, stepKeyOf, stepsOfTasks, tasksOf } from '../plans/known-plan.ts';
import { newTaskEntry } from './waiting-task.ts';

export interface StartedPlan {
  /** Of this browser's making. */
  id: string;
  input: HivePlanInput;
  /** In the person's words. */
  title: string;
  hive: { id: string; name: string; apiary: { id: string; name: string } };
}

/** What is shown of a method that is started without a network: the plan at its hive, and its steps as tasks. */
export function waitingStart({ id, input, title, hive }: StartedPlan): QueuedMutation<StartHivePlanMutation> {
  const { method, startDay } = input;
  const days = new Map(datedSteps(methodOf(method), startDay).map(({ step, day }) => [step, day]));
  const tasks = [input.steps].flat().map(({ step, title: text }) => {
    const key = stepKeyOf(step);
    const day = (key && days.get(key)) ?? startDay;
    return {
      ...newTaskEntry(temporaryPartOf(id, step.toLowerCase()), { title: text, day, hiveIds: [hive.id] }),
      hives: [
        {
          ...{ __typename: 'TaskHive' as const, id: hive.id, name: hive.name },
          ...{ apiaryId: hive.apiary.id, apiaryName: hive.apiary.name },
        },
      ],
      plan: { __typename: 'TaskPlan' as const, planId: id, method, step, plannedDay: day },
    };
  });
  const entry = {
    ...{ __typename: 'HivePlan' as const, id, method, hiveId: hive.id, hiveName: hive.name, startDay },
    ...{ state: 'GOING' as const, canEdit: true, tasks },
  };
  return {
    ...{ title, about: `plan:${id}`, alsoAbout: [`hive:${hive.id}`], path: `/hives/${hive.id}/plans/create` },
    makes: [
      { id, at: ['startHivePlan', 'id'] },
      ...tasks.map((task, at) => ({ id: task.id, at: ['startHivePlan', 'tasks', at, 'id'] })),
    ],
    answer: {
      __typename: 'Mutation',
      startHivePlan: entry as unknown as StartHivePlanMutation['startHivePlan'],
    },
    changes: [
      { kind: 'added', field: 'hivePlans', entry },
      ...tasks.map((task): CachePatch => ({ kind: 'added', field: 'tasks', entry: task })),
    ],
  };
}

/** The same of one that is moved, or a step of it with those that follow. @param title in the person's words */
export function waitingMove(
  title: string,
  plan: Plan,
  { step, day }: Pick<MoveHivePlanMutationVariables, 'step' | 'day'>,
): QueuedMutation<MoveHivePlanMutation> {
  const { id, hiveId, startDay } = plan;
  const tasks = tasksOf(plan);
  const move = { step: step ? stepKeyOf(step) : undefined, day };
  const steps = stepsOfTasks(tasks);
  const moved = new Map(
    movedSteps({ method: methodOf(plan.method), startDay, steps }, move).map((one) => [one.id, one]),
  );
  const fields = step ? {} : { startDay: day };
  const shown = {
    ...{ ...plan, ...fields, __typename: 'HivePlan' as const },
    tasks: tasks.map((task) => {
      const { day: to, plannedDay } = moved.get(task.id) ?? {};
      const own = task.plan && { ...task.plan, plannedDay: plannedDay ?? task.plan.plannedDay };
      return { ...task, __typename: 'Task' as const, day: to ?? task.day, plan: own };
    }),
  };
  return {
    ...{
      title,
      about: `plan:${id}`,
      supersedes: `plan:${id}:${step ?? 'start'}`,
      path: `/hives/${hiveId}/plans`,
    },
    answer: {
      __typename: 'Mutation',
      moveHivePlan: shown as unknown as MoveHivePlanMutation['moveHivePlan'],
    },
    changes: [
      { kind: 'fields', typename: 'HivePlan', id, fields },
      ...[...moved.values()].map(
        ({ id: taskId, day: to, plannedDay }): CachePatch => ({
          ...{ kind: 'fields', typename: 'Task', id: taskId },
          fields: { day: to ?? null, plan: { plannedDay } },
        }),
      ),
    ],
  };
}

/** The same of one that is ended: what is not done of it is gone. @param title in the person's words */
export function waitingEnd(title: string, plan: Plan): QueuedMutation<EndHivePlanMutation> {
  const { id, hiveId } = plan;
  const tasks = tasksOf(plan);
  const shown = {
    ...{ ...plan, __typename: 'HivePlan' as const, state: 'CANCELLED' as const },
    tasks: tasks.flatMap((task) => (task.doneAt ? [{ ...task, __typename: 'Task' as const }] : [])),
  };
  return {
    ...{ title, about: `plan:${id}`, settledBy: ['not_found'], path: `/hives/${hiveId}/plans` },
    answer: { __typename: 'Mutation', endHivePlan: shown as unknown as EndHivePlanMutation['endHivePlan'] },
    changes: [
      { kind: 'fields', typename: 'HivePlan', id, fields: { state: 'CANCELLED' } },
      ...tasks.flatMap((task): CachePatch[] =>
        task.doneAt ? [] : [{ kind: 'gone', typename: 'Task', id: task.id }],
      ),
    ],
  };
}
