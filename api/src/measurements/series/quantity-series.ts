import type { SensorDefinition } from '#measurements/devices/definition.ts';
import type { DeviceId } from '#platform/context/ids.ts';
import { mergedSummary, type Summary } from '#platform/taxonomy/value-summary.ts';
import { recalculatedAt } from './recalculation.ts';
import type { Bin } from './series-store.ts';

/** Figures of a part of a bin, or of the whole of it. */
export interface BinPart {
  deviceId: DeviceId;
  source: number;
  /** Place of the bin's beginning in the list of beginnings. */
  index: number;
  /** When the part begins. */
  time: Date;
  summaries: Readonly<Record<string, Summary>>;
}

/** Figures by quantity and bin; only quantities that have any. */
export type QuantitySeries = ReadonlyMap<string, readonly (Summary | undefined)[]>;

/** The parts of one device, recalculated by its definitions. */
export interface DeviceParts {
  parts: readonly BinPart[];
  definitions: readonly SensorDefinition[];
}

/** Bins with the times at which they begin. */
export function timed(bins: readonly Bin[], starts: readonly Date[]): BinPart[] {
  return bins.flatMap((bin) => {
    const time = starts[bin.index];
    return time === undefined ? [] : [{ ...bin, time }];
  });
}

/** Parts by their device, with the definitions that apply to it. */
export function partsByDevice(
  parts: readonly BinPart[],
  definitions: readonly SensorDefinition[],
): Map<DeviceId, DeviceParts> {
  const grouped = Map.groupBy(parts, ({ deviceId }) => deviceId);
  return new Map(
    [...grouped].map(([deviceId, ofDevice]) => [
      deviceId,
      {
        parts: ofDevice,
        definitions: definitions.filter((definition) => definition.deviceId === deviceId),
      },
    ]),
  );
}

/** Puts parts together to columns of these quantities, in this order; raw values of recalculated ones come last. */
export function quantitySeriesOf(
  devices: readonly DeviceParts[],
  binCount: number,
  wanted: readonly string[],
): QuantitySeries {
  const columns = new Map<string, (Summary | undefined)[]>();
  for (const { parts, definitions } of devices) {
    for (const { index, time, summaries } of parts) {
      for (const [name, summary] of Object.entries(recalculatedAt(time, summaries, definitions))) {
        const column = columns.get(name) ?? Array.from({ length: binCount }, () => undefined);
        column[index] = mergedSummary(column[index], summary);
        columns.set(name, column);
      }
    }
  }
  // Not the inputs of definitions: they were read for what is made of them.
  const shown = new Set<string>([...wanted, ...wanted.map((name) => `${name}_raw`)]);
  return new Map(
    [...shown].flatMap((name) => {
      const column = columns.get(name);
      return column === undefined ? [] : [[name, column] as const];
    }),
  );
}
