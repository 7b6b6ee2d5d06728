import { sql } from 'kysely';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import { deleteInBatches } from '#platform/database/delete-batch.ts';
import { daysAgo } from '#platform/jobs/clean-up.ts';

/** Held until the transaction ends. @returns false while another call holds it, which is not waited for. */
export async function claimKey({ db, user }: SignedInContext, key: string): Promise<boolean> {
  const lock = `idempotency:${user.id}:${key}`;
  const { rows } = await sql<{ isFree: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${lock}, 0)) as "isFree"`.execute(db);
  return rows[0]?.isFree === true;
}

export interface StoredAnswer {
  fingerprint: string;
  status: number;
  answer: string;
}

export function storedAnswer({ db, user }: SignedInContext, key: string): Promise<StoredAnswer | undefined> {
  return db
    .selectFrom('idempotency')
    .select(['fingerprint', 'status', 'answer'])
    .where('user_id', '=', user.id)
    .where('key', '=', key)
    .executeTakeFirst();
}

export async function insertStoredAnswer(
  { db, user, clock }: SignedInContext,
  key: string,
  answered: StoredAnswer,
): Promise<void> {
  await db
    .insertInto('idempotency')
    .values({ ...answered, user_id: user.id, key, created_at: clock.now() })
    .execute();
}

/** An app may be without a signal for weeks. */
const retentionDays = 30;

export async function forgetOldAnswers(context: Context): Promise<void> {
  const since = daysAgo(context, retentionDays);
  await deleteInBatches(context, 'idempotency', sql<boolean>`created_at < ${since}`);
}
