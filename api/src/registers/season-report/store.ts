import { sql } from 'kysely';
import type { SignedInContext } from '#platform/context/context.ts';
import type { ApiaryId, HiveId } from '#platform/context/ids.ts';
import { anyOf } from '#platform/database/any-of.ts';
import type { HiveTimeline } from './colony-moves.ts';

/** Of all own hives, deleted ones too as long as they are stored. */
export async function hiveTimelines({ db, user }: SignedInContext): Promise<HiveTimeline[]> {
  const rows = await db
    .selectFrom('hives as hive')
    .select(['hive.id as hiveId', 'hive.name as hiveName'])
    .select([
      sql<string | null>`hive.deleted_at::date::text`.as('deletedOn'),
      sql<string | null>`(select min(split.happened_on)::text from colony_events as split
        where split.kind = 'split' and split.other_hive_id = hive.id)`.as('splitOn'),
      // What was entered of a hive before the hive itself says that it was there.
      sql<string>`least(
        hive.created_at::date,
        (select min(place.since)::date from hive_places as place where place.hive_id = hive.id),
        (select min(tenure.since)::date from queen_reigns as tenure where tenure.hive_id = hive.id),
        (select min(inspection.inspected_at)::date from inspections as inspection
          where inspection.hive_id = hive.id and inspection.deleted_at is null),
        (select min(entry.day)::date from register_entries as entry
          join register_hives as about on about.entry_id = entry.id where about.hive_id = hive.id)
      )::text`.as('firstSeenOn'),
      sql<HiveTimeline['states']>`coalesce(
        (select jsonb_agg(jsonb_build_object('state', state.state, 'since', state.since::text)
            order by state.since, state.id)
          from hive_states as state where state.hive_id = hive.id), '[]')`.as('states'),
      sql<HiveTimeline['places']>`coalesce(
        (select jsonb_agg(jsonb_build_object('apiaryId', place.apiary_id, 'since', place.since::date::text)
            order by place.since)
          from hive_places as place where place.hive_id = hive.id),
        jsonb_build_array(jsonb_build_object('apiaryId', hive.apiary_id, 'since', hive.created_at::date::text)))`.as(
        'places',
      ),
    ])
    .where('hive.user_id', '=', user.id)
    .orderBy('hive.id')
    .execute();
  return rows.map(({ deletedOn, splitOn, firstSeenOn, ...row }) => ({
    ...{ ...row, isSplit: splitOn !== null, deletedOn: deletedOn ?? undefined },
    begunOn: splitOn ?? firstSeenOn,
  }));
}

/** The item "swarmed" of checklists, and the number of swarms below it. */
const swarmItems = { swarmed: 183, count: 182 } as const;

export interface Swarm {
  day: string;
  hiveId: HiveId;
  hiveName: string;
  count: number;
}

/** What inspections of own hives say of swarms that left, the earliest first. */
export async function swarmsIn(
  { db, user }: SignedInContext,
  { apiaryId, from, until }: { apiaryId: ApiaryId | undefined; from: string; until: string },
): Promise<Swarm[]> {
  let query = db
    .selectFrom('inspections as inspection')
    .innerJoin('hives as hive', 'hive.id', 'inspection.hive_id')
    .innerJoin('inspection_items as swarmed', (join) =>
      join
        .onRef('swarmed.inspection_id', '=', 'inspection.id')
        .on('swarmed.category_id', '=', swarmItems.swarmed)
        .on('swarmed.value', '=', '1'),
    )
    .leftJoin('inspection_items as number', (join) =>
      join
        .onRef('number.inspection_id', '=', 'inspection.id')
        .on('number.category_id', '=', swarmItems.count),
    )
    .select(['hive.id as hiveId', 'hive.name as hiveName', 'number.value as number'])
    .select(sql<string>`inspection.inspected_at::date::text`.as('day'))
    .where('hive.user_id', '=', user.id)
    .where('inspection.deleted_at', 'is', null)
    .where('inspection.inspected_at', '>=', sql<Date>`${from}::date`)
    .where('inspection.inspected_at', '<', sql<Date>`${until}::date + 1`);
  if (apiaryId !== undefined) query = query.where('inspection.apiary_id', '=', apiaryId);
  const rows = await query.orderBy('inspection.inspected_at').orderBy('inspection.id').execute();
  return rows.map(({ number, ...swarm }) => ({
    ...swarm,
    count: Math.max(1, Math.round(Number(number))) || 1,
  }));
}

/** Which queens headed these hives in that time, with what became of those who are gone; the earliest first. */
export function queensOf(
  { db }: Pick<SignedInContext, 'db'>,
  { hiveIds, from, until }: { hiveIds: readonly HiveId[]; from: string; until: string },
) {
  return db
    .selectFrom('queen_reigns as reign')
    .innerJoin('queens as queen', 'queen.id', 'reign.queen_id')
    .innerJoin('hives as hive', 'hive.id', 'reign.hive_id')
    .select(['queen.id as queenId', 'queen.name', 'queen.birth_date as birthDate', 'queen.color'])
    .select(['hive.id as hiveId', 'hive.name as hiveName', 'reign.since', 'reign.until', 'queen.fate'])
    .where('reign.hive_id', '=', anyOf(hiveIds))
    .where('queen.deleted_at', 'is', null)
    .where('reign.since', '<=', until)
    .where(({ or, eb }) => or([eb('reign.until', 'is', null), eb('reign.until', '>=', from)]))
    .orderBy('hive.name')
    .orderBy('hive.id')
    .orderBy('reign.since')
    .orderBy('reign.id')
    .execute();
}
