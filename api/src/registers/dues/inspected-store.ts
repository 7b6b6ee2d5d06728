import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { HiveId } from '#platform/context/ids.ts';

/** An answer of the newest inspection of a hive that has any of them. */
export interface NewestAnswer {
  hiveId: HiveId;
  itemId: number;
  /** YYYY-MM-DD, by the clock of the inspection. */
  day: string;
  value: string;
}

/** What the newest inspection since then that answers any of these items says, of each of these hives. */
export async function newestAnswers(
  { db }: Pick<Context, 'db'>,
  hiveIds: readonly HiveId[],
  itemIds: readonly number[],
  since: Date,
): Promise<NewestAnswer[]> {
  // One inspection of each hive is looked for: to read the answers of all takes a second for a thousand hives.
  const { rows } = await sql<NewestAnswer>`
    select newest.hive_id as "hiveId", item.category_id as "itemId", to_char(newest.inspected_local, 'YYYY-MM-DD') as day, item.value
    from unnest(${[...hiveIds]}::int[]) as hive (id)
    cross join lateral (
      select inspections.id, inspections.hive_id, inspections.inspected_local from inspections
      where inspections.hive_id = hive.id and inspected_at >= ${since} and deleted_at is null
        and exists (
          select 1 from inspection_items
          where inspection_id = inspections.id and category_id = any(${[...itemIds]}::int[])
        )
      order by inspected_at desc, inspections.id desc limit 1
    ) as newest
    join inspection_items as item on item.inspection_id = newest.id and item.category_id = any(${[...itemIds]}::int[])
    order by item.id`.execute(db);
  return rows;
}
