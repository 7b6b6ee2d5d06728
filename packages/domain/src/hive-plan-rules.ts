import * as v from 'valibot';
import { requiredDay } from './hive-life-rules.ts';
import { hiveMethods, type methodStarts, methodStepKeys } from './hive-methods.ts';
import { taskLimits, taskRules } from './task-rules.ts';
import { code, requiredLine } from './text-rules.ts';

/** Days that a plan can have: far enough from the ends of the calendar that all of its steps have a day. */
const [firstDay, lastDay] = ['1900-01-01', '2999-12-31'];

const planDay = v.pipe(
  requiredDay,
  v.check((day) => day >= firstDay && day <= lastDay, code('not_a_date')),
);

/** What a plan of a hive says, the same for form and service. */
export const hivePlanRules = {
  method: v.picklist(hiveMethods, code('unknown_choice')),
  startDay: planDay,
  timeZone: taskRules.timeZone,
  /** Those that become tasks, with their titles in the language of who starts it. */
  steps: v.pipe(
    v.array(
      v.object({
        step: v.picklist(methodStepKeys, code('unknown_choice')),
        title: requiredLine(taskLimits.titleLength),
      }),
    ),
    v.minLength(1, code('required')),
    v.maxLength(methodStepKeys.length, code('too_many')),
    v.check((all) => new Set(all.map(({ step }) => step)).size === all.length, code('already_taken')),
  ),
};

/** A new day of a plan: of one of its steps, or of its start. */
export const hivePlanMove = {
  step: v.optional(v.picklist(methodStepKeys, code('unknown_choice'))),
  day: planDay,
};

/** The form that starts a method. The day is that of a start of the method. */
export const hivePlanForm = v.object({
  method: hivePlanRules.method,
  startsBy: v.picklist(
    ['start', 'grafting', 'egg', 'emergence'] satisfies readonly (keyof typeof methodStarts)[],
    code('unknown_choice'),
  ),
  day: planDay,
});

export type HivePlanForm = v.InferOutput<typeof hivePlanForm>;
