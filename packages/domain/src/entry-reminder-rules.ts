import * as v from 'valibot';
import { isTimeZone } from './date-formats.ts';
import { dayAfter } from './day-after.ts';
import { requiredDay } from './hive-life-rules.ts';
import { inspectionLimits } from './inspection-rules.ts';
import type { TreatmentMethod } from './register-rules.ts';
import { code, requiredLine } from './text-rules.ts';

/** More steps than any treatment has. */
export const entryRemindersMax = 5;

/** What somebody wants to be reminded of after an entry: one reminder for each of its hives, at nine on that day. */
export const entryRemindersForm = v.object({
  reminders: v.pipe(
    v.array(v.object({ text: requiredLine(inspectionLimits.reminderLength), day: requiredDay })),
    v.maxLength(entryRemindersMax, code('too_many')),
  ),
  timeZone: v.pipe(v.string(code('required')), v.check(isTimeZone, code('unknown_choice'))),
});

export type EntryReminders = v.InferOutput<typeof entryRemindersForm>;

/** What can follow on a treatment. */
export const treatmentSteps = ['strips_out', 'second_dose', 'recount'] as const;

export type TreatmentStep = (typeof treatmentSteps)[number];

/**
 * Days to begin with, which the person can change. A recount after two weeks: Swiss bee health service (BGD), of mites that
 * fall after oxalic acid in winter. A second dose after a week is our own figure: the leaflet of the product says when.
 */
export const usualStepDays = { second_dose: 7, recount: 14 } as const;

/** Methods of which one dose may not be all. */
const repeated: readonly TreatmentMethod[] = [
  'evaporation',
  'sublimation',
  'spraying',
  'trickling',
  'feeding',
];

export interface TreatmentCourse {
  method: TreatmentMethod | undefined;
  day: string;
  lastDay: string;
}

/** The steps that can follow on it and have not passed yet, each with its usual day. @param today YYYY-MM-DD */
export function stepsAfter(
  { method, day, lastDay }: TreatmentCourse,
  today: string,
): { step: TreatmentStep; day: string }[] {
  if (method === undefined || lastDay < day) return [];
  const steps = [
    ...(method === 'strips' ? [{ step: 'strips_out' as const, day: lastDay }] : []),
    ...(repeated.includes(method)
      ? [{ step: 'second_dose' as const, day: dayAfter(day, usualStepDays.second_dose) }]
      : []),
    { step: 'recount' as const, day: dayAfter(lastDay, usualStepDays.recount) },
  ];
  return steps.filter((each) => each.day > today);
}
