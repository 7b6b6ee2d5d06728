import type { DeviceId, InboxId } from '#platform/context/ids.ts';
import { type Job, queues } from '#platform/jobs/job.ts';
import { readMarks } from './change-feed/read-changes.ts';
import { claimMessages } from './ingest/device-claim.ts';
import { acceptMessages } from './ingest/quarantine.ts';
import { type Recalibration, recalibrate } from './ingest/recalibration.ts';
import { redecodeMessages } from './ingest/redecoding.ts';
import { packMonths } from './partitions/compression.ts';
import { preparePartitions, recomputeDays } from './partitions/jobs.ts';
import { sealDays, sealMonths } from './partitions/sealing.ts';
import { checkScales } from './scales/scale-faults.ts';
import { calibrateWaitingScales } from './scales/scales.ts';

declare module '#platform/jobs/job-payloads.ts' {
  interface JobPayloads {
    'claim-messages': { deviceId: DeviceId };
    'accept-messages': { deviceId: DeviceId; upTo: InboxId };
    recalibrate: Recalibration;
    'redecode-messages': { deviceId: DeviceId };
    'calibrate-scales': NoData;
    'check-scales': NoData;
    'recompute-days': NoData;
    'read-marks': NoData;
    'prepare-partitions': NoData;
    'seal-months': NoData;
    'seal-days': NoData;
    'pack-months': NoData;
  }
}

const anHourSeconds = 60 * 60;

export const measurementJobs: readonly Job[] = [
  { name: 'claim-messages', run: claimMessages, queue: { ...queues.awaited, retryLimit: 5, retryDelay: 30 } },
  {
    name: 'accept-messages',
    run: acceptMessages,
    queue: { ...queues.awaited, retryLimit: 5, retryDelay: 30 },
  },
  {
    name: 'recalibrate',
    run: recalibrate,
    queue: {
      ...queues.awaited,
      retryLimit: 5,
      retryDelay: 30,
      retryBackoff: true,
      expireInSeconds: anHourSeconds,
    },
  },
  {
    name: 'redecode-messages',
    run: redecodeMessages,
    queue: { ...queues.awaited, retryLimit: 5, retryDelay: 30, expireInSeconds: anHourSeconds },
  },
  {
    name: 'calibrate-scales',
    run: calibrateWaitingScales,
    queue: queues.eachMinute,
    schedule: '* * * * *',
  },
  { name: 'check-scales', run: checkScales, queue: queues.scheduled, schedule: '29 * * * *' },
  { name: 'recompute-days', run: recomputeDays, queue: queues.eachMinute, schedule: '* * * * *' },
  { name: 'read-marks', run: readMarks, queue: queues.eachMinute, schedule: '* * * * *' },
  {
    name: 'prepare-partitions',
    run: preparePartitions,
    queue: { ...queues.scheduled, retryLimit: 5, retryDelay: 60 },
    schedule: '41 * * * *',
    isDoneAtStart: true,
  },
  // At the hours at which the fewest people look at charts; a month that was in use is tried again.
  {
    name: 'seal-months',
    run: sealMonths,
    queue: { ...queues.scheduled, retryLimit: 0, expireInSeconds: 4 * anHourSeconds },
    schedule: '23 1-4 * * *',
  },
  {
    name: 'pack-months',
    run: packMonths,
    queue: { ...queues.scheduled, retryLimit: 0, expireInSeconds: 4 * anHourSeconds },
    schedule: '37 1 * * *',
  },
  {
    name: 'seal-days',
    run: sealDays,
    queue: { ...queues.scheduled, retryLimit: 5, retryDelay: 600, expireInSeconds: 4 * anHourSeconds },
    schedule: '53 2 9 1 *',
  },
];
