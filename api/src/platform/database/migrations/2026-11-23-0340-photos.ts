import { type Kysely, sql } from 'kysely';

/** Photos: of an inspection, or not yet saved with one and their author's alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table photos (
      id integer primary key generated always as identity,
      user_id integer not null references users on delete cascade,
      author_id integer references users on delete set null,
      client_id text,
      inspection_id integer references inspections on delete cascade,
      hive_id integer references hives on delete set null,
      category_id integer,
      file_key text not null,
      extension text not null,
      file_name text,
      description text,
      width_px integer not null,
      height_px integer not null,
      size_bytes integer not null,
      taken_at timestamptz not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db);
  await sql`create unique index photos_client_id on photos (author_id, client_id)`.execute(db);
  await sql`create index photos_inspection_id on photos (inspection_id)`.execute(db);
  await sql`create index photos_user_id on photos (user_id)`.execute(db);
  await sql`create index photos_hive_id on photos (hive_id)`.execute(db);
}
