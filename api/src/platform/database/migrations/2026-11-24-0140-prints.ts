import { type Kysely, sql } from 'kysely';

/** Checklists that were printed, by which photos of them are read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table checklist_svgs (
      id integer primary key generated always as identity,
      user_id integer not null references users on delete cascade,
      checklist_id integer not null references checklists on delete cascade,
      name text not null,
      svg text,
      layout jsonb,
      fingerprint text,
      pages integer not null,
      app_version text,
      created_at timestamptz not null,
      last_print timestamptz not null,
      unique (user_id, checklist_id, fingerprint)
    )`.execute(db);
  await sql`create index checklist_svgs_user on checklist_svgs (user_id, id)`.execute(db);
  await sql`create index checklist_svgs_checklist on checklist_svgs (checklist_id)`.execute(db);
}
