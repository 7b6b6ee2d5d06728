import type { Context } from '../context.ts';
import { calibrateWaitingScales } from '../devices/scales.ts';
import { writeExport } from '../exports/jobs.ts';
import { claimMessages } from '../ingest/claiming.ts';
import { recalibrate } from '../ingest/recalibration.ts';
import { sendMail } from '../mail/service.ts';
import type { MailTransport } from '../mail/transport.ts';
import { preparePartitions, recomputeDays } from '../measurements/jobs.ts';
import { sealDays, sealMonths } from '../measurements/sealing.ts';
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
