import {
  type CountPair,
  countsAround,
  type DatedCount,
  dayAfter,
  type Estimate,
  efficacyOf,
  efficacyWindows,
  type MiteUnit,
  miteUnitOf,
  recountAfterDays,
  type TreatmentDays,
} from '@skep/domain';
import { goneSince } from '../entry-forms/offered-hives.ts';
import type { MitesQuery } from '../generated/graphql.ts';
import { methodOf } from './mite-values.ts';

type MiteSeason = MitesQuery['miteSeason'];
/** A season by the year in which it begins, and whether that is in July. */
export type Season = Pick<MitesQuery['season'], 'year' | 'isSouthern'>;
type Hive = MitesQuery['apiaries'][number]['hives'][number];
export type SeasonTreatment = MiteSeason['treatments'][number];

/** A count of one hive, as the rules have it. */
export interface HiveCount extends DatedCount {
  entryId: string;
  recountDay: string | undefined;
}

/** What happened in one hive, by day. */
export interface HiveSeason {
  id: string;
  name: string;
  /** It can be counted in, and bees live in it. */
  canEdit: boolean;
  isThere: boolean;
  counts: readonly HiveCount[];
  treatments: readonly SeasonTreatment[];
}

export function hiveSeason(hive: Hive, { counts, treatments }: MiteSeason): HiveSeason {
  const { id, name } = hive;
  const isThere = goneSince(hive) === undefined;
  return {
    ...{ id, name, isThere, canEdit: hive.canEdit && isThere },
    counts: counts
      .filter(({ hiveId }) => hiveId === id)
      .map(({ entryId, day, method, mites, bees, days, isBroodless, recountDay }) => ({
        ...{ entryId, day, method: methodOf(method), mites, isBroodless },
        ...{ bees: bees ?? undefined, days: days ?? undefined, recountDay: recountDay ?? undefined },
      })),
    treatments: treatments.filter(({ hiveIds }) => hiveIds.includes(id)),
  };
}

/** Since when a count is due: the person planned it, or a treatment ended two weeks ago. Undefined: it is not. */
export function recountDue({ isThere, counts, treatments }: HiveSeason, today: string): string | undefined {
  if (!isThere) return undefined;
  const last = counts.at(-1);
  const planned = last?.recountDay;
  const after = treatments
    .map(({ lastDay }) => dayAfter(lastDay, recountAfterDays))
    .filter(
      (day) => last === undefined || last.day < dayAfter(day, efficacyWindows.afterFrom - recountAfterDays),
    );
  return [...(planned === undefined ? [] : [planned]), ...after].filter((day) => day <= today).sort()[0];
}

/** What a treatment did in a hive. */
export interface HiveEfficacy {
  hive: string;
  pair: CountPair<HiveCount>;
  efficacy: Estimate;
}

export interface TreatmentEfficacy {
  treatment: SeasonTreatment;
  hives: readonly HiveEfficacy[];
  /** Of all hives together, by what was counted: per cent and mites a day cannot be added up. */
  overall: readonly { unit: MiteUnit; efficacy: Estimate; hiveCount: number }[];
}

/** What a treatment did, as far as counts before and after say. */
export function efficacyIn(treatment: SeasonTreatment, seasons: readonly HiveSeason[]): TreatmentEfficacy {
  const hives = seasons.flatMap(({ name, counts, treatments }): HiveEfficacy[] => {
    if (!treatments.includes(treatment)) return [];
    const others: TreatmentDays[] = treatments.filter((other) => other !== treatment);
    const pair = countsAround(treatment, counts, others);
    const efficacy = pair && efficacyOf([pair]);
    return efficacy ? [{ hive: name, pair, efficacy }] : [];
  });
  const units: readonly MiteUnit[] = ['percent', 'per_day'];
  return {
    ...{ treatment, hives },
    overall: units.flatMap((unit) => {
      const pairs = hives.map(({ pair }) => pair).filter(({ before }) => miteUnitOf(before.method) === unit);
      const efficacy = efficacyOf(pairs);
      return efficacy ? [{ unit, efficacy, hiveCount: pairs.length }] : [];
    }),
  };
}
