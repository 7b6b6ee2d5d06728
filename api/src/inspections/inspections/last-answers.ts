import { hivesInBrief } from '#hives/core/store.ts';
import { isPhotoItem } from '#inspections/photos/items.ts';
import { requireRight } from '#platform/access/access.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { HiveId } from '#platform/context/ids.ts';
import { namesOfPlaces } from './item-store.ts';
import { type LastAnswer, lastAnswersOfHive } from './last-answer-store.ts';
import { placesIn } from './places.ts';
import type { PlaceNames } from './rendering.ts';
import type { ListedInspection } from './service.ts';
import { seenInspections } from './store.ts';

/** What was seen of a hive before, to stand beside what is asked now. */
export interface LastAnswers {
  /** The newest that a person wrote. */
  last: ListedInspection | undefined;
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
  return {
    last: inspection && { inspection, searchable: [] },
    items,
    names: await namesOfPlaces(context, placesIn(items)),
  };
}
