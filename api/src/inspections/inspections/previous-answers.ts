import { hivesInBrief } from '#hive-core/store.ts';
import { type ChecklistChoice, checklistChoice } from '#inspections/checklists/service.ts';
import { isPhotoItem } from '#inspections/photos/items.ts';
import { requireRight } from '#platform/access/access.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { ChecklistId, HiveId, InspectionId } from '#platform/context/ids.ts';
import type { Inspection } from './inspection.ts';
import { namesOfPlaces } from './item-store.ts';
import { placesIn } from './places.ts';
import {
  checklistsOfHive,
  checklistsOfInspection,
  type LastAnswer,
  lastAnswersOfHive,
} from './previous-answer-store.ts';
import type { PlaceNames } from './rendering.ts';
import { seenInspections } from './store.ts';

/** Earlier answers of a hive, to show next to the questions. */
export interface LastAnswers {
  /** The newest that a person wrote. */
  last: Inspection | undefined;
  /** Of each item the newest, whichever inspection has it. */
  items: readonly LastAnswer[];
  names: PlaceNames;
}

/** @throws AppError not_found */
export async function lastAnswers(context: SignedInContext, hiveId: HiveId): Promise<LastAnswers> {
  requireRight(context, 'see', (await hivesInBrief(context, [hiveId]))[0]);
  const ofHive = { hiveIds: [hiveId], isByPerson: true };
  const [inspection] = await seenInspections(context, ofHive, { offset: 0, limit: 1 });
  const answers = await lastAnswersOfHive(context, hiveId);
  // A photo shows its day, and belongs to one inspection.
  const items = answers.filter(({ categoryId }) => !isPhotoItem(categoryId));
  const names = await namesOfPlaces(context, placesIn(items));
  return { last: inspection, items, names };
}

/** What is to be filled in. */
export interface Inspected {
  /** The checklist that the person has chosen. */
  id?: ChecklistId | undefined;
  /** Undefined for several hives. */
  hiveId?: HiveId | undefined;
  /** The one that is edited. */
  inspectionId?: InspectionId | undefined;
}

/** The checklists to choose from, and the chosen one, else that of the inspection, else that of the hive. */
export async function checklistToInspectBy(
  context: SignedInContext,
  { id, hiveId, inspectionId }: Inspected,
): Promise<ChecklistChoice> {
  if (id !== undefined) return checklistChoice(context, id);
  const likely = [
    ...(inspectionId === undefined ? [] : await checklistsOfInspection(context, inspectionId)),
    ...(hiveId === undefined ? [] : await checklistsOfHive(context, hiveId)),
  ];
  return checklistChoice(context, undefined, likely);
}
