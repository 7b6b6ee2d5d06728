import { tableOfNewest } from '../diary/newest.ts';
import type {
  NewestInspectionsQuery as Newest,
  HiveInspectionsQuery as OfHive,
} from '../generated/graphql.ts';
import { chosenColumns } from './table-rows.ts';
import type { ShownTable } from './useShownTable.ts';

/** A page of a hive's table, of what it has among the last hundred of all. Undefined: nothing is. */
export function tableOfHive(
  newest: Newest | undefined,
  hiveId: string,
  { page, perPage }: Pick<ShownTable, 'page' | 'perPage'>,
): OfHive | undefined {
  const table = newest && tableOfNewest(newest, ({ hive, isEvent }) => hive?.id === hiveId && !isEvent);
  const hive = table?.columns[0]?.hive;
  if (!table || !hive) return undefined;
  const ids = table.columns.map(({ id }) => id);
  const shown = chosenColumns(table, ids.slice((page - 1) * perPage, page * perPage));
  const size = { page, pageCount: Math.ceil(ids.length / perPage), totalCount: ids.length };
  return { __typename: 'Query', hive: { ...hive, inspectionTable: { ...table, ...size, ...shown } } };
}
