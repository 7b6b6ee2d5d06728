import { hiveMethods, methodStepKeys } from '@skep/domain';
import * as v from 'valibot';
import type { ApiaryId, HiveId, HivePlanId, TaskId } from '#platform/context/ids.ts';
import { accessJson, idJson, revision } from '#platform/http/json-schema.ts';
import { answerOf } from '#platform/resource/fields.ts';
import type { Task } from './task.ts';
import { taskFields } from './task-fields.ts';

/** A task as v1 sends it. */
export const TaskAnswer = v.object({
  id: idJson<TaskId>('task'),
  revision,
  ...answerOf(taskFields),
  repeatFrom: v.pipe(
    v.optional(v.string()),
    v.description('YYYY-MM-DD, from which its repetition counts: putting it off moves none that follow.'),
  ),
  doneAt: v.pipe(v.optional(v.date()), v.description('Absent: it is still to be done.')),
  access: accessJson,
  hives: v.pipe(
    v.array(
      v.object({
        id: idJson<HiveId>('hive'),
        name: v.string(),
        apiaryId: idJson<ApiaryId>('apiary'),
        apiaryName: v.string(),
      }),
    ),
    v.description('Hives of the task that the person sees.'),
  ),
  apiaryName: v.optional(v.string()),
  assigneeName: v.optional(v.string()),
  plan: v.pipe(
    v.optional(
      v.object({
        id: idJson<HivePlanId>('plan'),
        method: v.picklist(hiveMethods),
        step: v.picklist(methodStepKeys),
        plannedDay: v.pipe(
          v.string(),
          v.description('YYYY-MM-DD, from which the steps count that follow it.'),
        ),
      }),
    ),
    v.description('The plan of which it is a step.'),
  ),
});

export const taskJson = ({ rev, ...task }: Task) => ({ ...task, revision: rev });
