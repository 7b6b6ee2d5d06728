import { datedSteps, movedSteps } from '@skep/domain';
import type { HivePlanInput, PlanOfHiveFragment } from '../generated/graphql.ts';
import { methodOf, stepKeyOf, stepsOfTasks, wireStep } from '../plans/known-plan.ts';
import {
  EndHivePlanMutation,
  HivePlansQuery,
  MatingWeatherQuery,
  MoveHivePlanMutation,
  StartHivePlanMutation,
} from '../plans/plan.graphql.ts';
import { TickTaskMutation } from '../tasks/task.graphql.ts';
import { aFailure, aTask, type HiveAnswer, type TaskAnswer } from './builders.ts';
import { apiariesOf } from './fake-tasks.ts';
import { answering } from './gateway.ts';

interface PlanPart {
  id?: string;
  method?: PlanOfHiveFragment['method'];
  startDay?: string;
  hiveId?: string;
  canEdit?: boolean;
}

/** A plan with all steps of its method, which are open. */
export function aPlan({
  id = '71',
  method = 'PAGDEN',
  startDay = '2026-06-03',
  hiveId = '11',
  canEdit = true,
}: PlanPart = {}) {
  return {
    ...{ __typename: 'HivePlan' as const, id, method, startDay, hiveId, hiveName: 'Hive 1', canEdit },
    state: 'GOING' as PlanOfHiveFragment['state'],
    tasks: datedSteps(methodOf(method), startDay).map(({ step, day }) =>
      aTask({
        ...{ id: `${id}-${step}`, title: `Title of ${step}`, day, hiveIds: [hiveId], canEdit },
        hives: [
          { __typename: 'TaskHive', id: hiveId, name: 'Hive 1', apiaryId: '1', apiaryName: 'By the lake' },
        ],
        plan: { __typename: 'TaskPlan', planId: id, method, step: wireStep(step), plannedDay: day },
      }),
    ),
  };
}

export type PlanAnswer = ReturnType<typeof aPlan>;

/** Answers about plans, of a gateway that remembers what is changed. */
export function fakePlans(given: readonly PlanAnswer[], hives: readonly HiveAnswer[]) {
  let plans = [...given];

  function change(id: string, by: (plan: PlanAnswer) => Partial<PlanAnswer>) {
    const former = plans.find((plan) => plan.id === id);
    if (!former) return aFailure('NOT_FOUND');
    const next = { ...former, ...by(former) };
    plans = plans.map((plan) => (plan === former ? next : plan));
    return next;
  }

  return [
    answering(HivePlansQuery, () => ({ hivePlans: plans, apiaries: apiariesOf(hives) })),
    answering(MatingWeatherQuery, () => ({
      apiaryForecasts: [
        {
          ...{ __typename: 'ApiaryForecast', apiaryId: '1' },
          days: ['2026-06-21', '2026-06-22'].map((day, at) => ({
            ...{ __typename: 'ForecastDay', day, greatestCelsius: 17 + 6 * at, rainMm: 0, windMs: 2 },
          })),
        },
      ],
    })),
    answering(StartHivePlanMutation, ({ input }) => {
      const plan = started(input);
      plans = [plan, ...plans];
      return { startHivePlan: plan };
    }),
    answering(MoveHivePlanMutation, ({ id, step, day }) => ({
      moveHivePlan: change(id, (plan) => moved(plan, step ?? undefined, day)),
    })),
    answering(EndHivePlanMutation, ({ id }) => ({
      endHivePlan: change(id, ({ tasks }) => ({
        state: 'CANCELLED',
        tasks: tasks.filter(({ doneAt }) => doneAt),
      })),
    })),
    answering(TickTaskMutation, ({ id, isDone, at }) => {
      let ticked: TaskAnswer | undefined;
      plans = plans.map((plan) => ({
        ...plan,
        tasks: plan.tasks.map((task) => {
          if (task.id !== id) return task;
          ticked = { ...task, doneAt: isDone ? (at ?? null) : null };
          return ticked;
        }),
      }));
      return {
        tickTask: ticked ? { __typename: 'TickedTask', task: ticked, next: null } : aFailure('NOT_FOUND'),
      };
    }),
  ];
}

function started({ hiveId, method, startDay, steps }: HivePlanInput): PlanAnswer {
  const plan = aPlan({ id: '72', hiveId, method, startDay });
  const titles = new Map([steps].flat().map(({ step, title }) => [step, title]));
  return {
    ...plan,
    tasks: plan.tasks.flatMap((task) => {
      const title = task.plan && titles.get(task.plan.step);
      return title === undefined || title === null ? [] : [{ ...task, title }];
    }),
  };
}

function moved(plan: PlanAnswer, step: NonNullable<TaskAnswer['plan']>['step'] | undefined, day: string) {
  const steps = stepsOfTasks(plan.tasks);
  const move = { step: step && stepKeyOf(step), day };
  const to = new Map(
    movedSteps({ method: methodOf(plan.method), startDay: plan.startDay, steps }, move).map((one) => [
      one.id,
      one,
    ]),
  );
  return {
    ...(step === undefined && { startDay: day }),
    tasks: plan.tasks.map((task) => {
      const { day: next, plannedDay } = to.get(task.id) ?? {};
      if (!task.plan || plannedDay === undefined) return task;
      return { ...task, day: next ?? null, plan: { ...task.plan, plannedDay } };
    }),
  };
}
