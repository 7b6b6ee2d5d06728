import {
  type ImportRecordField,
  type ImportRecordKind,
  importRecordFields,
  importUnits,
  isRecordField,
  recordFieldUnits,
  requiredRecordFields,
} from '@skep/domain';
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
    columns: mapping.columns.map(({ role, quantity, unit, name, isUnitUnsure }) => ({
      ...{ role, quantity, unit, name, isUnitUnsure },
    })),
    names: mapping.names.map(({ name, target: each }) => ({ name, target: each })),
    fixed: (mapping.fixed ?? []).map(({ field, text }) => ({ field, text })),
  };
}

const recordKinds = Object.keys(importRecordFields) as ImportRecordKind[];

/** Of a table of queens, treatments and the like; undefined for any other. */
export function recordKindOf({ kind }: Pick<Mapping, 'kind'>): ImportRecordKind | undefined {
  return recordKinds.find((each) => each.toUpperCase() === kind);
}

export function isAnyRecordField(name: string): name is ImportRecordField {
  return recordKinds.some((kind) => isRecordField(kind, name));
}

/** What the records need and no column of the file has. */
export function unsaidFields(mapping: Mapping): readonly ImportRecordField[] {
  const kind = recordKindOf(mapping);
  const isSaid = (field: string) => mapping.columns.some(({ quantity }) => quantity === field);
  return kind === undefined ? [] : requiredRecordFields[kind].filter((field) => !isSaid(field));
}

/** With one value of a field for all rows; an empty one is none. */
export function withFixed(mapping: Mapping, field: string, text: string): Mapping {
  const others = (mapping.fixed ?? []).filter((each) => each.field !== field);
  return { ...mapping, fixed: text.trim() === '' ? others : [...others, { field, text }] };
}

/** What a column is, as one choice: a role, or the quantity of its values. */
export function columnChoice({ role, quantity }: Column): string {
  return role === 'VALUE' ? `value:${quantity ?? ''}` : role;
}

/** A column of a choice. What another column was said to be it is no more, but for notes, which may stand in several. */
export function withColumn(mapping: Mapping, index: number, choice: string): Mapping {
  const [kind = '', quantity] = choice.split(':');
  const chosen: Column =
    kind === 'value'
      ? { ...aColumn('VALUE'), quantity: quantity ?? '', name: mapping.columns[index]?.name ?? null }
      : aColumn(kind as ImportRole);
  const isTaken = (column: Column) =>
    !['SKIP', 'value:notes'].includes(choice) &&
    columnChoice(column) === choice &&
    (column.name ?? null) === (chosen.name ?? null);
  // Where rows name their device no column is of one device alone.
  const isLost = (column: Column) => choice === 'DEVICE' && (column.name ?? null) !== null;
  return {
    ...mapping,
    columns: mapping.columns.map((column, at) => {
      if (at === index) return chosen;
      return isTaken(column) || isLost(column) ? aColumn('SKIP') : column;
    }),
  };
}

const aColumn = (role: ImportRole): Column => ({
  ...{ role, quantity: null, unit: null, name: null, isUnitUnsure: false },
});

/** Says whether a column holds the values of one hive or device alone, and what that is called. */
export function withColumnName(mapping: Mapping, index: number, name: string | null): Mapping {
  return {
    ...mapping,
    columns: mapping.columns.map((column, at) => (at === index ? { ...column, name } : column)),
  };
}

/** Whether rows or columns name the device of their values. */
export function isNamed({ columns }: Mapping): boolean {
  return columns.some(({ role, name }) => role === 'DEVICE' || (name ?? null) !== null);
}

export function withUnit(mapping: Mapping, index: number, unit: string): Mapping {
  return {
    ...mapping,
    columns: mapping.columns.map((column, at) =>
      at === index ? { ...column, unit, isUnitUnsure: false } : column,
    ),
  };
}

/** In which units the values of a column may be written; the first is the stored one. */
export function unitsOf({ role, quantity }: Column, quantities: readonly KnownQuantity[]): string[] {
  const storedUnit = quantities.find(({ key }) => key === quantity)?.unit ?? recordFieldUnits[quantity ?? ''];
  return role === 'VALUE' && storedUnit ? importUnits(storedUnit) : [];
}

/** Whose a name of the file is. */
export function withName(mapping: Mapping, name: string, target: string): Mapping {
  const others = mapping.names.filter((each) => each.name !== name);
  return { ...mapping, names: [...others, { name, target }] };
}

/** What is still to be said before a file can be read. */
export function missingIn(
  mapping: Mapping,
): 'time' | 'value' | 'unit' | 'fixed' | 'target' | 'name' | undefined {
  const { kind, columns, target } = mapping;
  const has = (role: ImportRole) => columns.some((column) => column.role === role);
  if (kind === 'HIVES') return has('DEVICE') ? undefined : 'name';
  const isUndated = kind === 'QUEENS' || kind === 'DEVICES';
  if (!isUndated && !has('TIME') && !(has('YEAR') && (has('WEEK') || (has('MONTH') && has('DAY')))))
    return 'time';
  const isLong = has('SERIES') && has('READING');
  if (!has('VALUE') && !isLong) return 'value';
  if (columns.some(({ isUnitUnsure }) => isUnitUnsure)) return 'unit';
  if (
    unsaidFields(mapping).some((field) => !mapping.fixed?.some((each) => each.field === field && each.text))
  )
    return 'fixed';
  return isNamed(mapping) || isLong || kind === 'DEVICES' || target !== 'none' ? undefined : 'target';
}
