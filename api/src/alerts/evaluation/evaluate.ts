import { isDeepStrictEqual } from 'node:util';
import { type AlertFollowing, type AlertSeries, followAlerts, lookBackMinutes, overlaid } from '@skep/domain';
import type { Context } from '#platform/context/context.ts';
import type { DeviceId } from '#platform/context/ids.ts';
import {
  endElsewhere,
  type FollowedPair,
  saveAlerts,
  saveFollowing,
  storedAlerts,
} from './followed-store.ts';
import type { WatchedPair } from './pair-store.ts';
import { alertColumns } from './series-store.ts';

const minuteMs = 60_000;

/** A notification later than this helps nobody: a memory that is read out after a month raises no alarm. */
const latestMs = 48 * 60 * minuteMs;

/** Until when each pair is followed, and from which moment on it has to be evaluated again. */
export interface FollowOptions {
  pair: WatchedPair;
  until: number;
  /** Of the oldest message that came; undefined: none came. */
  oldest?: number | undefined;
}

/** How a pair is to be followed. */
interface Course extends FollowOptions {
  /** What is before it is of no concern. */
  start: number;
  following: AlertFollowing;
  /** A message came that should have been looked at before. */
  isLate: boolean;
}

/** Follows rules and devices up to now with one reading for all of them, and keeps what comes of it. */
export async function evaluate(context: Context, options: readonly FollowOptions[]): Promise<void> {
  const now = context.clock.now().getTime();
  const courses = options.map((options) => courseOf(options, now));
  await endElsewhere(
    context,
    courses.flatMap(({ pair, start }) =>
      pair.stored !== undefined && pair.stored.hiveId !== pair.hiveId
        ? [{ ruleId: pair.rule.id, deviceId: pair.device.id, at: pair.standsSince ?? new Date(start) }]
        : [],
    ),
  );
  const due = courses.filter(({ isLate, until, following }) => isLate || until > following.until);
  const columns = await columnsFor(context, due);
  const late = due.filter(({ isLate }) => isLate);
  const stored = await storedAlerts(
    context,
    late.map(({ pair }) => ({ ruleId: pair.rule.id, deviceId: pair.device.id })),
    new Date(now - latestMs),
  );
  const followed = due.map((course) => {
    const { pair, start, following, isLate } = course;
    const { rule, device, hiveId } = pair;
    const series = seriesOf(pair, columns.get(device.id) ?? new Map());
    const until = Math.max(course.until, following.until);
    const result = isLate
      ? overlaid(
          rule,
          followAlerts(rule, series, { until: start, hits: 0, episode: undefined }, until),
          stored.filter(({ ruleId, deviceId }) => ruleId === rule.id && deviceId === device.id),
          following,
        )
      : followAlerts(rule, series, following, until);
    return { rule, deviceId: device.id, hiveId, before: isLate ? undefined : pair.stored, ...result };
  });
  await saveFollowing(context, followed.filter(isToBeSaved));
  const eventIds = await saveAlerts(context, followed);
  if (eventIds.length > 0) await context.jobs.send('tell-alerts', { eventIds });
}

/** So much is looked at again rather than written down each time that nothing has happened. */
const lookedAtAgainMs = 60 * minuteMs;

/** Not when looking again from where it was followed before, as nothing happened since, would come to the same. */
function isToBeSaved({
  before,
  following,
  hiveId,
}: FollowedPair & { before: WatchedPair['stored'] }): boolean {
  if (before === undefined || before.hiveId !== hiveId) return true;
  const { until, hits, episode } = before.following;
  const isTheSame = hits === following.hits && isDeepStrictEqual(episode, following.episode);
  return !isTheSame || following.until - until > lookedAtAgainMs;
}

function courseOf(options: FollowOptions, now: number): Course {
  const { rule, standsSince, stored, hiveId } = options.pair;
  const start = Math.max(justBefore(rule.watchesSince), justBefore(standsSince), now - latestMs);
  const isHere = stored !== undefined && stored.hiveId === hiveId;
  const following = isHere ? stored.following : { until: start, hits: 0, episode: undefined };
  const { oldest } = options;
  const isLate = oldest !== undefined && oldest > start && oldest <= following.until;
  // After a long pause only what is not too old yet.
  return { ...options, start, isLate, following: { ...following, until: Math.max(start, following.until) } };
}

function columnsFor(context: Context, courses: readonly Course[]) {
  const byDevice = Map.groupBy(courses, ({ pair }) => pair.device.id);
  const wanted = [...byDevice].map(([deviceId, ofDevice]: [DeviceId, Course[]]) => ({
    deviceId,
    hiveId: ofDevice[0]?.pair.hiveId,
    from: new Date(Math.min(...ofDevice.map(readFrom))),
    standsSince: ofDevice[0]?.pair.standsSince,
  }));
  const quantities = new Set(
    courses.flatMap(({ pair }) => pair.rule.conditions.map((each) => each.quantity)),
  );
  const until = new Date(
    Math.max(0, ...courses.map((course) => Math.max(course.until, course.following.until))),
  );
  return alertColumns(context, wanted, [...quantities], until);
}

function readFrom({ pair, start, following, isLate }: Course): number {
  const from = isLate ? start : following.until;
  return from - lookBackMinutes(pair.rule, pair.device.intervalMinutes) * minuteMs;
}

/**
 * The last moment that does not belong to what begins then. Messages have whole seconds: one of the second in which a rule
 * is made or a device is placed may have been sent because of that.
 */
function justBefore(beginning: Date | undefined): number {
  return beginning === undefined ? Number.NEGATIVE_INFINITY : secondOf(beginning) - 1;
}

/** Of the second in which it lies. */
export function secondOf(time: Date): number {
  return Math.floor(time.getTime() / 1000) * 1000;
}

function seriesOf({ device, standsSince }: WatchedPair, columns: AlertSeries['columns']): AlertSeries {
  return {
    columns,
    knownSince: knownSinceOf(device, standsSince === undefined ? 0 : secondOf(standsSince)),
    intervalMinutes: device.intervalMinutes,
  };
}

/** From when on the silence of a device counts, in milliseconds. @param since when it was placed where it is */
export function knownSinceOf(
  { createdAt, hasSent }: { createdAt: Date; hasSent: boolean },
  since: number,
): number {
  return hasSent ? Math.max(secondOf(createdAt), since) : Number.POSITIVE_INFINITY;
}
