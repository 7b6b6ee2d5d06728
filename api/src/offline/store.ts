import { sql } from 'kysely';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import { type OfflinePart, offlineParts } from './parts.ts';
import type {} from './tables.ts';

/** By part, the sum of all changes that the person may see. A share that ends by its date is a change as well. */
export async function visibleChanges({
  db,
  user,
  clock,
}: SignedInContext): Promise<{ part: OfflinePart; sum: string }[]> {
  const { rows } = await sql<{ part: OfflinePart; sum: string }>`
    with own_groups as (
      select group_id from group_people where user_id = ${user.id}
    ), sums as (
      select part, amount from visible_changes where user_id = ${user.id}
      union all
      select part, amount from visible_changes join own_groups using (group_id)
      union all
      select 'people', count(*) from group_hives join own_groups using (group_id)
      where ends_at <= ${clock.now()}::timestamptz
    )
    select part, coalesce(sum(amount), 0)::text as sum from unnest(${offlineParts}::text[]) as part
    left join sums using (part) group by part order by part`.execute(db);
  return rows;
}

/** Leaves one row for each person or group and part; what they sum up to stays the same. */
export async function sumVisibleChanges({ db }: Pick<Context, 'db'>): Promise<void> {
  for (const [column, table] of [
    ['user_id', 'users'],
    ['group_id', 'groups'],
  ] as const)
    await sql`
      with several as (
        select ${sql.ref(column)}, part from visible_changes where ${sql.ref(column)} is not null
        group by ${sql.ref(column)}, part having count(*) > 1
      ), summed as (
        delete from visible_changes as noted using several
        where noted.${sql.ref(column)} = several.${sql.ref(column)} and noted.part = several.part
        returning noted.*
      )
      insert into visible_changes (${sql.ref(column)}, part, amount)
      select ${sql.ref(column)}, part, sum(amount) from summed join ${sql.table(table)} on id = ${sql.ref(column)}
      group by ${sql.ref(column)}, part`.execute(db);
}
