import type { PgBoss } from 'pg-boss';
import type { Context } from '#platform/context/context.ts';
import type { OpenDatabase } from '#platform/database/open-database.ts';
import type { JobHandlers } from './handlers.ts';
import { bossFor } from './job-queue.ts';
import { type JobName, type JobPayloads, jobNames } from './queues.ts';
import { runJob } from './runs.ts';

export interface Worker {
  /** Lets running jobs end, then stops. */
  stop: () => Promise<void>;
}

/** Works off the queues and keeps their schedule, until stopped. */
export async function startWorker(
  database: OpenDatabase,
  handlers: JobHandlers,
  contextFor: (jobId: string) => Context,
): Promise<Worker> {
  const boss = bossFor(database, { max: 3, useListenNotify: true });
  boss.on('error', (error) => contextFor('worker').log.error({ err: error }, 'the job queue failed'));
  await boss.start();
  for (const name of jobNames) await workOff(boss, name, handlers, contextFor);
  await boss.schedule('clean-up', '17 * * * *');
  await boss.schedule('calibrate-scales', '* * * * *');
  await boss.schedule('recompute-days', '* * * * *');
  await boss.schedule('prepare-partitions', '41 * * * *');
  // A new database has none, and its first measurements would wait for the hour.
  await boss.send('prepare-partitions', {});
  // At the hours at which the fewest people look at charts; a month that was in use is tried again.
  await boss.schedule('seal-months', '23 1-4 * * *');
  await boss.schedule('seal-days', '53 2 9 1 *');
  return { stop: () => boss.stop({ timeout: 10_000 }) };
}

async function workOff<Name extends JobName>(
  boss: PgBoss,
  name: Name,
  handlers: JobHandlers,
  contextFor: (jobId: string) => Context,
): Promise<void> {
  const workerId = await boss.work<JobPayloads[Name]>(name, async (jobs) => {
    // Jobs wake the worker as they are sent, but several at once wake it for one: after that it looks for the next,
    // else they would wait for the queue's own look, half a minute later.
    boss.notifyWorker(workerId);
    for (const job of jobs) await runJob(handlers, contextFor(job.id), name, job.data);
  });
}
