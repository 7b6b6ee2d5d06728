import type { Kysely } from 'kysely';

/** The official number of an apiary, who owns the land, and how to get there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('apiaries')
    .addColumn('registration_number', 'text')
    .addColumn('land_owner_contact', 'text')
    .addColumn('access_notes', 'text')
    .execute();
}
