import { type Selectable, sql } from 'kysely';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import type { ChecklistId, HiveId, ResearchAnswerId, ResearchId, UserId } from '#platform/context/ids.ts';
import type { Database } from '#platform/database/tables.ts';
import { valuesOf } from '#platform/resource/fields.ts';
import type { Answer, Research } from './research.ts';
import { researchFields } from './research-fields.ts';

type Db = Pick<Context, 'db'>;
type DbAndClock = Pick<Context, 'db' | 'clock'>;

/**
 * What the person is shown, by name: what is listed and open to them, what they do research in, and whatever they have
 * answered, so that they can always withdraw.
 */
export async function shownResearches({
  db,
  user,
}: Pick<SignedInContext, 'db' | 'user'>): Promise<Research[]> {
  const rows = await db
    .selectFrom('researches')
    .selectAll()
    .where(
      sql<boolean>`(is_listed and not is_by_invitation)
        or exists (select 1 from research_people as people where people.research_id = researches.id
          and people.user_id = ${user.id} and (people.role = 'researcher' or is_listed))
        or exists (select 1 from research_answers as answer
          where answer.research_id = researches.id and answer.user_id = ${user.id})`,
    )
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
  return rows.map(researchOf);
}

/** All there are, by name. */
export async function allResearches({ db }: Db): Promise<Research[]> {
  const rows = await db
    .selectFrom('researches')
    .selectAll()
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
  return rows.map(researchOf);
}

/**
 * A research, locked against changes and answers until the transaction ends: of two answers at the same
 * moment, and of an answer and another last day, each would else not see the other.
 */
export async function lockResearch({ db }: Db, id: ResearchId): Promise<Research | undefined> {
  const row = await db
    .selectFrom('researches')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && researchOf(row);
}

export function researchOf(row: Selectable<Database['researches']>): Research {
  return {
    id: row.id,
    ...valuesOf(researchFields, row),
    picture: pictureOf(row),
    rev: row.rev,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

function pictureOf({ picture_key: key, picture_extension: extension }: Selectable<Database['researches']>) {
  return key === null || extension === null ? undefined : { key, extension };
}

/** A checklist that comes with a research, by name. */
export interface TiedChecklist {
  id: ChecklistId;
  name: string;
}

/** Those of each research that are not deleted. */
export async function checklistsOfResearches({ db }: Db): Promise<Map<ResearchId, TiedChecklist[]>> {
  const rows = await db
    .selectFrom('research_checklists as tied')
    .innerJoin('checklists', 'checklists.id', 'tied.checklist_id')
    .select(['tied.research_id', 'checklists.id', 'checklists.name'])
    .where('checklists.deleted_at', 'is', null)
    .orderBy(sql`lower(checklists.name)`)
    .orderBy('checklists.id')
    .execute();
  const byResearch = new Map<ResearchId, TiedChecklist[]>();
  for (const { research_id, ...checklist } of rows)
    byResearch.set(research_id, [...(byResearch.get(research_id) ?? []), checklist]);
  return byResearch;
}

/** A person's answers that count, of each research in the order in which they count. */
export async function answersOfPerson({ db }: Db, userId: UserId): Promise<Map<ResearchId, Answer[]>> {
  const rows = await selectAnswers(db).where('user_id', '=', userId).execute();
  return groupedAnswers(rows, ({ research_id }) => research_id);
}

/** The same of one research by person: of all, or of one. */
export async function answersOfResearch(
  { db }: Db,
  id: ResearchId,
  userId?: UserId,
): Promise<Map<UserId, Answer[]>> {
  const all = selectAnswers(db).where('research_id', '=', id);
  const rows = await (userId === undefined ? all : all.where('user_id', '=', userId)).execute();
  return groupedAnswers(rows, ({ user_id }) => user_id);
}

function selectAnswers(db: Context['db']) {
  return db
    .selectFrom('research_answers')
    .selectAll()
    .where('ended_at', 'is', null)
    .orderBy('counts_from')
    .orderBy('answered_at')
    .orderBy('id');
}

type AnswerRow = Selectable<Database['research_answers']>;

function groupedAnswers<Key>(rows: readonly AnswerRow[], keyOf: (row: AnswerRow) => Key) {
  const groups = new Map<Key, Answer[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), answerOf(row)]);
  return groups;
}

function answerOf(row: AnswerRow): Answer {
  return {
    id: row.id,
    isYes: row.is_yes,
    at: row.counts_from,
    hiveIds: row.hive_ids,
    answeredAt: row.answered_at,
    notedAt: row.noted_at,
  };
}

export async function insertAnswer(
  { db, clock, user }: Pick<SignedInContext, 'db' | 'clock' | 'user'>,
  researchId: ResearchId,
  { isYes, at, hiveIds, answeredAt }: Pick<Answer, 'isYes' | 'at' | 'hiveIds' | 'answeredAt'>,
): Promise<void> {
  await db
    .insertInto('research_answers')
    .values({
      research_id: researchId,
      user_id: user.id,
      is_yes: isYes,
      hive_ids: sql<HiveId[]>`${[...hiveIds]}::int[]`,
      counts_from: at,
      answered_at: answeredAt,
      noted_at: clock.now(),
    })
    .execute();
}

/** It is known ever after, and counts no more. */
export async function endAnswer({ db, clock }: DbAndClock, id: ResearchAnswerId): Promise<void> {
  await db.updateTable('research_answers').set({ ended_at: clock.now() }).where('id', '=', id).execute();
}
