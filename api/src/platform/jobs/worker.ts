import { finishesWithinMs } from '@skep/settings';
import type { PgBoss } from 'pg-boss';
import type { Context } from '#platform/context/context.ts';
import type { OpenDatabase } from '#platform/database/open-database.ts';
import { seldom } from '#platform/observability/seldom.ts';
import type { Job } from './job.ts';
import type { JobName, JobPayloads } from './job-payloads.ts';
import { bossFor } from './job-queue.ts';
import { runSent, type SentJob } from './sent-job.ts';

export interface Worker {
  /** Lets running jobs end, then stops. */
  stop: () => Promise<void>;
}

/** Works off the queues of these kinds and keeps their schedules, until stopped. */
export async function startWorker(
  database: OpenDatabase,
  kinds: readonly Job[],
  contextFor: (jobId: string) => Context,
): Promise<Worker> {
  const boss = bossFor(database, { max: 3, useListenNotify: true });
  const logFailure = seldom();
  boss.on('error', (error) =>
    logFailure((unlogged) =>
      contextFor('worker').log.error({ err: error, unlogged }, 'the job queue failed'),
    ),
  );
  await boss.start();
  for (const kind of kinds) {
    await workOff(boss, kind, contextFor);
    if (kind.schedule !== undefined) await boss.schedule(kind.name, kind.schedule);
    if (kind.isDoneAtStart) await boss.send(kind.name, {});
  }
  return { stop: () => boss.stop({ timeout: finishesWithinMs }) };
}

async function workOff<Name extends JobName>(
  boss: PgBoss,
  kind: Job<Name>,
  contextFor: (jobId: string) => Context,
): Promise<void> {
  const workerId = await boss.work<SentJob<JobPayloads[Name]>>(kind.name, async (jobs) => {
    // Jobs wake the worker as they are sent, but several at once wake it for one: after that it looks for the next,
    // else they would wait for the queue's own look, half a minute later.
    boss.notifyWorker(workerId);
    for (const job of jobs) await runSent(contextFor, kind, job);
  });
}
