import type { Context } from '#platform/context/context.ts';
import type { SignInId, UserId } from '#platform/context/ids.ts';

type Db = Pick<Context, 'db'>;

export interface SignInRow {
  id: SignInId;
  tokenHash: string;
  userAgent: string | null;
  /** Null: by a password or a code of a mail. */
  method: 'passkey' | 'provider' | null;
  createdAt: Date;
  lastUsedAt: Date;
}

/** Those that still count, the last used first. */
export function signInsOf({ db }: Db, userId: UserId, usedAfter: Date): Promise<SignInRow[]> {
  return db
    .selectFrom('sign_ins')
    .select([
      'id',
      'token_hash as tokenHash',
      'user_agent as userAgent',
      'method',
      'created_at as createdAt',
      'last_used_at as lastUsedAt',
    ])
    .where('user_id', '=', userId)
    .where('last_used_at', '>', usedAfter)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** @returns whether the person had such a sign-in. */
export async function deleteOwnSignIn({ db }: Db, userId: UserId, id: SignInId): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sign_ins')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteOtherSignIns({ db }: Db, userId: UserId, presentHash: string): Promise<void> {
  await db
    .deleteFrom('sign_ins')
    .where('user_id', '=', userId)
    .where('token_hash', '!=', presentHash)
    .execute();
}
