import { dailyGains } from './daily-gains.ts';
import { flowsIn, totalKg } from './nectar-flow.ts';
import { inOrder, type Weighing } from './weighing.ts';

export const gainPeriods = ['day', 'week', 'period', 'season'] as const;
export type GainPeriod = (typeof gainPeriods)[number];

/**
 * What a hive became heavier by, in kilograms: in the last day and week, over a period, and in all flows of the year.
 * Undefined where its scale was silent.
 */
export type WeightGains = Record<GainPeriod, number | undefined>;

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
/** For so long a figure still counts for a moment: for a midnight, too. */
const nearMs = 6 * hourMs;

/**
 * @param weighings a corrected curve of the year up to `until`.
 * @param spans where the period begins, undefined: before that year; and the moment that day and week reach to.
 */
export function weightGains(
  weighings: readonly Weighing[],
  { from, until, zone }: { from: number | undefined; until: number; zone: string },
): WeightGains {
  const points = inOrder(weighings).filter(({ time }) => time <= until);
  const at = (time: number) =>
    points.findLast((point) => point.time <= time && point.time > time - nearMs)?.kg;
  const days = dailyGains(points, zone);
  return {
    day: difference(at(until - dayMs), at(until)),
    week: difference(at(until - 7 * dayMs), at(until)),
    period:
      from === undefined
        ? undefined
        : difference(
            points.find(({ time }) => time >= from)?.kg,
            points.findLast(({ time }) => time >= from)?.kg,
          ),
    season: days.some(({ kg }) => kg !== undefined) ? totalKg(flowsIn(days)) : undefined,
  };
}

function difference(before: number | undefined, after: number | undefined): number | undefined {
  return before === undefined || after === undefined ? undefined : after - before;
}
