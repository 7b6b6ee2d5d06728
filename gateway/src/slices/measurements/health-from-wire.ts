import type { AnswerOf } from '@skep/rest-client';
import type { MeasurementHealth, WeatherFetching } from '../../generated/schema.ts';
import { isoFromWire } from '../wire-values.ts';

/** What an operator must look at, as the wire says it. */
export const measurementAlarms = [
  'measurements_missing',
  'worker_idle',
  'jobs_failed',
  'days_late',
  'without_partition',
  'no_partition_ahead',
  'months_unsealed',
] as const;

/** Jobs that measurements need, as the wire says it. */
export const measurementJobs = [
  'recompute_days',
  'read_marks',
  'calibrate_scales',
  'prepare_partitions',
  'clean_up',
  'seal_months',
  'seal_days',
  'claim_messages',
  'recalibrate',
] as const;

/** What keeps the weather from being fetched, as the wire says it. */
export const weatherProblems = ['busy', 'refused', 'unreachable', 'unreadable'] as const;

export function healthFromWire(health: AnswerOf<'getMeasurementHealth'>): MeasurementHealth {
  const { accepted, stored, newest_message_at, oldest_waiting_day_at, alarms } = health;
  return {
    accepted,
    stored,
    outcomes: health.inbox.map(({ status: outcome, ...counts }) => ({ outcome, ...counts })),
    newestMessageAt: timeFromWire(newest_message_at),
    waitingDays: health.waiting_days,
    waitingSince: timeFromWire(oldest_waiting_day_at),
    withoutMonth: health.without_partition,
    months: health.partitions.map(({ month, bytes, sealed }) => ({ month, bytes, isSealed: sealed })),
    jobs: health.jobs.map(({ name, ended_at, failed_at }) => ({
      job: name,
      endedAt: timeFromWire(ended_at),
      failedAt: timeFromWire(failed_at),
    })),
    weather: health.weather === null ? undefined : weatherFetchingFromWire(health.weather),
    alarms,
  };
}

const providerNames = { 'open-meteo': 'Open-Meteo', openweather: 'OpenWeather' } as const;

function weatherFetchingFromWire({
  provider,
  fetched_at,
  ...weather
}: NonNullable<AnswerOf<'getMeasurementHealth'>['weather']>): WeatherFetching {
  return { ...weather, providerName: providerNames[provider], fetchedAt: timeFromWire(fetched_at) };
}

const timeFromWire = (time: string | null) => (time === null ? undefined : isoFromWire(time, 'UTC'));
