import { sql } from 'kysely';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import { daysAgo } from '#platform/jobs/clean-up.ts';

/** Held until the transaction ends. @returns false while another call holds it, which is not waited for. */
export async function claimKey({ db, user }: SignedInContext, key: string): Promise<boolean> {
  const lock = `idempotency:${user.id}:${key}`;
  const { rows } = await sql<{ isFree: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${lock}, 0)) as "isFree"`.execute(db);
  return rows[0]?.isFree === true;
}

export interface KeptAnswer {
  fingerprint: string;
  status: number;
  answer: string;
}

export function keptAnswer({ db, user }: SignedInContext, key: string): Promise<KeptAnswer | undefined> {
  return db
    .selectFrom('idempotency')
    .select(['fingerprint', 'status', 'answer'])
    .where('user_id', '=', user.id)
    .where('key', '=', key)
    .executeTakeFirst();
}

export async function insertKeptAnswer(
  { db, user, clock }: SignedInContext,
  key: string,
  kept: KeptAnswer,
): Promise<void> {
  await db
    .insertInto('idempotency')
    .values({ ...kept, user_id: user.id, key, created_at: clock.now() })
    .execute();
}

/** An app may be without a signal for weeks. */
const keptDays = 30;

export async function forgetOldAnswers(context: Context): Promise<void> {
  await context.db.deleteFrom('idempotency').where('created_at', '<', daysAgo(context, keptDays)).execute();
}
