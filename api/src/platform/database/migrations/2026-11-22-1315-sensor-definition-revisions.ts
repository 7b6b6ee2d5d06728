import { type Kysely, sql } from 'kysely';

/** Two who edit one sensor definition notice each other, as with devices. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sensor_definitions add column rev integer not null default 1`.execute(db);
}
