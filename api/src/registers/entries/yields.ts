import { seasonDays, sharesOfHarvest } from '@skep/domain';
import type { SignedInContext } from '#platform/context/context.ts';
import type { ApiaryId, HiveId, QueenId } from '#platform/context/ids.ts';
import type { Entry } from './entry.ts';
import { type Season, seasonOf } from './season.ts';
import { harvestsBySeason, holdingEntriesOf, tenuresOfHives } from './store.ts';

/** What one hive gave while it stood in one apiary under one queen. */
export interface HoneyYield {
  hiveId: HiveId;
  hiveName: string;
  apiaryName: string;
  queenId: QueenId | undefined;
  queenName: string | undefined;
  kilograms: number;
  /** Of harvests that were not weighed yet. */
  framesUnweighed: number;
}

export interface HoneyYields {
  yields: readonly HoneyYield[];
  season: Season;
  /** Seasons with a harvest, the newest first, by the year in which each begins, and all that was weighed in it. */
  years: readonly { year: number; kilograms: number }[];
}

/**
 * Of the person's own book: what was harvested together is shared by the frames taken.
 * @param year in which the season begins. Default: the present one
 */
export async function honeyYields(context: SignedInContext, year: number | undefined): Promise<HoneyYields> {
  const season = await seasonOf(context, year);
  const years = await harvestsBySeason(context, context.user.id, season.isSouthern);
  const ofYear = await holdingEntriesOf(context, {
    ...{ ownerIds: [context.user.id], kinds: ['harvest'] },
    ...seasonDays(season.year, season.isSouthern),
  });
  return { season, yields: await yieldsOf(context, ofYear), years };
}

/**
 * What each hive gave in these harvests under each of its queens.
 * @param apiaryId Only what hives gave while they stood there. Default: wherever they stood
 */
export async function yieldsOf(
  context: SignedInContext,
  harvests: readonly Entry[],
  apiaryId?: ApiaryId,
): Promise<HoneyYield[]> {
  const hiveIds = [...new Set(harvests.flatMap(({ hives }) => hives.map(({ id }) => id)))];
  const reigns = await tenuresOfHives(context, hiveIds);
  const shares = harvests.flatMap(({ day, hives, harvest }) => {
    const kilograms = sharesOfHarvest(
      harvest?.kilograms ?? 0,
      hives.map(({ frames }) => frames),
    );
    const isWeighed = harvest?.kilograms !== undefined;
    return hives.map((hive, index) => ({
      hive,
      // She who came on the day of the harvest made none of it.
      queen: reigns.find(
        (tenure) =>
          tenure.hiveId === hive.id && tenure.since <= day && (tenure.until === null || day <= tenure.until),
      ),
      kilograms: kilograms[index] ?? 0,
      framesUnweighed: isWeighed ? 0 : (hive.frames ?? 0),
    }));
  });
  const groups = Map.groupBy(
    shares.filter(({ hive }) => apiaryId === undefined || hive.apiaryId === apiaryId),
    ({ hive, queen }) => `${hive.id} ${hive.apiaryId} ${queen?.queenId ?? ''}`,
  );
  return [...groups.values()].flatMap((group) => {
    const last = group.at(-1);
    if (last === undefined) return [];
    const { hive, queen } = last;
    return [
      {
        ...{ hiveId: hive.id, hiveName: hive.name, apiaryName: hive.apiaryName },
        ...{ queenId: queen?.queenId, queenName: queen?.name ?? undefined },
        kilograms: group.reduce((sum, share) => sum + share.kilograms, 0),
        framesUnweighed: group.reduce((sum, share) => sum + share.framesUnweighed, 0),
      },
    ];
  });
}
