import { type Kysely, sql } from 'kysely';

/** A weight that stands on a scale, for its next message to be calibrated with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('devices')
    .addColumn('calibrating_kg', 'float8')
    .addColumn('calibrating_since', 'timestamptz')
    .execute();
  await sql`create index devices_calibrating on devices (id) where calibrating_kg is not null`.execute(db);
}
