import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';
import { deleteInBatches } from '#platform/database/delete-batch.ts';

type Db = Pick<Context, 'db'>;

export interface ChallengeUse {
  purpose: 'add' | 'sign_in';
  /** Who may answer it; undefined: anybody. */
  userId: UserId | undefined;
}

export async function insertChallenge(
  { db }: Db,
  challengeHash: string,
  { purpose, userId }: ChallengeUse,
  expiresAt: Date,
): Promise<void> {
  await db
    .insertInto('passkey_challenges')
    .values({ challenge_hash: challengeHash, purpose, user_id: userId ?? null, expires_at: expiresAt })
    .execute();
}

/** @returns whether it was there: of two uses at once only one gets a yes. */
export async function deleteChallenge(
  { db }: Db,
  challengeHash: string,
  { purpose, userId }: ChallengeUse,
  at: Date,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', challengeHash)
    .where('purpose', '=', purpose)
    .where('user_id', 'is not distinct from', userId ?? null)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteChallengesExpiredBefore(context: Db, time: Date): Promise<void> {
  await deleteInBatches(context, 'passkey_challenges', sql<boolean>`expires_at < ${time}`);
}
