import { useQuery } from '@skep/remote-kit';
import type { NewestInspectionsQuery as Newest } from '../generated/graphql.ts';
import { isNumeric } from '../inspection-form/AnswerCell.tsx';
import { NewestInspectionsQuery } from './newest.graphql.ts';

type Column = Newest['newestInspections']['columns'][number];
type Cell = Column['items'][number];

/** The prefetched last hundred inspections. @param isWanted a screen has got no answer of its own */
export function useNewest(isWanted: boolean) {
  const result = useQuery(NewestInspectionsQuery, { skip: !isWanted });
  return { ...result, data: isWanted ? result.data : undefined };
}

/** Those of one hive, or one alone, as a hive's table has them. */
export function tableOfNewest(newest: Newest, isMeant: (column: Column) => boolean) {
  const { columns, items } = newest.newestInspections;
  const meant = columns.filter(isMeant);
  const rows = items.map((item) => ({
    ...item,
    __typename: 'InspectionTableRow' as const,
    cells: meant.map((column) => worded(column.items.find(({ itemId }) => itemId === item.itemId))),
  }));
  const __typename = 'InspectionTable' as const;
  return {
    __typename,
    columns: meant,
    rows: rows.filter(({ cells }) => cells.some((cell) => cell !== null)),
  };
}

/** What was changed here is worded by the service, when it is sent; until then a number and a text say themselves. */
function worded(cell: Cell | undefined): Cell | null {
  const text: string | null | undefined = cell?.text;
  if (cell === undefined || typeof text === 'string') return cell ?? null;
  return cell.input === 'TEXT' || isNumeric(cell.input) ? { ...cell, text: cell.value } : null;
}
