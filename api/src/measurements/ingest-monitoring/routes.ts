import { inboxStatuses, weatherProviderNames } from '@skep/domain';
import Type from 'typebox';
import type { Routes } from '#platform/http/http.ts';
import { contextOf } from '#platform/http/request-context.ts';
import { nullable, oneOf, WireTime, wireTime } from '#platform/http/schemas.ts';
import { weatherProblems } from '#weather/core/weather-problem.ts';
import {
  alarms,
  type MeasurementHealth,
  measurementHealth,
  type WatchedJob,
  type WeatherHealth,
  watchedJobs,
} from './ingest-health.ts';

type Underscored<Name extends string> = Name extends `${infer Head}-${infer Rest}`
  ? `${Head}_${Underscored<Rest>}`
  : Name;

const wireJob = <Name extends WatchedJob>(name: Name) => name.replaceAll('-', '_') as Underscored<Name>;

const HealthBody = Type.Object({
  accepted: Type.Integer({ description: 'Acknowledged messages that have values.' }),
  stored: Type.Integer({
    description: 'Acknowledged messages whose measurement is stored; must be all of them.',
  }),
  inbox: Type.Array(
    Type.Object({ status: oneOf(inboxStatuses), messages: Type.Integer(), repeats: Type.Integer() }),
  ),
  newest_message_at: nullable(WireTime),
  waiting_days: Type.Integer({ description: 'Days whose rollups have to be computed again.' }),
  oldest_waiting_day_at: nullable(WireTime),
  without_partition: Type.Integer({
    description: 'Measurements that are not yet in the partition of their month.',
  }),
  partitions: Type.Array(
    Type.Object({
      month: Type.String({ description: 'YYYY-MM' }),
      bytes: Type.Integer(),
      sealed: Type.Boolean({ description: 'Whether its rows are stored in the order of device and time.' }),
    }),
  ),
  jobs: Type.Array(
    Type.Object({
      name: oneOf(watchedJobs.map(wireJob)),
      ended_at: nullable(WireTime),
      failed_at: nullable(WireTime),
    }),
    { description: 'For each job of measurements: time of the last success, and of a failure since.' },
  ),
  weather: nullable(
    Type.Object({
      provider: oneOf(weatherProviderNames),
      places: Type.Integer({ description: 'Number of places; nearby apiaries share one.' }),
      failing: Type.Integer({ description: 'Number of places whose weather could not be fetched in time.' }),
      problem: nullable(oneOf(weatherProblems)),
      fetched_at: nullable(WireTime),
    }),
  ),
  alarms: Type.Array(oneOf(alarms)),
});

/** For operators; an addition to the old wire. */
export const measurementHealthRoutes: Routes = async (http) => {
  http.get(
    '/administration/measurements',
    {
      config: { access: 'admin' },
      schema: {
        operationId: 'getMeasurementHealth',
        tags: ['administration'],
        summary: 'Whether all acknowledged messages are stored, and what is pending',
        querystring: Type.Object({
          hours: Type.Integer({
            minimum: 1,
            maximum: 24,
            default: 1,
            description: 'Number of hours before now that are counted.',
          }),
        }),
        response: { 200: HealthBody },
      },
    },
    async (request) => healthToWire(await measurementHealth(contextOf(request), request.query.hours)),
  );
};

function healthToWire(health: MeasurementHealth): Type.Static<typeof HealthBody> {
  const { newestMessageAt, oldestWaitingDayAt, weather } = health;
  return {
    accepted: health.accepted,
    stored: health.stored,
    inbox: [...health.inbox],
    newest_message_at: newestMessageAt === undefined ? null : wireTime(newestMessageAt),
    waiting_days: health.waitingDays,
    oldest_waiting_day_at: oldestWaitingDayAt === undefined ? null : wireTime(oldestWaitingDayAt),
    without_partition: health.withoutPartition,
    partitions: health.partitions.map(({ month, bytes, isSealed }) => ({
      month: month.slice(0, 7),
      bytes,
      sealed: isSealed,
    })),
    jobs: health.jobs.map(({ name, endedAt, failedAt }) => ({
      name: wireJob(name),
      ended_at: endedAt === undefined ? null : wireTime(endedAt),
      failed_at: failedAt === undefined ? null : wireTime(failedAt),
    })),
    weather: weather === undefined ? null : weatherToWire(weather),
    alarms: [...health.alarms],
  };
}

function weatherToWire({ provider, places, failing, problem, fetchedAt }: WeatherHealth) {
  return {
    provider,
    places,
    failing,
    problem: problem ?? null,
    fetched_at: fetchedAt === undefined ? null : wireTime(fetchedAt),
  };
}
