import type { Kysely } from 'kysely';
import { type ConstructorOptions, fromKysely, PgBoss } from 'pg-boss';
import type { OpenDatabase } from '#platform/database/open-database.ts';
import type { Database } from '#platform/database/tables.ts';
import type { Job } from './job.ts';
import type { JobQueue } from './queue.ts';
import { sentBy } from './sent-job.ts';

/** pg-boss on this database; it makes its own tables in the schema `pgboss`. Not started yet. */
export function bossFor(database: OpenDatabase, options: ConstructorOptions): PgBoss {
  // Past a pooler: on one of its connections nobody can listen, and those who work are few.
  return new PgBoss({ ...options, connectionString: database.directUrl, application_name: 'skep jobs' });
}

export interface OpenJobQueue {
  queue: JobQueue;
  boss: PgBoss;
  close: () => Promise<void>;
}

/** Opens the queue for sending these kinds: no timers of maintenance and no worker, see worker.ts. */
export async function openJobQueue(
  database: OpenDatabase,
  kinds: readonly Pick<Job, 'name' | 'queue'>[],
  onError: (error: Error) => void,
): Promise<OpenJobQueue> {
  const boss = bossFor(database, { max: 1, supervise: false, schedule: false });
  // Without a listener an error of its own timers, as when the database restarts, would end the process.
  boss.on('error', onError);
  // It reads all queues into its memory. Those that are there already are not created again: that is two queries for each.
  await boss.start();
  const existing = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const { name, queue } of kinds) {
    if (existing.has(name)) continue;
    await boss.createQueue(name, queue);
    // A first look fills pg-boss's memory of the queue. Without it the first `send` would look it up outside of the
    // running transaction.
    await boss.findJobs(name, { key: 'none' });
  }
  return {
    queue: queueWithin(boss, database.db),
    boss,
    close: () => boss.stop({ graceful: false }),
  };
}

function queueWithin(boss: PgBoss, db: Kysely<Database>, requestId?: string): JobQueue {
  return {
    async send(name, payload, { startAfterSeconds: startAfter = 0 } = {}) {
      await boss.send(name, sentBy(payload, requestId), { db: fromKysely(db), startAfter });
    },
    within: (other) => queueWithin(boss, other, requestId),
    by: (id) => queueWithin(boss, db, id),
  };
}
