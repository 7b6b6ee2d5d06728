import { type Kysely, sql } from 'kysely';

/** What imports of inspections have made, so that they can be undone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table import_made (
    import_id integer not null references imports (id) on delete cascade,
    inspection_id integer references inspections (id) on delete cascade,
    hive_id integer references hives (id) on delete cascade,
    apiary_id integer references apiaries (id) on delete cascade,
    check (num_nonnulls(inspection_id, hive_id, apiary_id) = 1)
  )`.execute(db);
  await sql`create index import_made_import on import_made (import_id)`.execute(db);
  for (const column of ['inspection_id', 'hive_id', 'apiary_id'])
    await sql`create index ${sql.ref(`import_made_${column}`)} on import_made (${sql.ref(column)})
      where ${sql.ref(column)} is not null`.execute(db);
}
