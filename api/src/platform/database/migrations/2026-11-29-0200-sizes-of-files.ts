import { type Kysely, sql } from 'kysely';

/** How many bytes scanned pages and uploaded archives take. Those from before count as nothing; they expire. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table read_pages
    add column size_bytes integer not null default 0,
    add column straight_size_bytes integer not null default 0`.execute(db);
  await sql`alter table restores add column size_bytes bigint not null default 0`.execute(db);
}
