import { hivePlanMove, hivePlanRules } from '@skep/domain';
import * as v from 'valibot';
import { TaskAnswer, taskJson } from '#inspections/tasks/wire-task.ts';
import type { HivePlanId } from '#platform/context/ids.ts';
import { inOneScope } from '#platform/http/http.ts';
import { accessJson, idJson, sentId } from '#platform/http/json-schema.ts';
import { action } from '#platform/http/v1.ts';
import { answerOf, bodyOf } from '#platform/resource/fields.ts';
import { type HivePlan, planStates } from './plan.ts';
import { planFields } from './plan-fields.ts';
import { endPlan, listPlans, movePlan, startPlan } from './service.ts';

const onePlan = { params: v.object({ id: sentId<HivePlanId>('plan') }) };

const PlanAnswer = v.object({
  id: idJson<HivePlanId>('plan'),
  ...answerOf(planFields),
  hiveName: v.string(),
  state: v.pipe(
    v.picklist(planStates),
    v.description('ended: all of its steps are done. cancelled: somebody ended it before.'),
  ),
  access: accessJson,
  tasks: v.pipe(
    v.array(TaskAnswer),
    v.description('Its steps, by their days, those that are done included.'),
  ),
});

const planJson = (plan: HivePlan) => ({ ...plan, tasks: plan.tasks.map(taskJson) });

export const planRoutes = inOneScope([
  action(
    'GET',
    '/hive-plans',
    {
      id: 'listHivePlans',
      summary: 'Methods that were started at hives, newest first; at most 500',
      answer: v.array(PlanAnswer),
    },
    async (context) => (await listPlans(context)).map(planJson),
  ),
  action(
    'POST',
    '/hive-plans',
    {
      id: 'startHivePlan',
      summary: 'Starts a method at a hive: its steps become tasks',
      body: v.object({
        ...bodyOf(planFields),
        steps: v.pipe(
          hivePlanRules.steps,
          v.description('Steps of the method that become tasks, with titles in the language of the person.'),
        ),
      }),
      answer: PlanAnswer,
    },
    async (context, { body }) => planJson(await startPlan(context, body)),
  ),
  action(
    'PUT',
    '/hive-plans/:id/day',
    {
      id: 'moveHivePlan',
      summary: 'Moves the start of a plan with all open steps, or one step with those that follow it',
      ...onePlan,
      body: v.object({
        step: v.pipe(hivePlanMove.step, v.description('Default: the start.')),
        day: hivePlanMove.day,
      }),
      answer: PlanAnswer,
    },
    async (context, { params, body: { step, day } }) =>
      planJson(await movePlan(context, params.id, { step, day })),
  ),
  action(
    'PUT',
    '/hive-plans/:id/end',
    { id: 'endHivePlan', summary: 'Ends a plan: its open steps are deleted', ...onePlan, answer: PlanAnswer },
    async (context, { params }) => planJson(await endPlan(context, params.id)),
  ),
]);
