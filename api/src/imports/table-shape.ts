import { decimalMarkOf, type ImportColumn, importedNumber, isNothing, unitOfWord } from '@skep/domain';
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
  const hasHeader = isOfTitles(first, below[0] ?? []);
  const units = hasHeader ? unitsBelow(below[0] ?? []) : undefined;
  return {
    width: first.length,
    titles: hasHeader ? first.map((title, index) => titleWithUnit(title, units?.[index])) : [],
    below: hasHeader ? below.slice(units === undefined ? 0 : 1) : [first, ...below],
    hasHeader,
  };
}

/** A title may be a number, as that of a hive; then the time below a title that is none tells. */
function isOfTitles(row: readonly string[], below: readonly string[]): boolean {
  if (row.every((cell) => !isFigure(cell))) return true;
  return row.some((cell, index) => cell.trim() !== '' && !isFigure(cell) && isTime(below[index] ?? ''));
}

function titleWithUnit(title: string, unit: string | undefined): string {
  // Some programs write a remark's sign before the first of them.
  const plain = title.replace(/^\s*#\s*/, '');
  return unit === undefined ? plain : `${plain} (${unit})`;
}

/** A row of units below the titles; undefined: it is none. */
function unitsBelow(row: readonly string[]): (string | undefined)[] | undefined {
  const units = row.map((cell) => unitOfWord(cell.trim().replace(/^[[(](.*)[\])]$/, '$1')));
  const isOfUnits = row.every((cell, index) => units[index] !== undefined || !/\d/.test(cell));
  const found = units.filter((unit) => unit !== undefined).length;
  return found > 0 && isOfUnits && found * 2 >= filled(row) ? units : undefined;
}

export function cellsOf(rows: Rows, index: number): string[] {
  return rows.map((row) => row[index] ?? '').filter((cell) => !isNothing(cell));
}

/** Units in which a hive weighs thousands. */
const ofThousands = new Set(['g', 'mV', 'Pa']);

/** Whether a comma separates the decimals; cells that may have thousands count where no other decides. */
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
