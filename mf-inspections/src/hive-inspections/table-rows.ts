import type { TableRowFragment as TableRow } from '../generated/graphql.ts';

export type { TableRow };

export interface RowGroup {
  category: string;
  rows: TableRow[];
}

/** Rows under their main categories, in the order in which they come. */
export function groupedRows(rows: readonly TableRow[]): RowGroup[] {
  const groups: RowGroup[] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last?.category === row.category) last.rows.push(row);
    else groups.push({ category: row.category, rows: [row] });
  }
  return groups;
}

/** The answers of one inspection only, with what they answer. */
export function answersOfColumn(rows: readonly TableRow[], column: number) {
  return rows.flatMap((row) => {
    const answer = row.cells[column];
    return answer ? [{ row, answer }] : [];
  });
}

/** Some of the columns, in their order, and the rows of which one of them has an answer. */
export function chosenColumns<Column extends { id: string }>(
  { columns, rows }: { columns: readonly Column[]; rows: readonly TableRow[] },
  ids: readonly string[],
): { columns: Column[]; rows: TableRow[] } {
  const places = columns.flatMap(({ id }, index) => (ids.includes(id) ? [index] : []));
  return {
    columns: columns.filter(({ id }) => ids.includes(id)),
    rows: rows
      .map((row) => ({ ...row, cells: places.map((place) => row.cells[place] ?? null) }))
      .filter(({ cells }) => cells.some((cell) => cell !== null)),
  };
}

/** The same as several tables of so many columns at most. */
export function inParts<Column extends { id: string }>(
  table: { columns: readonly Column[]; rows: readonly TableRow[] },
  most: number,
): { columns: readonly Column[]; rows: readonly TableRow[] }[] {
  const ids = table.columns.map(({ id }) => id);
  const parts = Math.ceil(ids.length / most);
  return Array.from({ length: parts }, (_, part) =>
    chosenColumns(table, ids.slice(part * most, (part + 1) * most)),
  );
}

/** Whether the inspections say different things of it. */
export function differs({ cells }: Pick<TableRow, 'cells'>): boolean {
  return new Set(cells.map((cell) => cell?.value)).size > 1;
}
