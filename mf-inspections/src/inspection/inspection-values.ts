import { fieldProblemsOf, inspectionForm, instantOfWireTime, isoWithOffset, wireTimeOf } from '@skep/domain';
import { localMinute } from '@skep/ui/form';
import { type FieldErrors, type Resolver, set } from 'react-hook-form';
import * as v from 'valibot';
import { type Answers, answerProblem, answersOf, fieldKey, itemInputsOf } from '../checklist/answers.ts';
import type { ChecklistItem } from '../checklist/checklist-tree.ts';
import type { InspectionFieldsInput, SavedInspectionFragment } from '../generated/graphql.ts';

/** What the form holds. Times are as the clock of the zone shows them, `YYYY-MM-DDTHH:mm`. */
export interface InspectionValues {
  hiveId: string;
  inspectedAt: string | undefined;
  impression: number | undefined;
  needsAttention: boolean | undefined;
  notes: string;
  reminder: string;
  reminderAt: string | undefined;
  answers: Answers;
}

export function newInspection(hiveId: string, now: Date): InspectionValues {
  return {
    hiveId,
    inspectedAt: localMinute(now),
    impression: undefined,
    needsAttention: undefined,
    notes: '',
    reminder: '',
    reminderAt: undefined,
    answers: {},
  };
}

/** A stored inspection in the zone in which it was recorded. */
export function valuesOf(inspection: SavedInspectionFragment): InspectionValues {
  const { hive, inspectedAt, timeZone, reminderAt, items } = inspection;
  return {
    hiveId: hive?.id ?? '',
    inspectedAt: minuteIn(inspectedAt, timeZone),
    impression: inspection.impression ?? undefined,
    needsAttention: inspection.needsAttention ?? undefined,
    notes: inspection.notes ?? '',
    reminder: inspection.reminder ?? '',
    reminderAt: reminderAt == null ? undefined : minuteIn(reminderAt, timeZone),
    answers: answersOf(items),
  };
}

/** What is wrong in the form: by the rules of the domain, and of each answer by its kind. */
export function inspectionProblems(values: InspectionValues, items: readonly ChecklistItem[]) {
  const general = fieldProblemsOf(v.safeParse(inspectionForm, values).issues ?? []);
  const answers = items.flatMap((item) => {
    const code = answerProblem(item, values.answers[fieldKey(item.id)]);
    return code === undefined ? [] : [{ path: `answers.${fieldKey(item.id)}`, code }];
  });
  return [...general, ...answers];
}

/** The same for react-hook-form. */
export function inspectionResolver(items: readonly ChecklistItem[]): Resolver<InspectionValues> {
  return (values) => {
    const errors: FieldErrors<InspectionValues> = {};
    const problems = inspectionProblems(values, items);
    for (const { path, code } of problems) set(errors, path, { type: 'rule', message: code });
    return problems.length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
}

export interface SendContext {
  timeZone: string;
  checklistId: string | undefined;
  items: readonly ChecklistItem[];
}

/** The input of the mutations; times carry the offset that the zone had then. */
export function inputOf(
  values: InspectionValues,
  { timeZone, checklistId, items }: SendContext,
): InspectionFieldsInput {
  const iso = (local: string | undefined) => {
    const instant = local ? instantOfWireTime(local.replace('T', ' '), timeZone) : undefined;
    return instant ? isoWithOffset(instant, timeZone) : undefined;
  };
  return {
    inspectedAt: iso(values.inspectedAt) ?? '',
    timeZone,
    impression: values.impression ?? null,
    needsAttention: values.needsAttention ?? null,
    notes: values.notes.trim() || null,
    reminder: values.reminder.trim() || null,
    reminderAt: iso(values.reminderAt) ?? null,
    checklistId: checklistId ?? null,
    items: itemInputsOf(values.answers, items),
  };
}

/** IANA zone of this device. */
export function zoneHere(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function minuteIn(iso: string, timeZone: string): string {
  return wireTimeOf(new Date(iso), timeZone).slice(0, 16).replace(' ', 'T');
}
