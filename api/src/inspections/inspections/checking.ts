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
import type { HiveId } from '#platform/context/ids.ts';
import { fieldProblem, readForm } from '#platform/input/forms.ts';
import { ownItemIdsIn, readAnswers, type SentAnswers } from './answers.ts';
import type { Inspection, InspectionFields, ItemAnswer } from './inspection.ts';
import type { InspectionValueChanges } from './inspection-fields.ts';
import { requireOwnPlaces } from './places.ts';
import type { WantedReadings } from './readings.ts';
import type { FullInspection } from './service.ts';

/** Changes of an inspection. `answers` are the changed ones; null removes an answer. */
export interface InspectionChanges extends InspectionValueChanges, WantedReadings {
  answers?: SentAnswers;
}

/** An inspection as it was sent, whole: what is absent is not known. */
export interface InspectionInput extends InspectionChanges {
  /** Several: the same for each of them. */
  hiveIds: readonly HiveId[];
  photos: PhotoChanges;
}

/** Hives that one inspection can be recorded for at once. */
export const maxHives = 200;

export interface Checked {
  fields: InspectionFields;
  answers: ItemAnswer[];
  /** The checklist that it answers. */
  checklist: Checklist | undefined;
  photos: Pick<PhotoChanges, 'photoIds' | 'awaited'>;
  wanted: WantedReadings;
}

/** Holds an input to every rule, and to what is the person's own. */
export async function checked(
  context: SignedInContext,
  input: InspectionInput,
  held: FullInspection | undefined,
): Promise<Checked> {
  requireHiveIds(input);
  const { checklistId, answers: sent = {} } = input;
  const checklist = checklistId === undefined ? undefined : await requireChecklist(context, checklistId);
  const { inspection } = held ?? {};
  const fields = {
    ...timesOf(input, inspection, context.clock.now()),
    ...readSaid(input),
    checklistId,
  };
  const ownItems = await answerableItems(context, ownItemIdsIn(sent));
  // What was answered stays answerable, whoever made it and whatever became of it since.
  for (const { own } of held?.items ?? []) if (own !== undefined) ownItems.set(own.id, own);
  const answers = readAnswers(sent, { hiveCount: input.hiveIds.length, ownItems });
  await requireOwnPlaces(context, answers, held?.items ?? []);
  const { photoIds, awaited } = input.photos;
  if (photoIds.length + awaited.length > 0 && input.hiveIds.length > 1)
    throw fieldProblem('photoIds', 'invalid');
  await requireOwnPhotos(context, { answers, photoIds }, held?.inspection.id);
  const { hasWeather, hasWeight } = input;
  return { fields, answers, checklist, photos: { photoIds, awaited }, wanted: { hasWeather, hasWeight } };
}

export function requireHiveIds({ hiveIds }: InspectionInput): void {
  if (hiveIds.length === 0) throw fieldProblem('hiveIds', 'required');
  if (hiveIds.length > maxHives) throw fieldProblem('hiveIds', 'too_many');
}

const said = v.object(inspectionRules);

/** The part of an inspection that no other field or place decides. */
export type Said = v.InferOutput<typeof said>;

/** Absent keys do not change. @param inside the field that holds it, such as `hives.3.` */
export function readSaid(sent: Partial<Said>, inside = ''): Partial<Said> {
  return readForm(said, sent, inside);
}

function timesOf(input: InspectionInput, held: Inspection | undefined, now: Date) {
  const timeZone = input.timeZone ?? held?.timeZone ?? zoneOfOldClients;
  const problems: FieldProblem[] = [];
  const fault = (path: string, code: FieldProblemCode) => problems.push({ path, code });
  if (!isTimeZone(timeZone)) fault('timeZone', 'unknown_choice');
  const { inspectedLocal = '', reminderLocal } = input;
  const inspectedAt = instantOfSentTime(inspectedLocal, timeZone);
  if (inspectedAt === undefined) fault('inspectedAt', 'not_a_date');
  else if (isInFuture(inspectedAt, now)) fault('inspectedAt', 'date_in_future');
  const reminderAt = reminderLocal === undefined ? undefined : instantOfSentTime(reminderLocal, timeZone);
  if (reminderLocal !== undefined && reminderAt === undefined) fault('reminderAt', 'not_a_date');
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
