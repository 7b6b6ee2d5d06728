import { smallTable } from '#platform/exporting/export-table.ts';

const columns = ['id', 'name', 'kind', 'address', 'recipient', 'created_at', 'switched_off_at'] as const;

/** Without what signs its messages or opens the other side's door. */
export const exportedWebhooks = smallTable('own_webhooks', columns, ({ db }, ownerId) =>
  db.selectFrom('own_webhooks').select(columns).where('user_id', '=', ownerId).orderBy('id').execute(),
);
