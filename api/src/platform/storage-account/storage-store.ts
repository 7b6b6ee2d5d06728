import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';

/** Until the transaction ends: of two uploads at once the second one sees what the first one has stored. */
export async function lockStorage({ db }: Pick<Context, 'db'>, userId: UserId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('storage', ${userId}))`.execute(db);
}
