import { dayAfter, miteThresholdSets, seasonOfDay } from '@skep/domain';
import { today } from '../entry-forms/begun-with.ts';
import type { MitesQuery } from '../generated/graphql.ts';

type Season = MitesQuery['miteSeason'];

/** The season of today. */
export const aPresentSeason = (isSouthern = false) => ({
  __typename: 'Season' as const,
  ...{ year: seasonOfDay(today(), isSouthern), isSouthern },
});

/** Numbers by season, as nobody changed them. */
export function aThresholds() {
  const thresholdsOf = (set: readonly { fromMonth: number; amber: number; red: number }[]) =>
    set.map((season) => ({ __typename: 'MiteThreshold' as const, ...season }));
  const { sample, naturalDrop, stickyBoard } = miteThresholdSets.seasons;
  return {
    __typename: 'MiteThresholds' as const,
    ...{
      sample: thresholdsOf(sample),
      naturalDrop: thresholdsOf(naturalDrop),
      stickyBoard: thresholdsOf(stickyBoard),
      isOwn: false,
      isSouthern: false,
    },
  };
}

export function aSeasonCount(
  hiveId: string,
  day: string,
  mites: number,
  overrides = {},
): Season['counts'][number] {
  return {
    __typename: 'SeasonCount' as const,
    ...{ entryId: `${hiveId} ${day}`, hiveId, day, method: 'WASH' as const, mites, bees: 300 },
    ...{ days: null, isBroodless: false, recountDay: null, ...overrides },
  };
}

/** Hives 1 and 2 were counted, treated and counted again; 3 was counted long ago; 4 never. */
export function aMiteSeason(overrides: Partial<Season> = {}) {
  const ago = (days: number) => dayAfter(today(), -days);
  return {
    __typename: 'MiteSeason' as const,
    counts: [
      aSeasonCount('1', ago(100), 3),
      aSeasonCount('3', ago(80), 7),
      aSeasonCount('1', ago(50), 30),
      aSeasonCount('2', ago(50), 24),
      aSeasonCount('1', ago(5), 3),
      aSeasonCount('2', ago(5), 12),
    ],
    treatments: [
      {
        __typename: 'SeasonTreatment' as const,
        ...{ entryId: '9', hiveIds: ['1', '2'], day: ago(48), lastDay: ago(34) },
        ...{ product: 'Formic acid 60 %', substance: 'Formic acid', measure: null },
      },
    ],
    ...overrides,
  };
}
