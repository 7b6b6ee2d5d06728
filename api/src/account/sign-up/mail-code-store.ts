import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';
import { deleteInBatches } from '#platform/database/delete-batch.ts';
import type { Database } from '#platform/database/tables.ts';

type Db = Pick<Context, 'db'>;
export type CodePurpose = Database['mail_codes']['purpose'];

export interface NewMailCode {
  userId: UserId;
  purpose: CodePurpose;
  codeHash: string;
  attempts: number;
  expiresAt: Date;
}

/** Stores a code without deleting earlier ones for the same purpose. */
export async function insertMailCode({ db }: Db, code: NewMailCode): Promise<void> {
  await db
    .insertInto('mail_codes')
    .values({
      user_id: code.userId,
      purpose: code.purpose,
      code_hash: code.codeHash,
      attempts_left: code.attempts,
      expires_at: code.expiresAt,
    })
    .execute();
}

/** Uses up one attempt at each. @returns the hashes to compare with; none when there is no code to try any more. */
export async function takeAttempt(
  { db }: Db,
  userId: UserId,
  purpose: CodePurpose,
  at: Date,
): Promise<string[]> {
  const rows = await db
    .updateTable('mail_codes')
    .set((code) => ({ attempts_left: code('attempts_left', '-', 1) }))
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('attempts_left', '>', 0)
    .where('expires_at', '>', at)
    .returning('code_hash')
    .execute();
  return rows.map(({ code_hash }) => code_hash);
}

/** @returns whether there was any: of two uses at once only one gets a yes. */
export async function deleteMailCodes({ db }: Db, userId: UserId, purpose: CodePurpose): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('mail_codes')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteMailCodesExpiredBefore(context: Db, time: Date): Promise<void> {
  await deleteInBatches(context, 'mail_codes', sql<boolean>`expires_at < ${time}`);
}
