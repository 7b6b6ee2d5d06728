import { inSpan, traceparent } from '@skep/observability';
import type { Context } from '#platform/context/context.ts';
import type { Job } from './job.ts';
import type { JobName, JobPayloads } from './job-payloads.ts';
import { runJob } from './runs.ts';

/** The payload of a job, with the request that sent it, and its trace. */
export type SentJob<Payload> = Payload & { sentByRequest?: string; traceparent?: string };

export function sentBy<Payload extends object>(
  payload: Payload,
  requestId: string | undefined,
): SentJob<Payload> {
  const parent = traceparent();
  return {
    ...payload,
    ...(requestId === undefined ? {} : { sentByRequest: requestId }),
    ...(parent === undefined ? {} : { traceparent: parent }),
  };
}

/**
 * Does a job of the queue; all that it logs names the job, and the request by which it came.
 * @param data null where a schedule has sent it
 */
export async function runSent<Name extends JobName>(
  contextFor: (requestId: string) => Context,
  kind: Job<Name>,
  { id, data }: { id: string; data: SentJob<JobPayloads[Name]> | null },
): Promise<void> {
  const { sentByRequest, traceparent: parent, ...payload }: Partial<SentJob<object>> = data ?? {};
  const context = contextFor(sentByRequest ?? id);
  const log = context.log.child({ job: kind.name, jobId: id, reqId: sentByRequest });
  const jobs = sentByRequest === undefined ? context.jobs : context.jobs.by(sentByRequest);
  await inSpan(
    kind.name,
    'server',
    () => runJob({ ...context, log, jobs }, kind, payload as JobPayloads[Name]),
    { 'skep.request_id': context.requestId },
    parent,
  );
}
