import { secondOf } from '#alerts/evaluation/evaluate.ts';
import type { HiveId } from '#platform/context/ids.ts';
import type { StayToTry } from './placement-store.ts';

/** A device on one hive, or on none, as far as it lies within what is tried. In milliseconds. */
export interface TimeRange {
  hiveId: HiveId | undefined;
  hiveName: string | undefined;
  /** When it came there; undefined: on none. */
  since: Date | undefined;
  /** The second of it, also where that was before what is tried. */
  begins: number;
  from: number;
  to: number;
}

/**
 * Where a device stood from one moment to another. Own ones measure between two hives as well; of others' only the time
 * on a hive that is shared is told.
 * @param stays of one device, the oldest first.
 */
export function timeRangesOf(stays: readonly StayToTry[], from: number, to: number): TimeRange[] {
  const timeRanges: TimeRange[] = [];
  let reached = Number.NEGATIVE_INFINITY;
  const isOwn = stays.some((stay) => stay.isOwn);
  const add = (place: Pick<TimeRange, 'hiveId' | 'hiveName' | 'since'>, begins: number, ends: number) => {
    const timeRange = { ...place, begins, from: Math.max(begins, from), to: Math.min(ends, to) };
    if (timeRange.from < timeRange.to) timeRanges.push(timeRange);
  };
  const nowhere = { hiveId: undefined, hiveName: undefined, since: undefined };
  for (const { hiveId, hiveName, since, until } of stays) {
    if (hiveId === null) continue;
    const begins = since === null ? Number.NEGATIVE_INFINITY : secondOf(since);
    // The last millisecond of a stay is before the second in which the next one begins.
    const ends = until === null ? Number.POSITIVE_INFINITY : secondOf(until) - 1;
    if (isOwn && reached < begins) add(nowhere, reached, begins - 1);
    add({ hiveId, hiveName: hiveName ?? undefined, since: since ?? undefined }, begins, ends);
    reached = Math.max(reached, ends + 1);
  }
  if (isOwn && reached < to) add(nowhere, reached, to);
  return timeRanges;
}
