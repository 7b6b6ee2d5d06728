import { smallTable } from '#platform/exporting/export-table.ts';

const columns = ['tag', 'hive_id', 'action', 'created_at'] as const;

export const exportedHiveTags = smallTable('hive_tags', columns, ({ db }, ownerId) =>
  db
    .selectFrom('hive_tags')
    .select([...columns])
    .where('user_id', '=', ownerId)
    .orderBy('tag')
    .execute(),
);
