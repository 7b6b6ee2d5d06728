import { type Kysely, sql } from 'kysely';

/** Codes of samples that go to a laboratory, each once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sample_codes (
      id integer primary key generated always as identity,
      code text not null unique,
      user_id integer not null references users on delete cascade,
      author_id integer references users on delete set null,
      hive_id integer not null references hives on delete cascade,
      queen_id integer references queens on delete set null,
      sampled_local timestamp,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index sample_codes_user on sample_codes (user_id, id)`.execute(db);
  await sql`create index sample_codes_author on sample_codes (author_id)`.execute(db);
  await sql`create index sample_codes_hive on sample_codes (hive_id, id)`.execute(db);
  await sql`create index sample_codes_queen on sample_codes (queen_id)`.execute(db);
}
