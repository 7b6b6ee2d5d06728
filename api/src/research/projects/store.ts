import type { ResearchForm } from '@skep/domain';
import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { ResearchId, UserId } from '#platform/context/ids.ts';
import { spellingOfEmail } from '#platform/database/canonicalization.ts';
import { columnsOf } from '#platform/resource/fields.ts';
import { researchFields } from '../core/research-fields.ts';

type Db = Pick<Context, 'db'>;
type DbAndClock = Pick<Context, 'db' | 'clock'>;
type Role = 'invited' | 'researcher';

export function peopleOfResearches({ db }: Db) {
  return db
    .selectFrom('research_people as people')
    .innerJoin('users', 'users.id', 'people.user_id')
    .select(['people.research_id as researchId', 'people.role', 'users.email'])
    .orderBy('users.email')
    .execute();
}

export async function insertResearch({ db, clock }: DbAndClock, form: ResearchForm): Promise<ResearchId> {
  const now = clock.now();
  const { id } = await db
    .insertInto('researches')
    .values({
      ...columnsOf(researchFields, form),
      picture_key: null,
      picture_extension: null,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateResearch({ db, clock }: DbAndClock, id: ResearchId, form: ResearchForm) {
  await db
    .updateTable('researches')
    .set((row) => ({ ...columnsOf(researchFields, form), rev: row('rev', '+', 1), updated_at: clock.now() }))
    .where('id', '=', id)
    .execute();
}

/** Of each address whose it is; undefined: nobody's. */
export async function usersByEmail({ db }: Db, emails: readonly string[]): Promise<(UserId | undefined)[]> {
  if (emails.length === 0) return [];
  const spellings = emails.map(spellingOfEmail);
  const rows = await db
    .selectFrom('users')
    .select(['id', 'email_spelling'])
    .where('email_spelling', 'in', spellings)
    .execute();
  const byEmail = new Map(rows.map(({ id, email_spelling }) => [email_spelling, id]));
  return spellings.map((spelling) => byEmail.get(spelling));
}

export async function setPeople({ db }: Db, id: ResearchId, role: Role, userIds: readonly UserId[]) {
  await db.deleteFrom('research_people').where('research_id', '=', id).where('role', '=', role).execute();
  if (userIds.length === 0) return;
  await db
    .insertInto('research_people')
    .values([...new Set(userIds)].map((user_id) => ({ research_id: id, user_id, role })))
    .execute();
}

export async function setChecklists({ db }: Db, id: ResearchId, checklistIds: readonly number[]) {
  await db.deleteFrom('research_checklists').where('research_id', '=', id).execute();
  await sql`
    insert into research_checklists (research_id, checklist_id)
    select distinct ${id}::int, checklist_id from unnest(${[...checklistIds]}::int[]) as checklist_id
  `.execute(db);
}
