import { isDeepStrictEqual } from 'node:util';
import {
  type AlertFollowing,
  type AlertSeries,
  followAlerts,
  lookBackMinutes,
  overlaid,
  waitingMinutes,
} from '@skep/domain';
import { alertsWatcher, unwatchDevices, watchDevices } from '#alerts/rules/watched-store.ts';
import { lockMarks } from '#measurements/change-feed/change-store.ts';
import type { Context, DeviceWatcher } from '#platform/context/context.ts';
import type { DeviceId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { type Job, queues } from '#platform/jobs/job.ts';
import {
  endElsewhere,
  type FollowedPair,
  saveAlerts,
  saveFollowing,
  storedAlerts,
} from './followed-store.ts';
import { asksTheModel, claimDueRules, pairsOf, type WatchedPair } from './pair-store.ts';
import { alertColumns } from './series-store.ts';

// How measurements become alerts: rules look at new messages or by the clock, follow their devices up to then, and what
// they find is stored together with the events that `notifications/notify-alerts.ts` tells people about.

declare module '#platform/jobs/job-payloads.ts' {
  interface JobPayloads {
    'sweep-alert-rules': NoData;
  }
}

/** Devices are collected for this long before a model is queried: not each second again, where none answers. */
const pollSeconds = 5;

/**
 * Rules look at each message of their devices, in the transaction in which its mark goes. Rules that look by the clock look
 * again only where a message came too late for them.
 */
export const alertRulesWatch: DeviceWatcher = {
  name: alertsWatcher,
  async read(context, measured) {
    const times = new Map(measured.map((each) => [each.deviceId, each.times.map((time) => time.getTime())]));
    const pairs = await pairsOf(context, { deviceIds: [...times.keys()] });
    await evaluate(
      context,
      pairs.map((pair) => {
        const ofDevice = times.get(pair.device.id) ?? [];
        const looksAtMessages = pair.rule.calculationMinutes === 0;
        return {
          pair,
          until: looksAtMessages ? Math.max(0, ...ofDevice) : 0,
          oldest: Math.min(...ofDevice),
        };
      }),
    );
    if (context.alertModel !== undefined && pairs.some(asksTheModel))
      await context.jobs.send('ask-alert-model', {}, { startAfterSeconds: pollSeconds });
  },
};

/** Few enough that messages need not wait long for their own rules. */
const rulesAtOnce = 200;

/** Rules that look by the clock do so when their time has come; new devices are watched, and those of no rule no longer. */
export async function sweepAlertRules(context: Context): Promise<void> {
  await inTransaction(context, watchNewDevices);
  while ((await sweepSome(context)) > 0);
}

/** A new device may have sent something before anybody watched it. */
async function watchNewDevices(context: Context): Promise<void> {
  await unwatchDevices(context);
  const deviceIds = await watchDevices(context);
  if (deviceIds.length === 0) return;
  await lockMarks(context, alertsWatcher);
  const until = context.clock.now().getTime();
  const pairs = await pairsOf(context, { deviceIds });
  await evaluate(
    context,
    pairs.map((pair) => ({ pair, until: pair.rule.calculationMinutes === 0 ? until : 0 })),
  );
}

function sweepSome(context: Context): Promise<number> {
  return inTransaction(context, async (inner) => {
    // Whoever reads messages of the same devices writes how far they are followed as well.
    await lockMarks(inner, alertsWatcher);
    const ruleIds = await claimDueRules(inner, waitingMinutes, rulesAtOnce);
    if (ruleIds.length === 0) return 0;
    const until = inner.clock.now().getTime();
    const pairs = await pairsOf(inner, { ruleIds });
    await evaluate(
      inner,
      pairs.map((pair) => ({ pair, until })),
    );
    return ruleIds.length;
  });
}

export const alertJobs: readonly Job[] = [
  { name: 'sweep-alert-rules', run: sweepAlertRules, queue: queues.eachMinute, schedule: '* * * * *' },
];

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
