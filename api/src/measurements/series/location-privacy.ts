import { roughDegrees } from '#hive-core/place.ts';
import { quantityNamed } from '#platform/taxonomy/quantities.ts';
import { mappedSummary } from '#platform/taxonomy/value-summary.ts';
import type { QuantitySeries } from './quantity-series.ts';

/** Quantities of a device that knows where it is, and so where its hive is. */
const isPlace = (name: string) => /^(lat|lon)(_raw)?$/.test(name);

/** Values for people who may not see the exact place: without unknown quantities, since one may be a place. */
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
