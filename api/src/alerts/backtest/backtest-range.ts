import { type AlertRuleLogic, lookBackMinutes, sweepMinutes, usualIntervalMinutes } from '@skep/domain';
import type { SignedInContext } from '#platform/context/context.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import { messagesOfDays, type PlacementToTest } from './placement-store.ts';

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;
const triedDays = 365;

/** What is looked through at most, in moments: a device has 35,000 in a year of quarters of an hour. */
const mostMoments = 600_000;
/** Messages that are read of the periods before the first moment. A device that sends each minute has 43,200 in a month. */
const mostMessagesBefore = 1_000_000;
const mostTimeRanges = 50;

export type PlacementsOfDevice = [PlacementToTest, ...PlacementToTest[]];

/** From when on a rule is tried. */
export interface BacktestRange {
  /** Milliseconds. */
  since: number;
  /** A year would be too much to look through. */
  isShortened: boolean;
}

/**
 * As much of the last year as is not too much to look through, a part of a day at least.
 * @throws AppError invalid_input for a period that has too many messages
 */
export async function rangeFor(
  context: SignedInContext,
  rule: AlertRuleLogic,
  devices: readonly PlacementsOfDevice[],
  now: number,
): Promise<BacktestRange> {
  const daysBefore = Math.ceil(lookBackOf(rule, devices) / 1440);
  const ids = devices.map(([{ deviceId }]) => deviceId);
  const counted = await messagesOfDays(context, ids, new Date(now - (triedDays + daysBefore + 1) * dayMs));
  const messagesOn = (daysAgo: number) =>
    counted.get(new Date(now - daysAgo * dayMs).toISOString().slice(0, 10)) ?? 0;
  const range = rangeOfTimes(rule, devices.length, messagesOn, now);
  const before = messagesBefore(range.since, now, daysBefore, messagesOn);
  if (before > mostMessagesBefore) throw periodTooLong(rule, messagesOn);
  const timeRanges = Math.min(
    mostTimeRanges,
    Math.max(3, Math.floor((3 * mostMessagesBefore) / (before + 1))),
  );
  const since = Math.max(range.since, ...devices.map((placements) => sinceTimeRange(placements, timeRanges)));
  return { since, isShortened: since > now - triedDays * dayMs };
}

function lookBackOf(rule: AlertRuleLogic, devices: readonly PlacementsOfDevice[]): number {
  const intervals = devices.map(([{ intervalMinutes }]) => intervalMinutes ?? usualIntervalMinutes);
  return lookBackMinutes(rule, Math.max(0, ...intervals));
}

function rangeOfTimes(
  rule: AlertRuleLogic,
  deviceCount: number,
  messagesOn: (daysAgo: number) => number,
  now: number,
): BacktestRange {
  const every = sweepMinutes(rule);
  const timed = every === undefined ? 0 : (deviceCount * 1440) / every;
  const isAtEachMessage = rule.calculationMinutes === 0;
  // What came today, since midnight.
  let moments = isAtEachMessage ? messagesOn(0) : 0;
  for (let days = 1; days <= triedDays; days += 1) {
    moments += timed + (isAtEachMessage ? messagesOn(days) : 0);
    if (moments <= mostMoments) continue;
    const part = days === 1 ? mostMoments / moments : 0;
    return { since: now - Math.floor((days - 1 + part) * dayMs), isShortened: true };
  }
  return { since: now - triedDays * dayMs, isShortened: false };
}

function messagesBefore(
  since: number,
  now: number,
  daysBefore: number,
  messagesOn: (daysAgo: number) => number,
): number {
  const first = Math.floor((now - since) / dayMs);
  let sum = 0;
  for (let days = first; days <= first + daysBefore; days += 1) sum += messagesOn(days);
  return sum;
}

/** Says how long the longest period may be. */
function periodTooLong({ conditions }: AlertRuleLogic, messagesOn: (daysAgo: number) => number) {
  let sum = 0;
  let days = 0;
  for (; days < triedDays && sum <= mostMessagesBefore; days += 1) sum += messagesOn(days);
  const periods = conditions.map((condition) =>
    condition.period === 'past' ? condition.minutes * periodsOf(condition) : 0,
  );
  const longest = periods.indexOf(Math.max(...periods));
  const condition = conditions[longest];
  const count = condition?.period === 'past' ? periodsOf(condition) : 1;
  // The day that is looked through, and the one on which it was too much, are no part of it.
  const max = Math.max(1, Math.floor(((days - 2) * 1440) / count));
  return fieldProblem(`conditions.${longest}.minutes`, 'too_large', { max });
}

/** What is compared with the period before it reads two. */
function periodsOf({ comparison }: { comparison: string }): number {
  return comparison === 'value' ? 1 : 2;
}

/** When the last stretches of a device begin, of which each is read on its own. */
function sinceTimeRange(placements: PlacementsOfDevice, most: number): number {
  return placements.at(-most)?.since?.getTime() ?? Number.NEGATIVE_INFINITY;
}
