import { type Kysely, sql } from 'kysely';

/**
 * What was deleted is found by when. Whoever deleted a device before this version read that its measurements stay: those
 * devices are not purged.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['apiaries', 'checklists', 'devices', 'hives', 'inspections', 'queens'])
    await sql`create index ${sql.id(`${table}_deleted`)} on ${sql.table(table)} (deleted_at)
      where deleted_at is not null`.execute(db);
  // The indexes on what is not deleted do not help to delete a whole apiary or hive.
  await sql`create index hives_of_apiary on hives (apiary_id)`.execute(db);
  await sql`create index inspections_of_hive on inspections (hive_id)`.execute(db);
  await sql`create index queens_of_hive on queens (hive_id)`.execute(db);
  await sql`alter table devices add column keeps_measurements boolean not null default false`.execute(db);
  await sql`update devices set keeps_measurements = true where deleted_at is not null`.execute(db);
}
