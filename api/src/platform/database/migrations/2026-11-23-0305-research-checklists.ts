import { type Kysely, sql } from 'kysely';

/** Checklists that a research brings to whoever takes part, and who that is now. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table research_checklists (
    research_id integer not null references researches (id) on delete cascade,
    checklist_id integer not null references checklists (id) on delete cascade,
    primary key (research_id, checklist_id)
  )`.execute(db);
  await sql`create index research_checklists_checklist on research_checklists (checklist_id)`.execute(db);
  // A view, so that what people answer is all that has to be kept right.
  await sql`create view checklist_readers as
    select tied.checklist_id, newest.user_id, researches.name as research
    from (
      select distinct on (user_id, research_id) user_id, research_id, is_yes
      from research_answers where ended_at is null
      order by user_id, research_id, counts_from desc, answered_at desc, id desc
    ) as newest
    join research_checklists as tied on tied.research_id = newest.research_id
    join researches on researches.id = newest.research_id
    where newest.is_yes
  `.execute(db);
}
