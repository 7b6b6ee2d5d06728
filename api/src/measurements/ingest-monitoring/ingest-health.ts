import type { WeatherProviderName } from '@skep/domain';
import {
  countInDefault,
  type MonthPartition,
  monthPartitions,
} from '#measurements/partitions/partition-store.ts';
import { monthAfter } from '#measurements/partitions/partitions.ts';
import { isClosed } from '#measurements/partitions/sealing.ts';
import { dayOf } from '#measurements/rollups/day-store.ts';
import type { Context } from '#platform/context/context.ts';
import type { JobName } from '#platform/jobs/job-payloads.ts';
import { type JobRun, lastRuns } from '#platform/jobs/run-store.ts';
import { currentProvider } from '#weather/core/current-provider.ts';
import { fetchingState } from '#weather/core/place-store.ts';
import { acceptedAndStored, type InboxCount, inboxCounts, newestMessage, waitingDays } from './store.ts';

/** Jobs that measurements need, the most frequent first. */
export const watchedJobs = [
  'recompute-days',
  'read-marks',
  'calibrate-scales',
  'prepare-partitions',
  'clean-up',
  'seal-months',
  'seal-days',
  'claim-messages',
  'recalibrate',
] as const satisfies JobName[];

export type WatchedJob = (typeof watchedJobs)[number];

export const alarms = [
  /** A message was acknowledged and its measurement is not there: this must never be. */
  'measurements_missing',
  /** What is done each minute was not done for many: no worker runs. */
  'worker_idle',
  /** A job failed, and has not ended well since. */
  'jobs_failed',
  /** The job that computes the figures of days does not keep up. */
  'days_late',
  /** Measurements wait without a partition of their month. */
  'without_partition',
  /** The month to come has no partition yet. */
  'no_partition_ahead',
  /** A closed month is not sealed, many nights after it could have been. */
  'months_unsealed',
] as const;

export type Alarm = (typeof alarms)[number];

export interface MeasurementHealth {
  accepted: number;
  stored: number;
  inbox: readonly InboxCount[];
  newestMessageAt: Date | undefined;
  waitingDays: number;
  oldestWaitingDayAt: Date | undefined;
  withoutPartition: number;
  partitions: readonly MonthPartition[];
  jobs: readonly JobRun<WatchedJob>[];
  /** How the weather is fetched; undefined: no provider is set. */
  weather: WeatherHealth | undefined;
  alarms: readonly Alarm[];
}

export interface WeatherHealth extends Awaited<ReturnType<typeof fetchingState>> {
  provider: WeatherProviderName;
}

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
/** Days are computed each minute. */
const latestMs = 15 * 60_000;
/** Months are sealed at night. */
const sealingMs = 7 * dayMs;

/** What an operator looks at: accepted minus stored is 0, and nothing waits longer than it should. */
export async function measurementHealth(context: Context, hours: number): Promise<MeasurementHealth> {
  const now = context.clock.now();
  const since = new Date(now.getTime() - hours * hourMs);
  const partitions = await monthPartitions(context);
  const { days, oldest } = await waitingDays(context, dayOf(now));
  const weather = await currentProvider(context);
  const health = {
    ...(await acceptedAndStored(context, since)),
    inbox: await inboxCounts(context, since),
    newestMessageAt: await newestMessage(context),
    waitingDays: days,
    oldestWaitingDayAt: oldest,
    withoutPartition: await countInDefault(context),
    partitions,
    jobs: await lastRuns(context, watchedJobs),
    weather: weather && { provider: weather.provider, ...(await fetchingState(context)) },
  };
  return { ...health, alarms: alarmsOf(health, now) };
}

function alarmsOf(health: Omit<MeasurementHealth, 'alarms'>, now: Date): Alarm[] {
  const nextMonth = monthAfter(now, 1);
  const nightsAgo = new Date(now.getTime() - sealingMs);
  const isLate = (time: Date | undefined) => time !== undefined && now.getTime() - time.getTime() > latestMs;
  const eachMinute = health.jobs.find(({ name }) => name === 'recompute-days');
  const raised: Record<Alarm, boolean> = {
    measurements_missing: health.accepted !== health.stored,
    worker_idle: isLate(eachMinute?.endedAt),
    jobs_failed: health.jobs.some(({ failedAt }) => failedAt !== undefined),
    days_late: isLate(health.oldestWaitingDayAt),
    without_partition: health.withoutPartition > 0,
    no_partition_ahead: !health.partitions.some(({ month }) => month === nextMonth),
    months_unsealed: health.partitions.some((each) => !each.isSealed && isClosed(each, nightsAgo)),
  };
  return alarms.filter((alarm) => raised[alarm]);
}
