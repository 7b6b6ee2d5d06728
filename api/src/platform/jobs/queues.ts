import type { QueueOptions } from 'pg-boss';
import type { Recalibration } from '#measurements/ingest/recalibration.ts';
import type { DeviceId, ExportId, MailId } from '#platform/context/ids.ts';

/** What each kind of job is told. */
export interface JobPayloads {
  'send-mail': { mailId: MailId };
  'write-export': { exportId: ExportId };
  'claim-messages': { deviceId: DeviceId };
  recalibrate: Recalibration;
  'clean-up': Record<string, never>;
  'calibrate-scales': Record<string, never>;
  'recompute-days': Record<string, never>;
  'prepare-partitions': Record<string, never>;
  'seal-months': Record<string, never>;
  'seal-days': Record<string, never>;
}

export type JobName = keyof JobPayloads;

const daySeconds = 24 * 60 * 60;

export const queueOptions: Record<JobName, QueueOptions & { notify: boolean }> = {
  // Eight tries with growing pauses span about four hours: longer than most mail servers are away.
  'send-mail': {
    notify: true,
    retryLimit: 8,
    retryDelay: 60,
    retryBackoff: true,
    deleteAfterSeconds: daySeconds,
  },
  // Longer than the largest account takes; a process that is killed leaves it for another after this time.
  'write-export': {
    notify: true,
    retryLimit: 2,
    retryDelay: 60,
    expireInSeconds: 60 * 60,
    deleteAfterSeconds: daySeconds,
  },
  'claim-messages': { notify: true, retryLimit: 5, retryDelay: 30, deleteAfterSeconds: daySeconds },
  recalibrate: {
    notify: true,
    retryLimit: 5,
    retryDelay: 30,
    retryBackoff: true,
    expireInSeconds: 60 * 60,
    deleteAfterSeconds: daySeconds,
  },
  'clean-up': { notify: false, retryLimit: 2, deleteAfterSeconds: daySeconds },
  // Scheduled each minute: the next one is the retry.
  'calibrate-scales': { notify: false, retryLimit: 0, deleteAfterSeconds: 60 * 60 },
  'recompute-days': { notify: false, retryLimit: 0, deleteAfterSeconds: 60 * 60 },
  'prepare-partitions': { notify: false, retryLimit: 5, retryDelay: 60, deleteAfterSeconds: daySeconds },
  'seal-months': { notify: false, retryLimit: 0, expireInSeconds: 60 * 60, deleteAfterSeconds: daySeconds },
  'seal-days': { notify: false, retryLimit: 5, retryDelay: 600, deleteAfterSeconds: daySeconds },
};

export const jobNames: readonly JobName[] = [
  'write-export',
  'send-mail',
  'claim-messages',
  'calibrate-scales',
  'recalibrate',
  'clean-up',
  'recompute-days',
  'prepare-partitions',
  'seal-months',
  'seal-days',
];
