import type { DailyGain } from './daily-gains.ts';
import { flowsIn, totalKg } from './nectar-flow.ts';

/** What a colony eats in a month of winter, in kilograms (HiveScale): 33 to 50 g a day. */
export const usualMonthlyUseKg = { least: 1, greatest: 1.5 } as const;
/** Winter food at the start (Swiss and German guides): 20 to 25 kg. The lesser is what a forecast begins with. */
export const usualStoresKg = { least: 20, greatest: 25 } as const;

export interface MonthlyUse {
  /** YYYY-MM. */
  month: string;
  /** As if every day of the month were known. */
  kg: number;
}

/** So many days of a month tell of the whole of it; our own figure. */
const fewestDays = 14;
const monthDays = 30;

/** What was eaten in each month without a flow in which the colony became lighter. */
export function monthlyUse(gains: readonly DailyGain[]): MonthlyUse[] {
  const flows = flowsIn(gains);
  return [...Map.groupBy(gains, ({ day }) => day.slice(0, 7))].flatMap(([month, days]) => {
    const known = days.filter(({ kg }) => kg !== undefined);
    const isInFlow = flows.some(({ from, to }) => from.slice(0, 7) <= month && month <= to.slice(0, 7));
    const kg = (-totalKg(known) / known.length) * monthDays;
    return known.length < fewestDays || isInFlow || kg <= 0 ? [] : [{ month, kg }];
  });
}

export interface StoresForecast {
  /** The last day of the last flow, YYYY-MM-DD; without one the first day that is known. */
  since: string;
  usedKg: number;
  leftKg: number;
  /** So many days from the last one on do the stores last. */
  days: number;
}

/** The last four weeks say what is eaten now; our own figure, as the next one. */
const recentDays = 28;
/** After so many days without a gain a flow is over, and what is eaten comes from the stores. */
const quietDays = 7;

/**
 * How long stores last if the bees go on eating as they do.
 * @param storesKg in the hive when the last flow ended, fed ones included.
 * @returns undefined while a flow lasts, where too few days are known, and where the colony does not become lighter.
 */
export function storesForecast(gains: readonly DailyGain[], storesKg: number): StoresForecast | undefined {
  const flowEnd = flowsIn(gains).at(-1)?.to;
  const since = flowEnd ?? gains[0]?.day;
  const after = gains.filter(({ day }) => flowEnd === undefined || day > flowEnd);
  const known = after.filter(({ kg }) => kg !== undefined);
  const recent = known.slice(-recentDays);
  const dailyKg = -totalKg(recent) / recent.length;
  if (since === undefined || after.length < quietDays || known.length < fewestDays || dailyKg <= 0)
    return undefined;
  // Days that nobody knows of were as the others.
  const usedKg = Math.max(0, (-totalKg(known) / known.length) * after.length);
  const leftKg = Math.max(0, storesKg - usedKg);
  return { since, usedKg, leftKg, days: Math.floor(leftKg / dailyKg) };
}
