import type { Clock } from '#platform/context/clock.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Older values are no longer the last ones of anything in a hive. */
const lastDays = 365;

export function yearAgo(clock: Clock): Date {
  return new Date(clock.now().getTime() - lastDays * dayMs);
}
