import { secondOf } from '#alerts/evaluation/evaluate.ts';
import type { HiveId } from '#platform/context/ids.ts';
import type { PlacementToTest } from './placement-store.ts';

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
 * Placements of a device from one moment to another. Own devices measure between two hives as well; of other people's
 * only the time on a shared hive counts.
 * @param placements of one device, the oldest first.
 */
export function timeRangesOf(placements: readonly PlacementToTest[], from: number, to: number): TimeRange[] {
  const timeRanges: TimeRange[] = [];
  let lastEnd = Number.NEGATIVE_INFINITY;
  const isOwn = placements.some((placement) => placement.isOwn);
  const add = (place: Pick<TimeRange, 'hiveId' | 'hiveName' | 'since'>, begins: number, ends: number) => {
    const timeRange = { ...place, begins, from: Math.max(begins, from), to: Math.min(ends, to) };
    if (timeRange.from < timeRange.to) timeRanges.push(timeRange);
  };
  const nowhere = { hiveId: undefined, hiveName: undefined, since: undefined };
  for (const { hiveId, hiveName, since, until } of placements) {
    if (hiveId === null) continue;
    const begins = since === null ? Number.NEGATIVE_INFINITY : secondOf(since);
    // The last millisecond of a stay is before the second in which the next one begins.
    const ends = until === null ? Number.POSITIVE_INFINITY : secondOf(until) - 1;
    if (isOwn && lastEnd < begins) add(nowhere, lastEnd, begins - 1);
    add({ hiveId, hiveName: hiveName ?? undefined, since: since ?? undefined }, begins, ends);
    lastEnd = Math.max(lastEnd, ends + 1);
  }
  if (isOwn && lastEnd < to) add(nowhere, lastEnd, to);
  return timeRanges;
}
