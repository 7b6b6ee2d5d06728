import { type MiteMethod, miteLimits } from '@skep/domain';
import type { HiveSet } from '../entry-forms/offered-hives.ts';
import type { EntryFragment as Entry } from '../generated/graphql.ts';
import { methodOf } from './mite-values.ts';

/** What the person wants to do once it is saved. */
export const nextSteps = ['nothing', 'recount', 'treat'] as const;

export type NextStep = (typeof nextSteps)[number];

export interface CountValues {
  mites: number | undefined;
  bees: number | undefined;
  isBroodless: boolean;
}

/** What the form holds. */
export interface MiteCountValues {
  hiveIds: string[];
  day: string | undefined;
  method: MiteMethod;
  days: number | undefined;
  /** Of each hive that is offered, ticked or not. */
  counts: Record<string, CountValues>;
  next: NextStep;
  recountDay: string | undefined;
  correctsId: string | undefined;
  correctionReason: string;
}

export function newMiteCount(day: string, hiveIds: string[], sets: readonly HiveSet[]): MiteCountValues {
  const fresh = { mites: undefined, bees: miteLimits.usualBees, isBroodless: false };
  const counts = sets.flatMap(({ hives }) => hives.map(({ id }) => [id, fresh] as const));
  return {
    ...{ hiveIds, day, method: 'wash', days: miteLimits.usualDays, counts: Object.fromEntries(counts) },
    ...{ next: 'nothing', recountDay: undefined, correctsId: undefined, correctionReason: '' },
  };
}

export function valuesOfMiteCount(
  { id, day, hives, miteCount }: Entry,
  sets: readonly HiveSet[],
): MiteCountValues {
  const empty = newMiteCount(
    day,
    hives.map((hive) => hive.hiveId),
    sets,
  );
  if (!miteCount) return empty;
  const counted = hives.flatMap(({ hiveId, mites }): [string, CountValues][] =>
    mites
      ? [[hiveId, { mites: mites.mites, bees: mites.bees ?? undefined, isBroodless: mites.isBroodless }]]
      : [],
  );
  const { recountDay } = miteCount;
  return {
    ...empty,
    ...{ method: methodOf(miteCount.method), days: miteCount.days ?? undefined, correctsId: id },
    ...{ next: recountDay === null ? 'nothing' : 'recount', recountDay: recountDay ?? undefined },
    counts: { ...empty.counts, ...Object.fromEntries(counted) },
  };
}
