import { writeExport } from '#exports/jobs.ts';
import { claimMessages } from '#measurements/ingest/claiming.ts';
import { recalibrate } from '#measurements/ingest/recalibration.ts';
import { calibrateWaitingScales } from '#measurements/scales/scales.ts';
import { preparePartitions, recomputeDays } from '#measurements/storage/jobs.ts';
import { sealDays, sealMonths } from '#measurements/storage/sealing.ts';
import type { Context } from '#platform/context/context.ts';
import { sendMail } from '#platform/mail/service.ts';
import type { MailTransport } from '#platform/mail/transport.ts';
import { cleanUp } from './clean-up.ts';
import type { JobName, JobPayloads } from './queues.ts';

/** What a worker does for each kind of job. A job may run more than once: it must do no harm then. */
export type JobHandlers = {
  [Name in JobName]: (context: Context, payload: JobPayloads[Name]) => Promise<void>;
};

export function jobHandlers(transport: MailTransport | undefined): JobHandlers {
  return {
    'send-mail': (context, { mailId }) => sendMail(context, transport, mailId),
    'write-export': writeExport,
    'claim-messages': claimMessages,
    recalibrate,
    'clean-up': cleanUp,
    'calibrate-scales': calibrateWaitingScales,
    'recompute-days': recomputeDays,
    'prepare-partitions': preparePartitions,
    'seal-months': sealMonths,
    'seal-days': sealDays,
  };
}
