import type { useApolloClient } from '@skep/remote-kit';
import { readFragment } from '../generated/fragment-masking.ts';
import type { TableColumnFragment as Column } from '../generated/graphql.ts';
import { TableColumnFragment, TableRowFragment } from './HiveInspectionsScreen.graphql.ts';
import { HiveHistoryQuery } from './history.graphql.ts';
import type { TableRow } from './table-rows.ts';

/** The inspections of a hive, the newest first, and a row of cells for each item that was ever answered. */
export interface History {
  columns: readonly Column[];
  rows: readonly TableRow[];
}

/**
 * All of it, not cached: only a curve or a file needs it.
 * @returns undefined for a hive that is not there
 * @throws Error when it could not be read
 */
export async function readHistory(
  client: ReturnType<typeof useApolloClient>,
  id: string,
): Promise<History | undefined> {
  const pages: History[] = [];
  let pageCount = 1;
  for (let page = 1; page <= pageCount; page += 1) {
    const variables = { id, page };
    const { data } = await client.query({ query: HiveHistoryQuery, variables, fetchPolicy: 'no-cache' });
    const table = data?.hive?.inspectionTable;
    if (!table) return undefined;
    pages.push({
      columns: readFragment(TableColumnFragment, table.columns),
      rows: readFragment(TableRowFragment, table.rows),
    });
    ({ pageCount } = table);
  }
  return joinedPages(pages);
}

/** Pages of a table as one: an item that only an older page has is with the others of its category. */
export function joinedPages(pages: readonly History[]): History {
  const items: TableRow[] = [];
  for (const row of pages.flatMap(({ rows }) => rows)) {
    if (items.some(({ itemId }) => itemId === row.itemId)) continue;
    const last = items.findLastIndex(({ category }) => category === row.category);
    items.splice(last === -1 ? items.length : last + 1, 0, row);
  }
  return {
    columns: pages.flatMap(({ columns }) => columns),
    rows: items.map((item) => ({
      ...item,
      cells: pages.flatMap(
        ({ columns, rows }) =>
          rows.find(({ itemId }) => itemId === item.itemId)?.cells ?? columns.map(() => null),
      ),
    })),
  };
}
