import type { AnswerOf } from '@skep/rest-client';
import type { MeasurementHealth } from '../../generated/schema.ts';

/** What an operator must look at, as the service says it. */
export const measurementAlarms = [
  'measurements_missing',
  'worker_idle',
  'jobs_failed',
  'days_late',
  'without_partition',
  'no_partition_ahead',
  'months_unsealed',
] as const;

/** Jobs that measurements need, as the service says it. */
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

/** What keeps the weather from being fetched, as the service says it. */
export const weatherProblems = ['busy', 'refused', 'unreachable', 'unreadable'] as const;

const providerNames = { 'open-meteo': 'Open-Meteo', openweather: 'OpenWeather' } as const;

/** With the name of the weather's provider as people know it. */
export function healthWithNames({
  weather,
  ...health
}: AnswerOf<'readMeasurementHealth'>): MeasurementHealth {
  if (weather === undefined) return health;
  const { provider, ...state } = weather;
  return { ...health, weather: { ...state, providerName: providerNames[provider] } };
}
