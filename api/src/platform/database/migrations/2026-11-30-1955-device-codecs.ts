import { type Kysely, sql } from 'kysely';

/** Codecs that people wrote or pasted. A device without one is read as before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table device_codecs (
    id integer generated always as identity primary key,
    user_id integer not null references users on delete cascade,
    name text not null,
    text text not null,
    examples text,
    fields jsonb not null,
    is_for_all boolean not null default false,
    rests_since timestamptz,
    rev integer not null default 1,
    created_at timestamptz not null
  )`.execute(db);
  await sql`create index device_codecs_user on device_codecs (user_id)`.execute(db);
  await sql`alter table devices add column codec_id integer references device_codecs on delete set null`.execute(
    db,
  );
  await sql`create index devices_codec on devices (codec_id) where codec_id is not null`.execute(db);
}
