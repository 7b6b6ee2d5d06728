import type { Context } from '#platform/context/context.ts';
import type { Job, JobName, JobPayloads } from './job.ts';
import { saveRun } from './run-store.ts';

/** Does a job, and remembers when and how it ended. @throws what the job throws */
export async function runJob<Name extends JobName>(
  context: Context,
  { name, run }: Job<Name>,
  payload: JobPayloads[Name],
): Promise<void> {
  try {
    await run(context, payload);
  } catch (error) {
    context.log.error({ err: error, job: name, jobId: context.requestId }, 'a job failed');
    await saveRun(context, name, { failed_at: context.clock.now() });
    throw error;
  }
  await saveRun(context, name, { ended_at: context.clock.now(), failed_at: null });
}
