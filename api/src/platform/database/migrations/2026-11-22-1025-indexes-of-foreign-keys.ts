import { type Kysely, sql } from 'kysely';

/** Without an index on what points to it, deleting a row reads the whole table that points. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index hive_places_apiary on hive_places (apiary_id)`.execute(db);
  await sql`create index hive_states_event on hive_states (event_id)`.execute(db);
  await sql`create index queen_reigns_event on queen_reigns (event_id)`.execute(db);
  await sql`create index colony_events_queen on colony_events (queen_id)`.execute(db);
  await sql`create index colony_events_former_queen on colony_events (former_queen_id)`.execute(db);
  await sql`create index right_changes_admin on right_changes (admin_id)`.execute(db);
  await sql`create index translations_changed_by on translations (changed_by)`.execute(db);
}
