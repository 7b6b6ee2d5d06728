import { sql } from 'kysely';
import type { QueenId } from '#platform/context/ids.ts';
import { tableById } from '#platform/exporting/export-table.ts';
import { exportedColumns } from '#platform/resource/fields.ts';
import { categoryKey } from '#platform/taxonomy/catalogue.ts';
import { exportedQueenFields } from './queen-fields.ts';

const columns = [
  'id',
  'hive_id',
  ...exportedColumns(exportedQueenFields),
  'gone_on',
  'fate',
  'created_at',
] as const;
const named = columns.map((column) => `queen.${column}` as const);

export const exportedQueens = tableById(
  'queens',
  [...columns, 'race'],
  async ({ db }, { ownerId, after, limit }) => {
    const rows = await db
      .selectFrom('queens as queen')
      .innerJoin('hives', 'hives.id', 'queen.hive_id')
      .select([...named, 'queen.race_id'])
      .where('hives.user_id', '=', ownerId)
      .where('queen.deleted_at', 'is', null)
      .where('queen.id', '>', sql<QueenId>`${after}`)
      .orderBy('queen.id')
      .limit(limit)
      .execute();
    return rows.map(({ race_id, ...row }) => ({ ...row, race: categoryKey(race_id) }));
  },
);

const tenureColumns = ['id', 'queen_id', 'hive_id', 'hive', 'event_id', 'since', 'until'] as const;

/** With the names of hives that are deleted since: she headed them all the same. */
export const exportedTenures = tableById('queen_reigns', tenureColumns, ({ db }, { ownerId, after, limit }) =>
  db
    .selectFrom('queen_reigns as reign')
    .innerJoin('hives', 'hives.id', 'reign.hive_id')
    .innerJoin('queens as queen', 'queen.id', 'reign.queen_id')
    .select(['reign.id', 'reign.queen_id', 'reign.hive_id', 'hives.name as hive'])
    .select(['reign.event_id', 'reign.since', 'reign.until'])
    .where('hives.user_id', '=', ownerId)
    .where('queen.deleted_at', 'is', null)
    .where('reign.id', '>', after)
    .orderBy('reign.id')
    .limit(limit)
    .execute(),
);
