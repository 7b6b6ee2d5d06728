import { smallTable } from '#platform/exporting/export-table.ts';
import { exportedColumns } from '#platform/resource/fields.ts';
import { hiveTagFields } from './hive-tag-fields.ts';

const columns = [...exportedColumns(hiveTagFields), 'created_at'] as const;

export const exportedHiveTags = smallTable('hive_tags', columns, ({ db }, ownerId) =>
  db
    .selectFrom('hive_tags')
    .select([...columns])
    .where('user_id', '=', ownerId)
    .orderBy('tag')
    .execute(),
);
