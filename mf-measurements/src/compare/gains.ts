import type { GainPeriod, WeightGains } from '@skep/domain';
import type { HiveGainsQuery } from '../generated/graphql.ts';

export interface GainOfHive {
  id: string;
  name: string;
  gains: WeightGains;
}

export function gainsFrom(
  hives: NonNullable<HiveGainsQuery['hiveGains']>,
  names: ReadonlyMap<string, string>,
): GainOfHive[] {
  return hives.map(({ hiveId: id, dayKg, weekKg, periodKg, seasonKg }) => ({
    id,
    name: names.get(id) ?? id,
    gains: {
      day: dayKg ?? undefined,
      week: weekKg ?? undefined,
      period: periodKg ?? undefined,
      season: seasonKg ?? undefined,
    },
  }));
}

/** By which column, and which way; a hive without a figure comes last either way. */
export interface GainSort {
  by: GainPeriod | 'name';
  isRising: boolean;
}

/** What a press on a heading leads to: the greatest first, names from A on; pressed again, the other way. */
export function sortPressed(by: GainSort['by'], now: GainSort): GainSort {
  return { by, isRising: now.by === by ? !now.isRising : by === 'name' };
}

/** Equal ones by name. */
export function sortedByGain(hives: readonly GainOfHive[], { by, isRising }: GainSort): GainOfHive[] {
  const way = isRising ? 1 : -1;
  return hives.toSorted((one, other) => {
    const byName = one.name.localeCompare(other.name, undefined, { numeric: true });
    if (by === 'name') return way * byName;
    const [first, second] = [one.gains[by], other.gains[by]];
    if (first === second) return byName;
    if (first === undefined || second === undefined) return first === undefined ? 1 : -1;
    return way * (first - second);
  });
}
