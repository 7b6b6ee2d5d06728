import { dayAfter } from './day-after.ts';
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
