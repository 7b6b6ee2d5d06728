import { dayAfter, daysBetween } from './day-after.ts';
import type { TreatmentDays } from './mite-efficacy.ts';
import { type MiteLevel, miteLevelOf } from './mite-level.ts';
import { type MiteUnit, miteUnitOf } from './mite-rules.ts';
import type { DatedCount } from './mite-season.ts';
import { type MiteThreshold, thresholdOn } from './mite-thresholds.ts';

/**
 * Mites double about once a month while there is brood, and not at all without. Source: Randy Oliver, Monitoring varroa,
 * scientificbeekeeping.com, 2026. That is of all mites in the hive: while the colony grows as fast their share of the bees
 * stays the same, and when it shrinks their share grows faster.
 */
export const miteDoublingDays = 30;

/** How far ahead levels are predicted. Later the model says nothing that a count would not say better. Ours. */
export const miteForecastDays = 28;

/** Between counts that lie closer nothing grows that a count could tell from chance; farther apart too much happens. */
const comparedDays = { least: 7, most: 60 } as const;

/** The level so many days after a count, if nobody treats. */
export function forecastOf(count: DatedCount, days: number): MiteLevel | undefined {
  const level = miteLevelOf(count);
  if (level === undefined) return undefined;
  const factor = count.isBroodless ? 1 : 2 ** (days / miteDoublingDays);
  const most = mostOf(level.unit);
  const grown = (value: number) => Math.min(most, value * factor);
  return { unit: level.unit, value: grown(level.value), low: grown(level.low), high: grown(level.high) };
}

const mostOf = (unit: MiteUnit) => (unit === 'percent' ? 100 : Number.POSITIVE_INFINITY);

/** The first day on which the forecast is red; undefined: not within `miteForecastDays`. */
export function redFrom(count: DatedCount, thresholds: readonly MiteThreshold[]): string | undefined {
  for (let days = 0; days <= miteForecastDays; days++) {
    const day = dayAfter(count.day, days);
    const [level, line] = [forecastOf(count, days), thresholdOn(thresholds, day)];
    if (level && line && level.value >= line.red) return day;
  }
  return undefined;
}

/** How far earlier forecasts of a hive were off, in points of a unit. */
export interface ForecastError {
  unit: MiteUnit;
  /** How many forecasts a later count could be compared with. */
  count: number;
  /** Mean difference between forecast and count. */
  off: number;
  /** How many later counts lay within what was forecast, by both intervals. */
  within: number;
}

/**
 * What each count of a hive would have foretold of the next, compared with what was counted then: counts in the same
 * way, a week to two months apart, with no treatment between them.
 */
export function forecastErrorOf(
  counts: readonly DatedCount[],
  treatments: readonly TreatmentDays[],
  unit: MiteUnit,
): ForecastError | undefined {
  const sorted = counts
    .filter(({ method }) => miteUnitOf(method) === unit)
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
  const compared = sorted.flatMap((count, index) => {
    const next = sorted[index + 1];
    if (next === undefined || next.method !== count.method) return [];
    const days = daysBetween(count.day, next.day);
    if (days < comparedDays.least || days > comparedDays.most) return [];
    if (treatments.some(({ day, lastDay }) => day < next.day && lastDay >= count.day)) return [];
    const [foretold, found] = [forecastOf(count, days), miteLevelOf(next)];
    return foretold && found ? [{ foretold, found }] : [];
  });
  if (compared.length === 0) return undefined;
  const off = compared.reduce((sum, { foretold, found }) => sum + Math.abs(foretold.value - found.value), 0);
  const within = compared.filter(
    ({ foretold, found }) => foretold.low <= found.high && found.low <= foretold.high,
  );
  return { unit, count: compared.length, off: off / compared.length, within: within.length };
}
