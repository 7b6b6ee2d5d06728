import { type Kysely, sql } from 'kysely';

/** How large its colony is, which checklist it is inspected by, and the sample that was taken last. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table hives
      add column colony_size integer,
      add column sample_code text,
      add column checklist_id integer references checklists on delete set null`.execute(db);
  await sql`create index hives_checklist on hives (checklist_id)`.execute(db);
}
