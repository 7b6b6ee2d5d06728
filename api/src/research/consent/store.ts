import type { ResearchItem } from '@skep/domain';
import { sql } from 'kysely';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import type { ApiaryId, HiveId, ResearchId } from '#platform/context/ids.ts';
import { anyOf } from '#platform/database/any-of.ts';

type OfPerson = Pick<SignedInContext, 'db' | 'user'>;

/** That somebody fetched what belongs to a person. */
export interface Fetch {
  at: Date;
  /** Undefined when that account is gone. */
  researcherName: string | undefined;
  item: ResearchItem;
}

/** That a person is shown of each research: the others stay in the export of all that is theirs. */
const fetchesShown = 50;

export async function fetchesOfPerson({ db, user }: OfPerson): Promise<Map<ResearchId, Fetch[]>> {
  const rows = await db
    .with('numbered', (from) =>
      from
        .selectFrom('research_fetches')
        .selectAll()
        .select(sql<number>`row_number() over (partition by research_id order by id desc)`.as('place'))
        .where('user_id', '=', user.id),
    )
    .selectFrom('numbered')
    .leftJoin('users', 'users.id', 'numbered.researcher_id')
    .select(['numbered.research_id', 'numbered.item', 'numbered.fetched_at', 'users.name'])
    .where('place', '<=', fetchesShown)
    .orderBy('numbered.id', 'desc')
    .execute();
  const byResearch = new Map<ResearchId, Fetch[]>();
  for (const { research_id, item, fetched_at, name } of rows) {
    const fetch = { at: fetched_at, researcherName: name ?? undefined, item };
    byResearch.set(research_id, [...(byResearch.get(research_id) ?? []), fetch]);
  }
  return byResearch;
}

/** How many people consent now, for each research that the person is a researcher of. */
export async function consentCounts({ db, user }: OfPerson): Promise<Map<ResearchId, number>> {
  const { rows } = await sql<{ research_id: ResearchId; count: number }>`
    select people.research_id, count(newest.is_yes)::int as count
    from research_people as people
    left join (
      select distinct on (research_id, user_id) research_id, is_yes from research_answers where ended_at is null
      order by research_id, user_id, counts_from desc, answered_at desc, id desc
    ) as newest on newest.research_id = people.research_id and newest.is_yes
    where people.user_id = ${user.id} and people.role = 'researcher'
    group by people.research_id
  `.execute(db);
  return new Map(rows.map(({ research_id, count }) => [research_id, count]));
}

export async function ownHivesOfApiaries(
  { db, user }: Pick<Context, 'db'> & OfPerson,
  apiaryIds: readonly ApiaryId[],
): Promise<HiveId[]> {
  const rows = await db
    .selectFrom('hives')
    .select('id')
    .where('user_id', '=', user.id)
    .where('apiary_id', '=', anyOf(apiaryIds))
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}
