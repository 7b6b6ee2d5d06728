import { type Kysely, sql } from 'kysely';

/** Sheets of one workbook that are imported one after another. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table imports add column follows_id integer references imports (id) on delete set null`.execute(
    db,
  );
  await sql`create index imports_follows on imports (follows_id) where follows_id is not null`.execute(db);
}
