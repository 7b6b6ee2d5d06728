import type { DeviceId } from '#platform/context/ids.ts';
import type { QuantityName } from '#platform/taxonomy/quantities.ts';
import type { ReadingResult, ReadRow } from './reading.ts';
import { type MomentPart, SeenMoments } from './seen-moments.ts';
import type { BatchRow } from './value-store.ts';

export interface BatchValues {
  /** Each with the values that no row above it in the batch has. */
  rows: BatchRow[];
  /** One for each device and time. */
  moments: BatchRow[];
}

/** What a batch stores: rows of one moment are merged; of two values for the same quantity the first counts. */
export function batchValues(results: readonly ReadingResult[]): BatchValues {
  const moments = new Map<string, BatchRow>();
  const rows: BatchRow[] = [];
  for (const { read } of results) {
    if (read?.target.kind !== 'device') continue;
    const deviceId = read.target.id as DeviceId;
    const key = `${deviceId} ${read.time.getTime()}`;
    const above = moments.get(key);
    if (above === undefined) {
      const row = { deviceId, time: read.time, values: read.values };
      moments.set(key, { ...row, values: { ...read.values } });
      rows.push(row);
      continue;
    }
    const values = onlyFresh(read.values, (name) => above.values[name] === undefined);
    if (Object.keys(values).length === 0) continue;
    Object.assign(above.values, values);
    rows.push({ deviceId, time: read.time, values });
  }
  return { rows, moments: [...moments.values()] };
}

/** What a row says that no row above it in the file does. */
export interface FilePart extends Omit<MomentPart, 'fresh' | 'differing'> {
  values: ReadRow['values'];
  /** Quantities of which a row above has another value at this moment. */
  differing: QuantityName[];
}

/** Compares each row with all rows above it. */
export function valuesAbove(quantities: readonly QuantityName[]) {
  const devices = new Map<string, SeenMoments>();
  return (device: string, { time, values }: ReadRow): FilePart => {
    const seen = devices.get(device) ?? new SeenMoments(quantities.length);
    devices.set(device, seen);
    const { isShared, fresh, differing } = seen.add(
      time,
      quantities.map((name) => values[name]),
    );
    const isFresh = new Set(fresh.map((column) => quantities[column]));
    return {
      isShared,
      values: isShared ? onlyFresh(values, (name) => isFresh.has(name)) : values,
      differing: differing.flatMap((column) => quantities[column] ?? []),
    };
  };
}

function onlyFresh(values: ReadRow['values'], isFresh: (name: QuantityName) => boolean): ReadRow['values'] {
  return Object.fromEntries(Object.entries(values).filter(([name]) => isFresh(name as QuantityName)));
}
