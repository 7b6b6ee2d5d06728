import { AppError, chosenIds } from '@skep/domain';
import { apiariesInBrief, hivesInBrief } from '#hive-core/store.ts';
import { type Access, mayDo } from '#platform/access/access.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { ApiaryId, HiveId } from '#platform/context/ids.ts';
import { categoryById } from '#platform/taxonomy/catalogue.ts';
import type { ItemAnswer } from './inspection.ts';

/** Hives and apiaries that answers name. */
export interface NamedPlaces {
  hiveIds: HiveId[];
  apiaryIds: ApiaryId[];
}

export function placesIn(answers: readonly ItemAnswer[]): NamedPlaces {
  const idsOf = <Id extends number>(kinds: readonly string[]) =>
    answers
      .filter(({ categoryId }) => kinds.includes(categoryById(categoryId)?.input ?? ''))
      // Stored by `parseItemValue`, so they are ids.
      .flatMap(({ value }) => chosenIds(value) as Id[]);
  return {
    hiveIds: idsOf<HiveId>(['select_hive']),
    apiaryIds: idsOf<ApiaryId>(['select_apiary', 'select_location']),
  };
}

/**
 * An answer may name only hives and apiaries that the person may see.
 * @param held answers that are stored already: they may go on naming what was deleted since.
 * @throws AppError invalid_input
 */
export async function requireOwnPlaces(
  context: SignedInContext,
  answers: readonly ItemAnswer[],
  held: readonly ItemAnswer[],
): Promise<void> {
  const known = new Set(held.map(({ categoryId, value }) => `${categoryId} ${value}`));
  const unknown = answers.filter(({ categoryId, value }) => !known.has(`${categoryId} ${value}`));
  const named = placesIn(unknown);
  const hives = await seenOf(context, named.hiveIds, hivesInBrief);
  const apiaries = await seenOf(context, named.apiaryIds, apiariesInBrief);
  const fields = unknown
    .filter((answer) => {
      const { hiveIds, apiaryIds } = placesIn([answer]);
      return !hiveIds.every((id) => hives.has(id)) || !apiaryIds.every((id) => apiaries.has(id));
    })
    .map(({ categoryId }) => ({ path: `items.${categoryId}`, code: 'unknown_choice' as const }));
  if (fields.length > 0) throw new AppError('invalid_input', { fields });
}

/** Which of these the person may see. */
async function seenOf<Id extends number>(
  context: SignedInContext,
  ids: readonly Id[],
  ownersOf: (context: SignedInContext, ids: readonly Id[]) => Promise<{ id: Id; access: Access }[]>,
): Promise<Set<Id>> {
  if (ids.length === 0) return new Set();
  const owned = await ownersOf(context, ids);
  return new Set(owned.filter((place) => mayDo('see', place)).map(({ id }) => id));
}
