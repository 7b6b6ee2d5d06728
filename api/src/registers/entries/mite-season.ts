import { type BiotechnicalMeasure, type DatedCount, miteSeasonDays, type TreatmentDays } from '@skep/domain';
import type { SignedInContext } from '#platform/context/context.ts';
import type { HiveId } from '#platform/context/ids.ts';
import type { Entry } from './entry.ts';
import { seasonOf } from './season.ts';
import { hivesSeen, holdingEntriesOf } from './store.ts';
import type { EntryId } from './tables.ts';

/** A count of one hive, and where it was written. */
export interface SeasonCount extends DatedCount {
  entryId: EntryId;
  hiveId: HiveId;
  recountDay: string | undefined;
}

/** The parts of a treatment that are shown with counts: no more than everyone sees who sees the hive. */
export interface SeasonTreatment extends TreatmentDays {
  entryId: EntryId;
  hiveIds: readonly HiveId[];
  product: string | undefined;
  substance: string | undefined;
  measure: BiotechnicalMeasure | undefined;
}

export interface MiteSeason {
  counts: readonly SeasonCount[];
  treatments: readonly SeasonTreatment[];
}

/**
 * Of the hives that the person sees, whosever records have it, by day.
 * @param year in which the season begins. Default: the present one
 */
export async function miteSeason(
  context: SignedInContext,
  requestedYear: number | undefined,
): Promise<MiteSeason> {
  const { year, isSouthern } = await seasonOf(context, requestedYear);
  const hives = await hivesSeen(context);
  const seen = new Set(hives.map(({ id }) => id));
  const entries = await holdingEntriesOf(context, {
    ownerIds: [...new Set(hives.map(({ ownerId }) => ownerId))],
    kinds: ['mite_count', 'treatment'],
    ...miteSeasonDays(year, isSouthern),
  });
  return {
    counts: entries.flatMap((entry) => countsIn(entry).filter(({ hiveId }) => seen.has(hiveId))),
    treatments: entries
      .flatMap(treatmentsIn)
      .map((treatment) => ({ ...treatment, hiveIds: treatment.hiveIds.filter((id) => seen.has(id)) }))
      .filter(({ hiveIds }) => hiveIds.length > 0),
  };
}

function countsIn({ id: entryId, day, miteCount, hives }: Entry): SeasonCount[] {
  if (miteCount === undefined) return [];
  return hives.flatMap(({ id: hiveId, mites }) =>
    mites === undefined
      ? []
      : [{ entryId, hiveId, day, ...miteCount, ...mites, recountDay: miteCount.recountDay }],
  );
}

function treatmentsIn({ id: entryId, day, lastDay = day, treatment, hives }: Entry): SeasonTreatment[] {
  if (treatment === undefined) return [];
  const { product, substance, measure } = treatment;
  return [{ entryId, day, lastDay, product, substance, measure, hiveIds: hives.map(({ id }) => id) }];
}
