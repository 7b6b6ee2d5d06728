import type { FakeAnswer } from '@skep/remote-kit/testing';
import type { MeasurementHealthQuery } from '../generated/graphql.ts';
import { answering } from '../testing/gateway.ts';
import { measurementHealthQuery } from './MeasurementHealthScreen.graphql.ts';

type Health = MeasurementHealthQuery['measurementHealth'];

/** A busy hour in which all went well. */
export function aHealth(options: Partial<Health> = {}): Health {
  return {
    __typename: 'MeasurementHealth',
    accepted: 1204,
    stored: 1204,
    outcomes: [
      { __typename: 'OutcomeCount', outcome: 'STORED', messages: 1231, repeats: 37 },
      { __typename: 'OutcomeCount', outcome: 'UNREADABLE', messages: 2, repeats: 0 },
      { __typename: 'OutcomeCount', outcome: 'UNKNOWN_DEVICE', messages: 14, repeats: 3 },
    ],
    newestMessageAt: '2026-11-21T12:59:41+00:00',
    waitingDays: 12,
    waitingSince: '2026-11-21T12:59:12+00:00',
    withoutMonth: 0,
    months: monthsBefore(2027, 2, 8),
    jobs: jobsAt('2026-11-21T12:59:04+00:00'),
    weather: {
      __typename: 'WeatherFetching',
      providerName: 'Open-Meteo',
      places: 48,
      failing: 0,
      problem: null,
      fetchedAt: '2026-11-21T12:55:03+00:00',
    },
    alarms: [],
    ...options,
  };
}

const jobNames = [
  'RECOMPUTE_DAYS',
  'READ_MARKS',
  'CALIBRATE_SCALES',
  'PREPARE_PARTITIONS',
  'CLEAN_UP',
  'SEAL_MONTHS',
  'SEAL_DAYS',
  'CLAIM_MESSAGES',
  'RECALIBRATE',
] as const;

/** All jobs, with their last runs at this time; the yearly one has never run. */
export function jobsAt(endedAt: string): Health['jobs'] {
  return jobNames.map((job) => ({
    __typename: 'JobRun',
    job,
    endedAt: job === 'SEAL_DAYS' ? null : endedAt,
    failedAt: null,
  }));
}

/** So many months that end with this one; all but the last five are sealed. */
export function monthsBefore(year: number, month: number, count: number): Health['months'] {
  return Array.from({ length: count }, (_, index) => ({
    __typename: 'MeasurementMonth',
    month: new Date(Date.UTC(year, month - count + index, 1)).toISOString().slice(0, 7),
    bytes: index < count - 3 ? 48_300_000 + index * 1_000_000 : 16_384,
    isSealed: index < count - 5,
  }));
}

export function fakeHealth(healthOf: (hours: number) => Health): FakeAnswer[] {
  return [answering(measurementHealthQuery, ({ hours }) => ({ measurementHealth: healthOf(hours) }))];
}
