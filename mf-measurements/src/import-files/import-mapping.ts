import { importUnits } from '@skep/domain';
import type { ImportMappingInput, ImportRole } from '../generated/graphql.ts';

export type Mapping = ImportMappingInput;
export type Column = Mapping['columns'][number];

export interface KnownQuantity {
  key: string;
  name: string;
  unit?: string | null | undefined;
}

/** Without what a cache adds. */
export function mappingInput(mapping: Mapping): ImportMappingInput {
  const { kind, encoding, separator, skippedRows, hasHeader } = mapping;
  const { hasDecimalComma, dateOrder, timeZone, target } = mapping;
  return {
    ...{ kind, encoding, separator, skippedRows, hasHeader, hasDecimalComma, dateOrder, timeZone, target },
    columns: mapping.columns.map(({ role, quantity, unit, isUnitUnsure }) => ({
      ...{ role, quantity, unit, isUnitUnsure },
    })),
    names: mapping.names.map(({ name, target: each }) => ({ name, target: each })),
  };
}

/** What a column is, as one choice: a role, or the quantity of its values. */
export function columnChoice({ role, quantity }: Column): string {
  return role === 'VALUE' ? `value:${quantity ?? ''}` : role;
}

/** A column of a choice. What another column was said to be it is no more, but for notes, which may stand in several. */
export function withColumn(mapping: Mapping, index: number, choice: string): Mapping {
  const [kind = '', quantity] = choice.split(':');
  const chosen: Column =
    kind === 'value' ? { ...aColumn('VALUE'), quantity: quantity ?? '' } : aColumn(kind as ImportRole);
  const isTaken = (column: Column) =>
    !['SKIP', 'value:notes'].includes(choice) && columnChoice(column) === choice;
  return {
    ...mapping,
    columns: mapping.columns.map((column, at) => {
      if (at === index) return chosen;
      return isTaken(column) ? aColumn('SKIP') : column;
    }),
  };
}

const aColumn = (role: ImportRole): Column => ({ role, quantity: null, unit: null, isUnitUnsure: false });

export function withUnit(mapping: Mapping, index: number, unit: string): Mapping {
  return {
    ...mapping,
    columns: mapping.columns.map((column, at) =>
      at === index ? { ...column, unit, isUnitUnsure: false } : column,
    ),
  };
}

/** In which units the values of a column may be written; the first is the one that they are kept in. */
export function unitsOf({ role, quantity }: Column, quantities: readonly KnownQuantity[]): string[] {
  const storedUnit = quantities.find(({ key }) => key === quantity)?.unit;
  return role === 'VALUE' && storedUnit ? importUnits(storedUnit) : [];
}

/** Whose a name of the file is. */
export function withName(mapping: Mapping, name: string, target: string): Mapping {
  const others = mapping.names.filter((each) => each.name !== name);
  return { ...mapping, names: [...others, { name, target }] };
}

/** What is still to be said before a file can be read. */
export function missingIn({
  kind,
  columns,
  target,
}: Mapping): 'time' | 'value' | 'unit' | 'target' | 'name' | undefined {
  const has = (role: ImportRole) => columns.some((column) => column.role === role);
  if (kind === 'HIVES') return has('DEVICE') ? undefined : 'name';
  if (!has('TIME') && !(has('YEAR') && has('MONTH') && has('DAY'))) return 'time';
  const isLong = has('SERIES') && has('READING');
  if (!has('VALUE') && !isLong) return 'value';
  if (columns.some(({ isUnitUnsure }) => isUnitUnsure)) return 'unit';
  return has('DEVICE') || isLong || target !== 'none' ? undefined : 'target';
}
