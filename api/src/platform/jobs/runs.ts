import type { Context } from '#platform/context/context.ts';
import type { Job, JobName, JobPayloads } from './job.ts';

export interface JobRun {
  name: JobName;
  /** When it last ended well; undefined: never yet. */
  endedAt: Date | undefined;
  /** When it failed; undefined: it has not since it last ended well. */
  failedAt: Date | undefined;
}

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
    await remember(context, name, { failed_at: context.clock.now() });
    throw error;
  }
  await remember(context, name, { ended_at: context.clock.now(), failed_at: null });
}

/** In the order of the names given; also of jobs that have never run. */
export async function lastRuns({ db }: Pick<Context, 'db'>, names: readonly JobName[]): Promise<JobRun[]> {
  const rows = await db.selectFrom('job_runs').selectAll().where('name', 'in', names).execute();
  return names.map((name) => {
    const row = rows.find((each) => each.name === name);
    return { name, endedAt: row?.ended_at ?? undefined, failedAt: row?.failed_at ?? undefined };
  });
}

async function remember(
  { db }: Context,
  name: JobName,
  run: { ended_at: Date; failed_at: null } | { failed_at: Date },
): Promise<void> {
  await db
    .insertInto('job_runs')
    .values({ name, ...run })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(run))
    .execute();
}
