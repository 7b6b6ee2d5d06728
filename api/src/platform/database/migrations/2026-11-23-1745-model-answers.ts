import { type Kysely, sql } from 'kysely';

/** What the operator's model said of devices. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('alert_model_answers')
    .addColumn('device_id', 'integer', (column) =>
      column.notNull().references('devices.id').onDelete('cascade'),
    )
    .addColumn('answered_at', 'timestamptz', (column) => column.notNull())
    .addColumn('measured_until', 'timestamptz', (column) => column.notNull())
    .addColumn('value', 'double precision')
    .addPrimaryKeyConstraint('alert_model_answers_pkey', ['device_id', 'answered_at'])
    .execute();
  await sql`create index alert_model_answers_time on alert_model_answers (answered_at)`.execute(db);
}
