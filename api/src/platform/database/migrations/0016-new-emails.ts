import type { Kysely } from 'kysely';

/** An address that its person wants and has not proved yet; the present one counts until then. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('new_email', 'text').execute();
}
