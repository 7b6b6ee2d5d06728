import { sql } from 'kysely';
import { tableById } from '../exports/export-table.ts';
import type { QueenId } from '../ids.ts';
import { categoryKey } from '../taxonomy/catalogue.ts';

const columns = [
  'id',
  'hive_id',
  'name',
  'description',
  'line',
  'tree',
  'color',
  'birth_date',
  'is_clipped',
  'is_fertilized',
  'created_at',
  'race',
] as const;

export const exportedQueens = tableById('queens', columns, async ({ db }, { ownerId, after, limit }) => {
  const rows = await db
    .selectFrom('queens as queen')
    .innerJoin('hives', 'hives.id', 'queen.hive_id')
    .select(['queen.id', 'queen.hive_id', 'queen.name', 'queen.description', 'queen.line', 'queen.tree'])
    .select(['queen.color', 'queen.birth_date', 'queen.is_clipped', 'queen.is_fertilized'])
    .select(['queen.created_at', 'queen.race_id'])
    .where('hives.user_id', '=', ownerId)
    .where('hives.deleted_at', 'is', null)
    .where('queen.deleted_at', 'is', null)
    .where('queen.id', '>', sql<QueenId>`${after}`)
    .orderBy('queen.id')
    .limit(limit)
    .execute();
  return rows.map(({ race_id, ...row }) => ({ ...row, race: categoryKey(race_id) }));
});
