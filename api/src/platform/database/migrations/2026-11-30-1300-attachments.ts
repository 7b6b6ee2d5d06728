import { type Kysely, sql } from 'kysely';

/** Photos and documents of hives, queens and apiaries. Each of them has at most one photo that is its picture. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table attachments (
    id integer generated always as identity primary key,
    hive_id integer references hives on delete cascade,
    queen_id integer references queens on delete cascade,
    apiary_id integer references apiaries on delete cascade,
    author_id integer references users on delete set null,
    kind text not null,
    file_key text not null,
    extension text not null,
    file_name text not null,
    size_bytes integer not null,
    sha256 text not null,
    is_chosen boolean not null default false,
    created_at timestamptz not null,
    check (num_nonnulls(hive_id, queen_id, apiary_id) = 1)
  )`.execute(db);
  for (const column of ['hive_id', 'queen_id', 'apiary_id']) {
    const name = (what: string) => sql.ref(`attachments_${what}_${column}`);
    const ref = sql.ref(column);
    await sql`create unique index ${name('once')} on attachments (${ref}, sha256)`.execute(db);
    await sql`create unique index ${name('chosen')} on attachments (${ref}) where is_chosen`.execute(db);
  }
  await sql`create index attachments_author on attachments (author_id)`.execute(db);
}
