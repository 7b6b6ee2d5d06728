import { decimalMarkOf, type ImportColumn, importedNumber, isNothing } from '@skep/domain';
import { isTime } from './time-columns.ts';

export type Rows = readonly (readonly string[])[];

const isFigure = (cell: string) =>
  isTime(cell) || importedNumber(cell, false) !== undefined || importedNumber(cell, true) !== undefined;

const filled = (row: readonly string[]) => row.filter((cell) => cell.trim() !== '').length;

/**
 * How many rows stand above the titles: those that have clearly fewer cells than most rows, as the name of a table, the
 * day of an export, remarks and `sep=;`.
 */
export function rowsAboveTitles(rows: Rows): number {
  const counts = Map.groupBy(rows.map(filled), (count) => count);
  const [most] = [...counts]
    .filter(([count]) => count > 1)
    .reduce((one, other) => (other[1].length >= one[1].length ? other : one), [0, []] as [number, number[]]);
  const above = rows.findIndex((row) => filled(row) > 1 && filled(row) * 4 >= most * 3);
  return Math.max(0, above);
}

export function tableOf(rows: Rows, skippedRows: number) {
  const [first = [], ...below] = rows.slice(skippedRows);
  const hasHeader = first.every((cell) => !isFigure(cell));
  return {
    width: first.length,
    // Some programs write a remark's sign before the first of them.
    titles: hasHeader ? first.map((title) => title.replace(/^\s*#\s*/, '')) : [],
    below: hasHeader ? below : [first, ...below],
    hasHeader,
  };
}

export function cellsOf(rows: Rows, index: number): string[] {
  return rows.map((row) => row[index] ?? '').filter((cell) => !isNothing(cell));
}

/** Units in which a hive weighs thousands. */
const ofThousands = new Set(['g', 'mV', 'Pa']);

/** Whether a comma stands before the decimals; cells that may hold thousands count where no other tells. */
export function decimalComma(rows: Rows, columns: readonly ImportColumn[]): boolean {
  const marks = columns.flatMap(({ role, unit = '' }, index) =>
    ['time', 'clock', 'minute', 'device', 'apiary'].includes(role)
      ? []
      : rows.flatMap((row) => decimalMarkOf(row[index] ?? '', ofThousands.has(unit)) ?? []),
  );
  const sure = marks.filter(({ isSure }) => isSure);
  const separators = sure.length > 0 ? sure : marks;
  const commas = separators.filter(({ isComma }) => isComma).length;
  return commas > separators.length - commas;
}
