import { type Kysely, sql } from 'kysely';

/** Ozone near the ground, where the provider of the weather has it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table weather_hours add column "ozone" real`.execute(db);
}
