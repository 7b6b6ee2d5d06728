import { type Kysely, sql } from 'kysely';

/** Where the files of proofs of purchase are kept; what they are stands in their entries, which nothing changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table register_proofs (
    entry_id integer primary key references register_entries on delete cascade,
    file_key text not null,
    extension text not null
  )`.execute(db);
}
