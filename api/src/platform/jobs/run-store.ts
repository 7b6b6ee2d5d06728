import type { Context } from '#platform/context/context.ts';
import type { JobName } from './job-payloads.ts';
import type { SavedRun } from './tables.ts';

export interface JobRun<Name extends JobName> {
  name: Name;
  /** When it last ended well; undefined: never yet. */
  endedAt: Date | undefined;
  /** When it failed; undefined: it has not since it last ended well. */
  failedAt: Date | undefined;
}

/** In the order of the names given; also of jobs that have never run. */
export async function lastRuns<Name extends JobName>(
  { db }: Pick<Context, 'db'>,
  names: readonly Name[],
): Promise<JobRun<Name>[]> {
  const rows = await db.selectFrom('job_runs').selectAll().where('name', 'in', names).execute();
  return names.map((name) => {
    const row = rows.find((each) => each.name === name);
    return { name, endedAt: row?.ended_at ?? undefined, failedAt: row?.failed_at ?? undefined };
  });
}

/** When each job, or part of one, last ended well, of those that ever have. */
export function lastSuccesses({ db }: Pick<Context, 'db'>) {
  return db
    .selectFrom('job_runs')
    .select(['name', 'ended_at'])
    .where('ended_at', 'is not', null)
    .orderBy('name')
    .execute();
}

export async function saveRun(
  { db }: Pick<Context, 'db'>,
  name: SavedRun,
  run: { ended_at: Date; failed_at: null } | { failed_at: Date },
): Promise<void> {
  await db
    .insertInto('job_runs')
    .values({ name, ...run })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(run))
    .execute();
}
