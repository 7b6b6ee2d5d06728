import { smallTable } from '#platform/exporting/export-table.ts';

const columns = ['id', 'name', 'is_read_only', 'created_at', 'expires_at', 'last_used_at'] as const;

export const exportedApiTokens = smallTable('api_tokens', columns, ({ db }, ownerId) =>
  db.selectFrom('api_tokens').select(columns).where('user_id', '=', ownerId).orderBy('id').execute(),
);
