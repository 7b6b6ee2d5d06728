import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';

/** @throws what keeps the database from answering */
export async function ping({ db }: Pick<Context, 'db'>): Promise<void> {
  await sql`select 1`.execute(db);
}
