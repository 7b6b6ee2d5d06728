import { AppError, type FieldProblem } from '@skep/domain';
import { mayDo } from '#platform/access/access.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { InspectionId, PhotoId } from '#platform/context/ids.ts';
import type { AwaitedPhoto } from './awaited-store.ts';
import { isPhotoItem, photosOf } from './items.ts';
import { attachPhotos, deletePhotos, type PhotoPlace, photosByIds } from './store.ts';

interface Answer {
  categoryId: number;
  value: string;
}

/** Photos that an inspection is to have from now on, and not to have any more. */
export interface PhotoChanges {
  /** Of the inspection in general. */
  photoIds: readonly PhotoId[];
  gonePhotoIds: readonly PhotoId[];
  /** That it is to have when they arrive. */
  awaited: readonly AwaitedPhoto[];
}

/**
 * An inspection may name photos that its writer has sent and saved with no other, and those that it has.
 * @throws AppError invalid_input
 */
export async function requireOwnPhotos(
  context: SignedInContext,
  { answers, photoIds }: { answers: readonly Answer[]; photoIds: readonly PhotoId[] },
  inspectionId: InspectionId | undefined,
): Promise<void> {
  const named = [
    ...photoAnswers(answers).map(({ categoryId, value }) => ({
      path: `items.${categoryId}`,
      ids: photosOf(value),
    })),
    ...photoIds.map((id, index) => ({ path: `photoIds.${index}`, ids: [id] })),
  ];
  const photos = await photosByIds(
    context,
    named.flatMap(({ ids }) => ids),
  );
  const free = photos.filter((photo) =>
    photo.inspectionId === undefined ? mayDo('edit', photo) : photo.inspectionId === inspectionId,
  );
  const known = new Set(free.map(({ id }) => id));
  const fields: FieldProblem[] = named
    .filter(({ ids }) => !ids.every((id) => known.has(id)))
    .map(({ path }) => ({ path, code: 'unknown_choice' }));
  if (fields.length > 0) throw new AppError('invalid_input', { fields });
}

/** Gives an inspection the photos that its answers name, in the transaction that writes them. */
export async function attachAnswered(
  context: SignedInContext,
  place: PhotoPlace,
  answers: readonly Answer[],
): Promise<void> {
  for (const { categoryId, value } of photoAnswers(answers)) {
    await attachPhotos(context, photosOf(value), place, categoryId);
  }
}

export async function attachGeneral(
  context: SignedInContext,
  place: PhotoPlace,
  photoIds: readonly PhotoId[],
): Promise<void> {
  if (photoIds.length > 0) await attachPhotos(context, photoIds, place, undefined);
}

/**
 * Deletes what an inspection was said to have no more: photos that its earlier answers named and the new ones do not,
 * and those that are named themselves. What somebody else has added meanwhile stays. Their files go with the clean-up.
 */
export async function deleteUnnamed(
  context: SignedInContext,
  inspectionId: InspectionId,
  { before, after, gone }: { before: readonly Answer[]; after: readonly Answer[]; gone: readonly PhotoId[] },
): Promise<void> {
  const idsIn = (answers: readonly Answer[]) => photoAnswers(answers).flatMap(({ value }) => photosOf(value));
  const remaining = new Set(idsIn(after));
  const ids = [...idsIn(before), ...gone].filter((id) => !remaining.has(id));
  const photos = ids.length === 0 ? [] : await photosByIds(context, ids);
  const own = photos.filter((photo) => photo.inspectionId === inspectionId).map(({ id }) => id);
  if (own.length > 0) await deletePhotos(context, own);
}

const photoAnswers = (answers: readonly Answer[]) =>
  answers.filter(({ categoryId }) => isPhotoItem(categoryId));
