import { purgedAfterDays } from '@skep/domain';
import type { Context } from '#platform/context/context.ts';
import { deleteMarked } from '#platform/database/delete-batch.ts';
import { inMaintenance } from '#platform/database/maintenance.ts';
import { daysAgo } from './clean-up.ts';
import { type Job, queues } from './job.ts';
import { runWatchedParts } from './run-parts.ts';

/** One kind of what people delete, which is only marked as deleted at first. */
export interface PurgedKind {
  /** For the log. */
  name: string;
  /**
   * Deletes a batch of what was marked as deleted before this time, with all that belongs to it.
   * @returns how many rows it deleted or emptied; 0: nothing is left to do
   */
  purgeBatch: (context: Context, before: Date) => Promise<number>;
}

/** Of a table in which nothing else but its foreign keys has to be heeded. */
export const purgeOf = (table: 'checklists' | 'inspections' | 'queens'): PurgedKind => ({
  name: table,
  purgeBatch: (context, before) => deleteMarked(context, table, before),
});

/** Deletes for good what people deleted 30 days ago, of every domain. */
export function purgeDeleted(context: Context): Promise<void> {
  const before = daysAgo(context, purgedAfterDays);
  const kinds = context.domains.flatMap((domain) => domain.purges ?? []);
  const maintenance = inMaintenance(context);
  return runWatchedParts(
    context,
    'purge-deleted',
    kinds.map(({ name, purgeBatch }) => ({
      name,
      run: async () => {
        while ((await purgeBatch(maintenance, before)) > 0);
      },
    })),
  );
}

export const purgeDeletedJob: Job<'purge-deleted'> = {
  name: 'purge-deleted',
  run: purgeDeleted,
  // The measurements of a device of many years take long; the next run continues.
  queue: { ...queues.scheduled, retryLimit: 2, expireInSeconds: 60 * 60 },
  schedule: '47 * * * *',
};
