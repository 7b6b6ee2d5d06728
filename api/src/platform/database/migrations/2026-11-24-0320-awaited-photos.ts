import { type Kysely, sql } from 'kysely';

/** Photos that come after their inspection, and in pieces. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table awaited_photos (
      author_id integer not null references users on delete cascade,
      client_id text not null,
      inspection_id integer not null references inspections on delete cascade,
      category_id integer,
      primary key (author_id, client_id)
    )`.execute(db);
  await sql`create index awaited_photos_inspection_id on awaited_photos (inspection_id)`.execute(db);
  await sql`
    create table photo_pieces (
      author_id integer not null references users on delete cascade,
      client_id text not null,
      sha256 text not null,
      first_byte integer not null,
      content bytea not null,
      created_at timestamptz not null,
      primary key (author_id, client_id, sha256, first_byte)
    )`.execute(db);
}
