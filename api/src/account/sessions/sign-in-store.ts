import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';
import { deleteInBatches } from '#platform/database/delete-batch.ts';

import type { SignInMethod } from './sign-in-method.ts';

type Db = Pick<Context, 'db'>;

/** For a query that knows `users`: the role is one of the permissions, as in the old service. */
export const isTranslator = sql<boolean>`'translator' = any(users.permissions)`.as('isTranslator');

/**
 * Of a query that knows `users`: most people are not, and their lists are read by simpler queries. Of who shares hives
 * of their own it is said as well: they see in which groups.
 */
export const isShownHivesOfOthers = sql<boolean>`exists (
  select 1 from group_people as own join hive_rights on audience = 'group' and audience_id = own.group_id
  where own.user_id = users.id
)`.as('isShownHivesOfOthers');

export async function insertSignIn(
  { db }: Db,
  row: {
    tokenHash: string;
    userId: UserId;
    userAgent: string | undefined;
    method: SignInMethod;
    at: Date;
  },
): Promise<void> {
  await db
    .insertInto('sign_ins')
    .values({
      token_hash: row.tokenHash,
      user_id: row.userId,
      user_agent: row.userAgent ?? null,
      method: row.method === 'password' ? null : row.method,
      created_at: row.at,
      last_used_at: row.at,
    })
    .execute();
}

export function signInOfToken({ db }: Db, tokenHash: string, usedAfter: Date) {
  return db
    .selectFrom('sign_ins')
    .innerJoin('users', 'users.id', 'sign_ins.user_id')
    .select(['users.id', 'users.is_admin as isAdmin', 'sign_ins.last_used_at as lastUsedAt'])
    .select([isTranslator, isShownHivesOfOthers])
    .where('token_hash', '=', tokenHash)
    .where('last_used_at', '>', usedAfter)
    .executeTakeFirst();
}

export async function touchSignIn({ db }: Db, tokenHash: string, at: Date): Promise<void> {
  await db.updateTable('sign_ins').set({ last_used_at: at }).where('token_hash', '=', tokenHash).execute();
}

export async function deleteSignIn({ db }: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('sign_ins').where('token_hash', '=', tokenHash).execute();
}

export async function deleteSignInsOfUser({ db }: Db, userId: UserId): Promise<void> {
  await db.deleteFrom('sign_ins').where('user_id', '=', userId).execute();
}

export async function deleteSignInsUnusedSince(context: Db, time: Date): Promise<void> {
  await deleteInBatches(context, 'sign_ins', sql<boolean>`last_used_at < ${time}`);
}
