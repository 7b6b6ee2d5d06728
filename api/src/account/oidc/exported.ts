import { smallTable } from '#platform/exporting/export-table.ts';

const columns = ['issuer', 'subject', 'email', 'created_at', 'last_used_at'] as const;

export const exportedOidcAccounts = smallTable('oidc_accounts', columns, ({ db }, ownerId) =>
  db.selectFrom('oidc_accounts').select(columns).where('user_id', '=', ownerId).orderBy('issuer').execute(),
);
