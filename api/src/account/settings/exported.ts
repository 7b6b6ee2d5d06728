import { smallTable } from '#platform/exporting/export-table.ts';

const columns = ['name', 'value', 'number', 'created_at'] as const;

export const exportedSettings = smallTable('settings', columns, ({ db }, ownerId) =>
  db.selectFrom('user_settings').select(columns).where('user_id', '=', ownerId).orderBy('name').execute(),
);
