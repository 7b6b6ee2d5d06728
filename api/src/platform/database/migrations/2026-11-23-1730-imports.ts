import { type Kysely, sql } from 'kysely';

/** Files of measurements that people bring, what was refused of them, and what they have stored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table imports (
    id integer generated always as identity primary key,
    user_id integer not null references users (id) on delete cascade,
    name text not null,
    file_name text not null unique,
    size_bytes bigint not null,
    content_hash text not null,
    header_hash text not null,
    source text not null,
    state text not null,
    fault text,
    mapping jsonb not null,
    counted jsonb,
    position integer not null default 0,
    stored integer not null default 0,
    progress integer not null default 0,
    created_at timestamptz not null,
    touched_at timestamptz not null,
    imported_at timestamptz
  )`.execute(db);
  await sql`create index imports_user on imports (user_id)`.execute(db);
  await sql`create table import_refusals (
    id bigint generated always as identity primary key,
    import_id integer not null references imports (id) on delete cascade,
    row_number integer not null,
    column_name text not null,
    reason text not null,
    written text not null
  )`.execute(db);
  await sql`create index import_refusals_import on import_refusals (import_id)`.execute(db);
  await sql`create table import_parts (
    import_id integer not null references imports (id) on delete cascade,
    device_id integer not null references devices (id) on delete cascade,
    batch integer not null,
    quantity text not null,
    times timestamptz[] not null,
    values float8[] not null,
    primary key (import_id, batch, device_id, quantity)
  )`.execute(db);
  await sql`create index import_parts_device on import_parts (device_id)`.execute(db);
  await sql`create table import_mappings (
    user_id integer not null references users (id) on delete cascade,
    header_hash text not null,
    mapping jsonb not null,
    used_at timestamptz not null,
    primary key (user_id, header_hash)
  )`.execute(db);
}
