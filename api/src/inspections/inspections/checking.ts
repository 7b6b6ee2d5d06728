import {
  AppError,
  type FieldProblem,
  type FieldProblemCode,
  inspectionRules,
  instantOfSentTime,
  isInFuture,
  isTimeZone,
  wireTimeOf,
} from '@skep/domain';
import * as v from 'valibot';
import { zoneOfOldClients } from '#hive-core/zone.ts';
import type { Checklist } from '#inspections/checklists/checklist.ts';
import { answerableItems } from '#inspections/checklists/own-item-store.ts';
import { requireChecklist } from '#inspections/checklists/service.ts';
import { type PhotoChanges, requireOwnPhotos } from '#inspections/photos/attach-awaited.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { ChecklistId, HiveId } from '#platform/context/ids.ts';
import { fieldProblem, readForm } from '#platform/input/forms.ts';
import { ownItemIdsIn, readAnswers, type SentAnswers } from './answers.ts';
import type { Inspection, InspectionFields, ItemAnswer } from './inspection.ts';
import { requireOwnPlaces } from './places.ts';
import type { FullInspection } from './service.ts';

/** An inspection as it was sent, whole: what is not said is not known. */
export interface InspectionInput {
  /** Local time of the zone, as `YYYY-MM-DD HH:MM:SS`. */
  date: string;
  /** Undefined: the zone that the inspection has already, else that of old clients. */
  timeZone: string | undefined;
  reminderDate: string | undefined;
  /** The grade, given the stored one. */
  impression: (heldGrade: number | undefined) => number | undefined;
  needsAttention: boolean | undefined;
  notes: string | undefined;
  conditions: string | undefined;
  action: string | undefined;
  nextNotes: string | undefined;
  reminder: string | undefined;
  checklistId: ChecklistId | undefined;
  /** Several: the same for each of them. */
  hiveIds: readonly HiveId[];
  answers: SentAnswers;
  photos: PhotoChanges;
}

/**
 * Changed fields of an inspection; absent keys do not change, undefined ones are emptied. `answers` are the changed
 * ones, null removes an answer.
 */
export type InspectionChanges = Partial<Omit<InspectionInput, 'hiveIds' | 'photos'>>;

/** Hives that one inspection can be recorded for at once. */
export const maxHives = 200;

export interface Checked {
  fields: InspectionFields;
  answers: ItemAnswer[];
  /** The checklist that it answers. */
  checklist: Checklist | undefined;
  photos: Pick<PhotoChanges, 'photoIds' | 'awaited'>;
}

/** Holds an input to every rule, and to what is the person's own. */
export async function checked(
  context: SignedInContext,
  input: InspectionInput,
  held: FullInspection | undefined,
): Promise<Checked> {
  requireHiveIds(input);
  const { checklistId } = input;
  const checklist = checklistId === undefined ? undefined : await requireChecklist(context, checklistId);
  const { inspection } = held ?? {};
  const fields = {
    ...timesOf(input, inspection, context.clock.now()),
    ...saidIn(input, inspection),
    checklistId,
  };
  const ownItems = await answerableItems(context, ownItemIdsIn(input.answers));
  // What was answered stays answerable, whoever made it and whatever became of it since.
  for (const { own } of held?.items ?? []) if (own !== undefined) ownItems.set(own.id, own);
  const answers = readAnswers(input.answers, { hiveCount: input.hiveIds.length, ownItems });
  await requireOwnPlaces(context, answers, held?.items ?? []);
  const { photoIds, awaited } = input.photos;
  if (photoIds.length + awaited.length > 0 && input.hiveIds.length > 1)
    throw fieldProblem('photoIds', 'invalid');
  await requireOwnPhotos(context, { answers, photoIds }, held?.inspection.id);
  return { fields, answers, checklist, photos: { photoIds, awaited } };
}

export function requireHiveIds({ hiveIds }: InspectionInput): void {
  if (hiveIds.length === 0) throw fieldProblem('hiveIds', 'required');
  if (hiveIds.length > maxHives) throw fieldProblem('hiveIds', 'too_many');
}

const said = v.object(inspectionRules);

/** The part of an inspection that no other field or place decides. */
export type Said = v.InferOutput<typeof said>;

function saidIn(input: InspectionInput, held: Inspection | undefined) {
  const { needsAttention, notes, conditions, action, nextNotes, reminder } = input;
  const impression = input.impression(held?.impression);
  const form = readSaid({ impression, needsAttention, notes, conditions, action, nextNotes, reminder });
  return {
    impression: form.impression,
    needsAttention: form.needsAttention,
    notes: form.notes,
    conditions: form.conditions,
    action: form.action,
    nextNotes: form.nextNotes,
    reminder: form.reminder,
  };
}

/** Absent keys do not change. @param inside the field that holds it, such as `hives.3.` */
export function readSaid(sent: Partial<Said>, inside = ''): Partial<Said> {
  return readForm(said, sent, inside);
}

function timesOf(input: InspectionInput, held: Inspection | undefined, now: Date) {
  const timeZone = input.timeZone ?? held?.timeZone ?? zoneOfOldClients;
  const problems: FieldProblem[] = [];
  const fault = (path: string, code: FieldProblemCode) => problems.push({ path, code });
  if (!isTimeZone(timeZone)) fault('timeZone', 'unknown_choice');
  const inspectedAt = instantOfSentTime(input.date, timeZone);
  if (inspectedAt === undefined) fault('inspectedAt', 'not_a_date');
  else if (isInFuture(inspectedAt, now)) fault('inspectedAt', 'date_in_future');
  const { reminderDate } = input;
  const reminderAt = reminderDate === undefined ? undefined : instantOfSentTime(reminderDate, timeZone);
  if (reminderDate !== undefined && reminderAt === undefined) fault('reminderAt', 'not_a_date');
  if (problems.length > 0 || inspectedAt === undefined) {
    throw new AppError('invalid_input', { fields: problems });
  }
  return {
    inspectedAt,
    timeZone,
    inspectedLocal: wireTimeOf(inspectedAt, timeZone),
    reminderLocal: reminderAt && wireTimeOf(reminderAt, timeZone),
  };
}
