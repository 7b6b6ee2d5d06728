import { sql } from 'kysely';
import { deleteBatch } from '#platform/database/delete-batch.ts';
import type { PurgedKind } from '#platform/jobs/purge-deleted.ts';

/** Blooms of apiaries that were deleted: an apiary can outlast its purge without its name. */
export const purgedBlooms: PurgedKind = {
  name: 'blooms',
  purgeBatch: (context, before) =>
    deleteBatch(
      context,
      'blooms',
      sql<boolean>`apiary_id in (select id from apiaries where deleted_at < ${before})`,
    ),
};
