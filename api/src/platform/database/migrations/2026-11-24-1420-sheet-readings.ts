import { type Kysely, sql } from 'kysely';

/** Photos of printed checklists, what was read in them, and how often people put it right. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sheet_readings (
      id integer primary key generated always as identity,
      user_id integer not null references users on delete cascade,
      print_id integer references checklist_svgs on delete set null,
      created_at timestamptz not null,
      touched_at timestamptz not null
    )`.execute(db);
  await sql`create index sheet_readings_user on sheet_readings (user_id, id)`.execute(db);
  await sql`create index sheet_readings_print on sheet_readings (print_id)`.execute(db);
  await sql`
    create table read_pages (
      id integer primary key generated always as identity,
      reading_id integer not null references sheet_readings on delete cascade,
      client_id text,
      file_key text not null,
      extension text not null,
      straight_key text,
      straight_extension text,
      state text not null,
      fault text,
      unseen_corners text[] not null default '{}',
      print_id integer,
      page integer,
      pages integer,
      hive_id integer,
      answers jsonb,
      created_at timestamptz not null,
      touched_at timestamptz not null,
      unique (reading_id, client_id)
    )`.execute(db);
  // Of a print that came back from an archive: what stands on the paper is the id that it had.
  await sql`alter table checklist_svgs add column printed_as integer`.execute(db);
  // Which fields were put right: of nobody, and of no picture.
  await sql`
    create table read_field_counts (
      day date not null,
      kind text not null,
      is_sure boolean not null,
      accepted integer not null default 0,
      corrected integer not null default 0,
      emptied integer not null default 0,
      primary key (day, kind, is_sure)
    )`.execute(db);
}
