import type { Context } from '#platform/context/context.ts';
import { jobEnded } from '#platform/observability/events.ts';
import type { Job } from './job.ts';
import type { JobName, JobPayloads } from './job-payloads.ts';
import { saveRun } from './run-store.ts';

/** Does a job, and remembers when and how it ended. @throws what the job throws */
export async function runJob<Name extends JobName>(
  context: Context,
  { name, run }: Job<Name>,
  payload: JobPayloads[Name],
): Promise<void> {
  const began = performance.now();
  const emit = (result: 'done' | 'failed') =>
    jobEnded.emit({ job: name, result, seconds: (performance.now() - began) / 1000 });
  try {
    await run(context, payload);
  } catch (error) {
    emit('failed');
    context.log.error({ err: error }, 'a job failed');
    await saveRun(context, name, { failed_at: context.clock.now() });
    throw error;
  }
  emit('done');
  context.log.debug({ durationMs: Math.round(performance.now() - began) }, 'a job is done');
  await saveRun(context, name, { ended_at: context.clock.now(), failed_at: null });
}
