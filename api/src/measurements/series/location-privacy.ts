import { roughDegrees } from '#hives/core/place.ts';
import { mappedSummary } from '#measurements/rollups/summary.ts';
import { quantityNamed } from '#platform/taxonomy/quantities.ts';
import type { QuantitySeries } from './quantity-series.ts';

/** Quantities of a device that knows where it is, and so where its hive stands. */
const isPlace = (name: string) => /^(lat|lon)(_raw)?$/.test(name);

/** Values as they are told to who is not told the exact place: nor what nobody knows, since it may be one. */
export function withRoughPlace(values: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => quantityNamed(name) !== undefined)
      .map(([name, value]) => [name, isPlace(name) ? roughDegrees(value) : value]),
  );
}

/** The same of values over time. */
export function seriesWithRoughPlace(series: QuantitySeries): QuantitySeries {
  return new Map(
    Array.from(series, ([name, bins]) => [
      name,
      isPlace(name) ? bins.map((bin) => bin && mappedSummary(bin, roughDegrees)) : bins,
    ]),
  );
}
