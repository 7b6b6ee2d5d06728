import type { Kysely } from 'kysely';

/** Where a queen without a colony is kept and why, or to whom she went. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('queens')
    .addColumn('place', 'text')
    .addColumn('purpose', 'text')
    .addColumn('recipient', 'text')
    .execute();
}
