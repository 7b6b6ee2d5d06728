import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';
import { deleteInBatches } from '#platform/database/delete-batch.ts';

type Db = Pick<Context, 'db'>;

export interface AttemptUse {
  purpose: 'sign_in' | 'link';
  /** Whose account will be linked; undefined: a sign-in. */
  userId: UserId | undefined;
}

export async function insertAttempt(
  { db }: Db,
  attemptHash: string,
  { purpose, userId }: AttemptUse,
  expiresAt: Date,
): Promise<void> {
  await db
    .insertInto('oidc_attempts')
    .values({ attempt_hash: attemptHash, purpose, user_id: userId ?? null, expires_at: expiresAt })
    .execute();
}

/** @returns whether it was there and not used: of two uses at once only one gets a yes. */
export async function markExchanged(
  { db }: Db,
  attemptHash: string,
  { purpose, userId }: AttemptUse,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('oidc_attempts')
    .set({ is_exchanged: true })
    .where('attempt_hash', '=', attemptHash)
    .where('purpose', '=', purpose)
    .where('user_id', 'is not distinct from', userId ?? null)
    .where('is_exchanged', '=', false)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function setProvedUser({ db }: Db, attemptHash: string, userId: UserId): Promise<void> {
  await db
    .updateTable('oidc_attempts')
    .set({ proved_user_id: userId })
    .where('attempt_hash', '=', attemptHash)
    .execute();
}

/** Who was proved in this attempt; undefined: nobody. */
export async function provedUserOf({ db }: Db, attemptHash: string, at: Date): Promise<UserId | undefined> {
  const row = await db
    .selectFrom('oidc_attempts')
    .select('proved_user_id as userId')
    .where('attempt_hash', '=', attemptHash)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return row?.userId ?? undefined;
}

/** @returns whether it was there: of two uses at once only one gets a yes. */
export async function deleteAttempt({ db }: Db, attemptHash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('oidc_attempts')
    .where('attempt_hash', '=', attemptHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteAttemptsExpiredBefore(context: Db, time: Date): Promise<void> {
  await deleteInBatches(context, 'oidc_attempts', sql<boolean>`expires_at < ${time}`);
}
