import { smallTable } from '#platform/exporting/export-table.ts';

const columns = ['id', 'name', 'created_at', 'last_used_at'] as const;

export const exportedPasskeys = smallTable('passkeys', columns, ({ db }, ownerId) =>
  db.selectFrom('passkeys').select(columns).where('user_id', '=', ownerId).orderBy('id').execute(),
);
