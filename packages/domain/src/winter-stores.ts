import { dayAfter } from './day-after.ts';
import { type ClimateZone, monthsIn } from './season.ts';
import { usualMonthlyUseKg } from './winter-use.ts';

/** What a hive without a scale had on a day, as somebody weighed or estimated it, and what it was fed since. */
export interface KnownStores {
  /** YYYY-MM-DD. */
  day: string;
  kg: number;
  /** As far as it is stored: an estimate. */
  fedKg: number;
}

/** Of a cluster without brood, in the months in which nothing comes in. */
export interface StoresLeft {
  leastKg: number;
  greatestKg: number;
  /** So long do they last at least, YYYY-MM-DD. */
  until: string;
}

/** What is stored of feed may be so much more or less than estimated; our own figure. */
const feedError = 0.2;
const monthDays = 30;
const dayMs = 86_400_000;

/**
 * What is left, between what the thrifty and the hungry eat (`usualMonthlyUseKg`): nothing else is known of a hive that
 * nobody weighs, and the width of it is the error.
 */
export function storesLeft({ day, kg, fedKg }: KnownStores, today: string): StoresLeft {
  const months = Math.max(0, (Date.parse(today) - Date.parse(day)) / dayMs) / monthDays;
  const least = kg + fedKg * (1 - feedError);
  const greatest = kg + fedKg * (1 + feedError);
  return {
    leastKg: Math.max(0, least - months * usualMonthlyUseKg.greatest),
    greatestKg: Math.max(0, greatest - months * usualMonthlyUseKg.least),
    until: dayAfter(day, Math.floor((least / usualMonthlyUseKg.greatest) * monthDays)),
  };
}

/** What an inspection says of the stores of a hive that no scale weighs. */
export interface InspectedStores {
  hiveId: string;
  /** YYYY-MM-DD of the inspection. */
  day: string;
  /** Combs with food; undefined: nobody counted them. */
  frames: number | undefined;
  /** Whether it says that there are too few. */
  isLow: boolean;
  /** Stored of what the hive was fed since: an estimate. */
  fedKg: number;
}

/** The least in a comb that is counted as one with food: it is rarely full, and not all of them are large; our own figure. */
const leastCombKg = 1;
/** So many days before stores may be eaten up somebody has to know; our own figure. */
const warningDays = 14;
/** So long does it count that an inspection found too few: bees have eaten up or brought in more since; our own figure. */
const lowDays = 60;
/** From August on a count is of winter stores, and the harvest is over; it is older than this in no April. */
const northernCountMonths = [8, 9, 10, 11, 12, 1, 2, 3, 4];
const northernHungerMonths = [10, 11, 12, 1, 2, 3, 4];
const oldestCountDays = 275;

/**
 * Whether the stores may be eaten up within two weeks, or the inspection found too few and nothing was fed since. Combs say
 * something in the months without a flow alone: in others bees bring in what they eat.
 */
export function areStoresShort(
  { day, frames, isLow, fedKg }: Omit<InspectedStores, 'hiveId'>,
  today: string,
  zone: ClimateZone,
): boolean {
  if (isLow && fedKg === 0 && today <= dayAfter(day, lowDays)) return true;
  const isIn = (months: readonly number[], date: string) =>
    monthsIn(zone, months).includes(Number(date.slice(5, 7)));
  if (frames === undefined || !isIn(northernCountMonths, day) || !isIn(northernHungerMonths, today))
    return false;
  if (today > dayAfter(day, oldestCountDays)) return false;
  return storesLeft({ day, kg: frames * leastCombKg, fedKg }, today).until <= dayAfter(today, warningDays);
}
