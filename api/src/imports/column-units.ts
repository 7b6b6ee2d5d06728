import {
  type ImportColumn,
  importedNumber,
  importUnits,
  likelyUnit,
  numberAndUnit,
  type Units,
  unitOfWord,
} from '@skep/domain';
import { quantityNamed } from '#platform/taxonomy/quantities.ts';
import { titledQuantity } from '#platform/taxonomy/quantity-titles.ts';

export interface ColumnCells {
  titles: readonly string[];
  cellsOf: (index: number) => readonly string[];
  hasDecimalComma: boolean;
  /** How the person reads weights and temperatures. */
  units: Units;
}

const americanUnits: Readonly<Record<string, string>> = { kg: 'lb', '°C': '°F' };

/**
 * In which unit each column is written, where its title does not say it: as its cells do, as its values are likely to
 * be, or as the person reads them. Where more than one is likely, the person has to choose.
 */
export function withUnits(columns: readonly ImportColumn[], file: ColumnCells): ImportColumn[] {
  const proposed = columns.map((column, index) => proposedUnit(column, index, file));
  const isAmerican = proposed.some(
    ({ unit, isUnitUnsure }) => unit && !isUnitUnsure && /^(?:lb|oz|°F|inHg)$/.test(unit),
  );
  return proposed.map((column, index) => withUnit(column, index, file, isAmerican));
}

function proposedUnit(
  column: ImportColumn,
  index: number,
  { titles, cellsOf, hasDecimalComma }: ColumnCells,
): ImportColumn {
  const storedUnit = column.role === 'value' ? quantityNamed(column.quantity ?? '')?.unit : undefined;
  if (storedUnit === undefined) return column;
  const cells = cellsOf(index);
  const middle = median(cells, hasDecimalComma);
  // 98 of a battery are no volts.
  const isOfPercent = middle !== undefined && middle > 20 && middle <= 100;
  const isInPercent = cells.some((cell) => numberAndUnit(cell)?.unit === '%');
  if (column.quantity === 'bat_volt' && !namesUnit(titles[index]) && (isOfPercent || isInPercent))
    return { ...column, quantity: 'bat_perc' };
  if (
    column.unit !== undefined ||
    namesUnit(titles[index]) ||
    ofCells(cells, storedUnit) ||
    middle === undefined
  )
    return column;
  const unit = likelyUnit(storedUnit, middle);
  return unit === undefined || unit === storedUnit ? column : { ...column, unit };
}

/** The person also has to choose where American units are likely because something else in the file uses them. */
function withUnit(column: ImportColumn, index: number, file: ColumnCells, isAmerican: boolean): ImportColumn {
  const storedUnit = column.role === 'value' ? quantityNamed(column.quantity ?? '')?.unit : undefined;
  const other = storedUnit === undefined ? undefined : americanUnits[storedUnit];
  if (storedUnit === undefined || other === undefined) return column;
  const { titles, cellsOf, units, hasDecimalComma } = file;
  if (namesUnit(titles[index]) || ofCells(cellsOf(index), storedUnit)) return column;
  // Between pounds and kilograms no value tells for sure.
  if (column.unit === 'lb') return { ...column, isUnitUnsure: true };
  const middle = median(cellsOf(index), hasDecimalComma);
  if (column.unit !== undefined || middle === undefined) return column;
  const isOwn = storedUnit === 'kg' ? units.weight === 'lb' : units.temperature === 'fahrenheit';
  if (!isOwn && !isAmerican) return column;
  const isOfBrood = column.quantity === 't_i' && middle > 30 && middle < 40;
  return { ...column, ...(!isOfBrood && { unit: other }), isUnitUnsure: true };
}

const namesUnit = (title: string | undefined) =>
  title === undefined ? false : (titledQuantity(title)?.hasUnit ?? false);

function ofCells(cells: readonly string[], storedUnit: string): boolean {
  return cells.some((cell) => {
    const unit = unitOfWord(numberAndUnit(cell)?.unit ?? '');
    return unit !== undefined && importUnits(storedUnit).includes(unit);
  });
}

function median(cells: readonly string[], hasDecimalComma: boolean): number | undefined {
  const numbers = cells
    .flatMap((cell) => importedNumber(cell, hasDecimalComma) ?? [])
    .toSorted((one, other) => one - other);
  return numbers[Math.floor(numbers.length / 2)];
}
