import { sql } from 'kysely';
import { deleteBatch } from '#platform/database/delete-batch.ts';
import type { PurgedKind } from '#platform/jobs/purge-deleted.ts';

/** Deleted tasks, and those of apiaries that were deleted: an apiary can outlast its purge without its name. */
export const purgedTasks: PurgedKind = {
  name: 'tasks',
  purgeBatch: (context, before) =>
    deleteBatch(
      context,
      'tasks',
      sql<boolean>`deleted_at < ${before} or exists (
        select 1 from apiaries where apiaries.id = tasks.apiary_id and apiaries.deleted_at < ${before}
      )`,
    ),
};
