import { type Kysely, sql } from 'kysely';

/** Two who edit one device notice each other, as with hives, apiaries and queens. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table devices add column rev integer not null default 1`.execute(db);
}
