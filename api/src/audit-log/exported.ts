import { sql } from 'kysely';
import type { HiveLogId } from '#platform/context/ids.ts';
import { tableById } from '#platform/exporting/export-table.ts';

const columns = ['id', 'hive_id', 'what', 'author', 'inspection_id', 'at'] as const;

export const exportedHiveLog = tableById('hive_log', columns, ({ db }, { ownerId, after, limit }) =>
  db
    .selectFrom('hive_log as entry')
    .innerJoin('hives', 'hives.id', 'entry.hive_id')
    .leftJoin('users', 'users.id', 'entry.author_id')
    .select(['entry.id', 'entry.hive_id', 'entry.what', 'users.name as author'])
    .select(['entry.inspection_id', 'entry.at'])
    .where('hives.user_id', '=', ownerId)
    .where('hives.deleted_at', 'is', null)
    .where('entry.id', '>', sql<HiveLogId>`${after}`)
    .orderBy('entry.id')
    .limit(limit)
    .execute(),
);
