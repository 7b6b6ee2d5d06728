import { sql } from 'kysely';
import { archiveTable, only } from '#platform/exporting/archive-table.ts';

/** Without what a thief could use: no hash of a password, no code. */
const account = archiveTable(
  'users',
  only(
    ...['id', 'name', 'email', 'new_email', 'locale', 'permissions', 'is_admin', 'accepted_terms_version'],
    ...['accepted_terms_at', 'email_verified_at', 'last_login_at', 'asked_to_translate_at'],
    ...['created_at', 'updated_at'],
  ),
  { name: 'account', whose: (ownerId) => sql`id = ${ownerId}` },
);

export const archivedAccount = [
  account,
  archiveTable('sign_ins', only('id', 'user_agent', 'method', 'created_at', 'last_used_at')),
  archiveTable('api_tokens', only('id', 'name', 'is_read_only', 'created_at', 'expires_at', 'last_used_at')),
  archiveTable('passkeys', only('id', 'name', 'created_at', 'last_used_at')),
  archiveTable('oidc_accounts', only('issuer', 'subject', 'email', 'created_at', 'last_used_at'), {
    order: ['issuer'],
  }),
  archiveTable('user_settings', only('name', 'value', 'number', 'created_at'), {
    name: 'settings',
    order: ['name'],
  }),
];
