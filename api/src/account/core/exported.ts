import { sql } from 'kysely';
import type { SignInId } from '#platform/context/ids.ts';
import { smallTable, tableById } from '#platform/exporting/export-table.ts';

const columns = [
  'id',
  'name',
  'email',
  'new_email',
  'locale',
  'permissions',
  'is_admin',
  'accepted_terms_version',
  'accepted_terms_at',
  'email_verified_at',
  'last_login_at',
  'asked_to_translate_at',
  'created_at',
  'updated_at',
] as const;

/** Without what a thief could use: no hash of a password, no code. */
export const exportedAccount = smallTable('account', columns, ({ db }, ownerId) =>
  db.selectFrom('users').select(columns).where('id', '=', ownerId).execute(),
);

const signInColumns = ['id', 'user_agent', 'method', 'created_at', 'last_used_at'] as const;

export const exportedSignIns = tableById('sign_ins', signInColumns, ({ db }, { ownerId, after, limit }) =>
  db
    .selectFrom('sign_ins')
    .select(signInColumns)
    .where('user_id', '=', ownerId)
    .where('id', '>', sql<SignInId>`${after}`)
    .orderBy('id')
    .limit(limit)
    .execute(),
);
