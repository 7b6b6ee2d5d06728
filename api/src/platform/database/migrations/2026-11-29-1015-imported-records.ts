import { type Kysely, sql } from 'kysely';

/** What imports of queens, records and devices have made, so that they can be undone and are known again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table import_made
    add column queen_id integer references queens (id) on delete cascade,
    add column entry_id integer references register_entries (id) on delete cascade,
    add column device_id integer references devices (id) on delete cascade`.execute(db);
  // It counted the three columns of before. A new check would be one that the version before does not know.
  await sql`alter table import_made drop constraint import_made_check`.execute(db);
  for (const column of ['queen_id', 'entry_id', 'device_id', 'row_hash'])
    await sql`create index ${sql.ref(`import_made_${column}`)} on import_made (${sql.ref(column)})
      where ${sql.ref(column)} is not null`.execute(db);
}
