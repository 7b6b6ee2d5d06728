import { inboxStatuses, weatherProviderNames } from '@skep/domain';
import * as v from 'valibot';
import { sentNumber } from '#platform/http/json-schema.ts';
import { action } from '#platform/http/v1.ts';
import { weatherProblems } from '#weather/core/weather-problem.ts';
import { alarms, measurementHealth, type WatchedJob, watchedJobs } from './ingest-health.ts';

type Underscored<Name extends string> = Name extends `${infer Head}-${infer Rest}`
  ? `${Head}_${Underscored<Rest>}`
  : Name;

/** Words in JSON have no hyphens: GraphQL allows none. */
const jobJson = <Name extends WatchedJob>(name: Name) => name.replaceAll('-', '_') as Underscored<Name>;

const HealthAnswer = v.object({
  accepted: v.pipe(v.number(), v.description('Acknowledged messages that have values.')),
  stored: v.pipe(
    v.number(),
    v.description('Acknowledged messages whose measurement is stored; must be all of them.'),
  ),
  outcomes: v.array(
    v.object({ outcome: v.picklist(inboxStatuses), messages: v.number(), repeats: v.number() }),
  ),
  newestMessageAt: v.optional(v.date()),
  waitingDays: v.pipe(v.number(), v.description('Days whose rollups have to be computed again.')),
  waitingSince: v.optional(v.date()),
  withoutMonth: v.pipe(
    v.number(),
    v.description('Measurements that are not yet in the partition of their month.'),
  ),
  months: v.array(
    v.object({
      month: v.pipe(v.string(), v.description('YYYY-MM')),
      bytes: v.number(),
      isSealed: v.pipe(
        v.boolean(),
        v.description('Whether its rows are stored in the order of device and time.'),
      ),
    }),
  ),
  jobs: v.pipe(
    v.array(
      v.object({
        job: v.picklist(watchedJobs.map(jobJson)),
        ...{ endedAt: v.optional(v.date()), failedAt: v.optional(v.date()) },
      }),
    ),
    v.description('For each job of measurements: time of the last success, and of a failure since.'),
  ),
  weather: v.optional(
    v.object({
      provider: v.picklist(weatherProviderNames),
      places: v.pipe(v.number(), v.description('Number of places; nearby apiaries share one.')),
      failing: v.pipe(
        v.number(),
        v.description('Number of places whose weather could not be fetched in time.'),
      ),
      problem: v.optional(v.picklist(weatherProblems)),
      fetchedAt: v.optional(v.date()),
    }),
  ),
  alarms: v.array(v.picklist(alarms)),
});

/** For operators. */
export const measurementHealthRoutes = action(
  'GET',
  '/administration/measurements',
  {
    ...{ id: 'readMeasurementHealth', access: 'admin' },
    summary: 'Whether all acknowledged messages are stored, and what is pending',
    query: v.object({
      hours: v.optional(sentNumber(1, 24, 'Number of hours before now that are counted.'), '1'),
    }),
    answer: HealthAnswer,
  },
  async (context, { query }) => {
    const health = await measurementHealth(context, query.hours);
    return {
      ...health,
      outcomes: health.inbox.map(({ status: outcome, ...counts }) => ({ outcome, ...counts })),
      waitingSince: health.oldestWaitingDayAt,
      withoutMonth: health.withoutPartition,
      months: health.partitions.map(({ month, ...each }) => ({ ...each, month: month.slice(0, 7) })),
      jobs: health.jobs.map(({ name, ...run }) => ({ ...run, job: jobJson(name) })),
    };
  },
);
