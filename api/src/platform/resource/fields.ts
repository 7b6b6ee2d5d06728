import type { ColumnType, Insertable, Selectable } from 'kysely';
import Type, { type TOptional, type TUnsafe } from 'typebox';
import * as v from 'valibot';
import { maybe } from '#platform/exporting/restored-table.ts';
import type { FieldNames } from '#platform/http/field-names.ts';
import { nullable } from '#platform/http/schemas.ts';
import type { Kind } from './kinds.ts';

// A resource says each of its fields once: the rule that form and service hold it to, its column, its kind, and its name
// in the old API. Its table, what both APIs take and send, what an edit changes, export and restore follow from that.
// What is no column of its own table, as the layers of a hive, is code beside the definition.

interface FieldOptions<Column extends string, Name extends string> {
  column: Column;
  /** Name in the old API. Default: that of the column. */
  old?: Name;
  /** For the documentation of both APIs. */
  description?: string;
  /** Whether nobody has to send it: a new thing gets a default. */
  hasDefault?: boolean;
}

interface AnyKind
  extends Pick<Kind<never, never, never, never>, 'oldInput' | 'oldAnswer' | 'restored' | 'sent'> {
  json: v.GenericSchema;
  fromColumn: (stored: never) => unknown;
  toColumn: (value: never) => unknown;
  absent?: unknown;
  toOld: (value: never) => unknown;
  fromOld: (sent: never) => unknown;
}

interface AnyField extends FieldOptions<string, string> {
  rule: v.GenericSchema;
  kind: AnyKind;
}

/** One field. `Rule` is its schema of packages/domain. */
export interface Field<
  Rule extends v.GenericSchema,
  Column extends string,
  Name extends string,
  Stored,
  Written,
  Old,
> extends FieldOptions<Column, Name> {
  rule: Rule;
  kind: Kind<NonNullable<v.InferOutput<Rule>>, Stored, Written, Old>;
}

/** Fields that are one object everywhere but in the table and in the old API, as the dimensions of a hive. */
export interface Group<Rule extends v.GenericSchema, Inner> {
  rule: Rule;
  group: Inner;
}

export interface Fields {
  readonly [name: string]: AnyField | Group<v.GenericSchema, Fields>;
}

export function field<
  Rule extends v.GenericSchema,
  const Column extends string,
  Stored,
  Written,
  Old,
  const Name extends string = Column,
>(
  rule: Rule,
  kind: Kind<NonNullable<v.InferOutput<Rule>>, Stored, Written, Old>,
  options: FieldOptions<Column, Name>,
): Field<Rule, Column, Name, Stored, Written, Old> {
  return { rule, kind, ...options };
}

export function group<Rule extends v.GenericSchema, Inner>(rule: Rule, inner: Inner): Group<Rule, Inner> {
  return { rule, group: inner };
}

type RulesOf<Of> = { [Name in keyof Of]: Of[Name] extends { rule: infer Rule } ? Rule : never };
type EntriesOf<Of> = RulesOf<Of> extends infer Entries extends v.ObjectEntries ? Entries : never;

/** The schema that holds all fields to their rules. */
export function rulesOf<Of extends Fields>(fields: Of) {
  const rules = Object.entries(fields).map(([name, { rule }]) => [name, rule]);
  return v.object(Object.fromEntries(rules) as EntriesOf<Of>);
}

/** The fields as the rules leave them. */
export type ValuesOf<Of> = v.InferOutput<v.ObjectSchema<EntriesOf<Of>, undefined>>;

type SchemasOf<Of> = {
  [Name in keyof Of]: Of[Name] extends { rule: infer Rule extends v.GenericSchema }
    ? undefined extends v.InferOutput<Rule>
      ? v.OptionalSchema<v.GenericSchema<v.InferInput<Rule>, v.InferOutput<Rule>>, undefined>
      : v.GenericSchema<v.InferInput<Rule>, v.InferOutput<Rule>>
    : never;
};

/** The fields as Skep's own API sends them. */
export function answerOf<Of extends Fields>(fields: Of): SchemasOf<Of> {
  const schemas = Object.entries(fields).map(([name, part]) => {
    if ('group' in part) return [name, v.object(answerOf(part.group))];
    const { description, kind, rule } = part;
    const json = description === undefined ? kind.json : v.pipe(kind.json, v.description(description));
    return [name, mayBeAbsent(rule) ? v.optional(json) : json];
  });
  return Object.fromEntries(schemas);
}

/** The fields as Skep's own API takes them, held to their rules. */
export function bodyOf<Of extends Fields>(fields: Of): SchemasOf<Of> {
  const schemas = Object.entries(fields).map(([name, part]) => {
    if ('group' in part) return [name, part.rule];
    const sent = part.kind.sent ?? part.rule;
    return [name, part.hasDefault || isOptional(part.rule) ? v.optional(sent) : sent];
  });
  return Object.fromEntries(schemas);
}

/** What was said of the fields, before any rule has seen it: absent ones stay as they are, undefined takes away. */
export type ChangesOf<Of> = {
  [Name in keyof Of]?: Of[Name] extends Group<v.GenericSchema, infer Inner>
    ? ChangesOf<Inner> | undefined
    : Of[Name] extends { rule: infer Rule extends v.GenericSchema }
      ? v.InferOutput<Rule> | undefined
      : never;
};

/** The fields after changes, before any rule has seen them. A group changes field by field, or is taken away as a whole. */
export function withChanges<Of extends Fields>(
  fields: Of,
  before: ValuesOf<Of> | undefined,
  changes: ChangesOf<Of>,
): ChangesOf<Of> {
  const isSaid = (name: string) => name in changes;
  const names = Object.keys(fields).filter((name) => isSaid(name) || before !== undefined);
  const merged = names.map((name) => {
    const [held, said] = [valueAt(before, [name]), valueAt(changes, [name])];
    if (!isSaid(name)) return [name, held];
    return [name, isRecord(held) && isRecord(said) ? { ...held, ...said } : said];
  });
  return Object.fromEntries(merged);
}

type AllOf<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** Null where the rule leaves a field absent. */
type OrNull<Rule extends v.GenericSchema, Value> =
  undefined extends v.InferOutput<Rule> ? Value | null : Value;

/** The columns of the fields, for the type of their table. */
export type ColumnsOf<Of> = AllOf<
  {
    [Name in keyof Of]: Of[Name] extends Group<v.GenericSchema, infer Inner>
      ? ColumnsOf<Inner>
      : Of[Name] extends Field<infer Rule, infer Column, infer _Name, infer Stored, infer Written, infer _Old>
        ? { [Key in Column]: ColumnType<OrNull<Rule, Stored>, OrNull<Rule, Written>, OrNull<Rule, Written>> }
        : never;
  }[keyof Of]
>;

/** What the old API takes of the fields; of optional ones null too, which takes them away. */
type OldInputOf<Of> = AllOf<
  {
    [Key in keyof Of]: Of[Key] extends Group<v.GenericSchema, infer Inner>
      ? OldInputOf<Inner>
      : Of[Key] extends Field<infer Rule, infer _Column, infer Name, infer _S, infer _W, infer _Old>
        ? {
            [Old in Name]: undefined extends v.InferInput<Rule>
              ? TOptional<TUnsafe<unknown>>
              : TUnsafe<unknown>;
          }
        : never;
  }[keyof Of]
>;

/** What the old API sends of the fields. */
type OldAnswerOf<Of> = AllOf<
  {
    [Key in keyof Of]: Of[Key] extends Group<v.GenericSchema, infer Inner>
      ? OldAnswerOf<Inner>
      : Of[Key] extends Field<infer Rule, infer _Column, infer Name, infer _S, infer _W, infer Sent>
        ? { [Old in Name]: OrNull<Rule, Sent> }
        : never;
  }[keyof Of]
>;

type UnsafeOf<Values> = { [Name in keyof Values]: TUnsafe<Values[Name]> };

type Place = readonly [path: readonly string[], field: AnyField];

const knownPlaces = new WeakMap<Fields, readonly Place[]>();

/** All fields, those of groups too. Looked up once for each definition: every row of a long list needs them. */
function placesIn(fields: Fields): readonly Place[] {
  const places = knownPlaces.get(fields) ?? placesBelow(fields, []);
  knownPlaces.set(fields, places);
  return places;
}

function placesBelow(fields: Fields, path: readonly string[]): Place[] {
  return Object.entries(fields).flatMap(([name, part]) =>
    'group' in part ? placesBelow(part.group, [...path, name]) : [[[...path, name], part] as const],
  );
}

/** @returns undefined where an object on the way is absent. */
function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce((whole, name) => (isRecord(whole) ? whole[name] : undefined), value);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function put(target: Record<string, unknown>, [name = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) target[name] = value;
  else {
    const inner = isRecord(target[name]) ? target[name] : {};
    put(inner, rest, value);
    target[name] = inner;
  }
}

/** A row for the database. */
export function columnsOf<Of extends Fields>(fields: Of, values: ValuesOf<Of>) {
  const row = placesIn(fields).map(([path, { column, kind }]) => {
    const value = valueAt(values, path);
    return [column, value === undefined ? (kind.absent ?? null) : kind.toColumn(value as never)];
  });
  return Object.fromEntries(row) as Insertable<ColumnsOf<Of>>;
}

/** The fields of a row of the database. */
export function valuesOf<Of extends Fields>(fields: Of, row: Selectable<ColumnsOf<Of>>): ValuesOf<Of> {
  const values: Record<string, unknown> = {};
  for (const [path, { column, kind }] of placesIn(fields)) {
    const stored = valueAt(row, [column]);
    const isAbsent = stored === null || stored === kind.absent;
    put(values, path, isAbsent ? undefined : kind.fromColumn(stored as never));
  }
  return values as ValuesOf<Of>;
}

/** Columns as an export has them. */
export function exportedColumns<Of extends Fields>(fields: Of) {
  return placesIn(fields).map(([, { column }]) => column as keyof ColumnsOf<Of> & string);
}

/** What the rows of an archive hold of the fields. */
export function restoredColumns(fields: Fields) {
  const columns = placesIn(fields).map(([, { column, kind, rule }]) => [
    column,
    mayBeAbsent(rule) ? maybe(kind.restored) : kind.restored,
  ]);
  return Object.fromEntries(columns);
}

/** Whether it may be left out of what is sent. */
const isOptional = (rule: v.GenericSchema) => v.is(rule, undefined);

/** Whether a thing may have no value of it: the rule has no default. */
const mayBeAbsent = (rule: v.GenericSchema) => isOptional(rule) && v.parse(rule, undefined) === undefined;

const oldNameOf = ({ old, column }: AnyField) => old ?? column;

/** Whose names in the old API are others than those of the columns. */
export function oldNamesOf(fields: Fields): FieldNames {
  return Object.fromEntries(placesIn(fields).map(([path, one]) => [oldNameOf(one), path.join('.')]));
}

/** JSON schemas of what the old API takes: of optional fields null too, which takes them away. */
export function oldInputOf<Of extends Fields>(fields: Of): OldInputOf<Of> {
  const schemas = placesIn(fields).map(([, one]) => [
    oldNameOf(one),
    one.hasDefault || isOptional(one.rule) ? Type.Optional(nullable(one.kind.oldInput)) : one.kind.oldInput,
  ]);
  return Object.fromEntries(schemas);
}

/** JSON schemas of what the old API sends. */
export function oldAnswerSchemas<Of extends Fields>(fields: Of): UnsafeOf<OldAnswerOf<Of>> {
  const schemas = placesIn(fields).map(([, one]) => {
    const { oldAnswer } = one.kind;
    const schema = one.description === undefined ? oldAnswer : { ...oldAnswer, description: one.description };
    return [oldNameOf(one), mayBeAbsent(one.rule) ? nullable(schema) : schema];
  });
  return Object.fromEntries(schemas);
}

/** The fields as the old API sends them. */
export function oldAnswerOf<Of extends Fields>(fields: Of, values: ValuesOf<Of>) {
  const sent = placesIn(fields).map(([path, one]) => {
    const value = valueAt(values, path);
    return [oldNameOf(one), value === undefined ? null : one.kind.toOld(value as never)];
  });
  return Object.fromEntries(sent) as OldAnswerOf<Of>;
}

/** What a body of the old API says of the fields. */
export function changesOfOld<Of extends Fields>(fields: Of, body: object): ChangesOf<Of> {
  const changes: Record<string, unknown> = {};
  for (const [path, one] of placesIn(fields)) {
    const sent = valueAt(body, [oldNameOf(one)]);
    if (!(oldNameOf(one) in body) || sent === undefined) continue;
    put(changes, path, sent === null ? undefined : one.kind.fromOld(sent as never));
  }
  return changes as ChangesOf<Of>;
}
