import type { HiveInspectionsQuery } from '../generated/graphql.ts';

export type TableRow = NonNullable<HiveInspectionsQuery['hive']>['inspectionTable']['rows'][number];

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
export function answersOfColumn(
  rows: readonly TableRow[],
  column: number,
): { row: TableRow; text: string }[] {
  return rows.flatMap((row) => {
    const cell = row.cells[column];
    return cell ? [{ row, text: cellText(cell) }] : [];
  });
}

export function cellText({ text, unit }: { text: string; unit?: string | null | undefined }): string {
  return unit ? `${text} ${unit}` : text;
}
