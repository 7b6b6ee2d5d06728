import { isWithin } from '@skep/domain';
import type { HoneyWaitsQuery } from '../generated/graphql.ts';

type Wait = HoneyWaitsQuery['honeyWaits'][number];

/** What matters now of a hive's treatments. */
export type TreatmentLineOf =
  /** Of the one whose honey has to wait the longest. */
  | { kind: 'waits'; product: string; honeyFrom: string }
  /** It was given last, and honey may be taken. */
  | { kind: 'treated'; product: string; from: string };

/** @param today YYYY-MM-DD @returns undefined for a hive that was not treated over the last year */
export function treatmentLineOf(
  waits: readonly Wait[],
  hiveId: string,
  today: string,
): TreatmentLineOf | undefined {
  const own = (waitsByHive(waits).get(hiveId) ?? []).filter(({ from }) => from <= today);
  const longest = newest(own, 'honeyFrom');
  if (longest && isWithin(today, longest))
    return { kind: 'waits', product: longest.product, honeyFrom: longest.honeyFrom };
  const last = newest(own, 'from');
  return last && { kind: 'treated', product: last.product, from: last.from };
}

/** YYYY-MM-DD on the calendar of this device, without the rules of zones, which each visit to home would load for it. */
export function dayHere(now: Date): string {
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** A thousand cards look into the same list. */
const sorted = new WeakMap<readonly Wait[], ReadonlyMap<string, readonly Wait[]>>();

function waitsByHive(waits: readonly Wait[]): ReadonlyMap<string, readonly Wait[]> {
  const known = sorted.get(waits);
  if (known) return known;
  const byHive = Map.groupBy(waits, ({ hiveId }) => hiveId);
  sorted.set(waits, byHive);
  return byHive;
}

function newest(waits: readonly Wait[], by: 'from' | 'honeyFrom'): Wait | undefined {
  return waits.toSorted((one, other) => other[by].localeCompare(one[by]))[0];
}
