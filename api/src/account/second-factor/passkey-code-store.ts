import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';
import { deleteInBatches } from '#platform/database/delete-batch.ts';

type Db = Pick<Context, 'db'>;

export async function insertPasskeyCode(
  { db }: Db,
  code: { codeHash: string; userId: UserId; isUserVerified: boolean; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('passkey_codes')
    .values({
      code_hash: code.codeHash,
      user_id: code.userId,
      is_user_verified: code.isUserVerified,
      expires_at: code.expiresAt,
    })
    .execute();
}

/** @returns whether it was there: of two uses at once only one gets a yes. */
export async function deletePasskeyCode(
  { db }: Db,
  code: { codeHash: string; userId: UserId; mustBeVerified: boolean; at: Date },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_codes')
    .where('code_hash', '=', code.codeHash)
    .where('user_id', '=', code.userId)
    .where('expires_at', '>', code.at)
    .$if(code.mustBeVerified, (query) => query.where('is_user_verified', '=', true))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deletePasskeyCodesExpiredBefore(context: Db, time: Date): Promise<void> {
  await deleteInBatches(context, 'passkey_codes', sql<boolean>`expires_at < ${time}`);
}
