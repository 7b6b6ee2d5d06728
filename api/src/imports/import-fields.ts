import {
  type ImportKind,
  type ImportMapping,
  type ImportTarget,
  importDateOrders,
  importEncodings,
  importFaults,
  importKinds,
  importLimits,
  importRefusals,
  importRoles,
  importSeparators,
  importSheetReasons,
  importSources,
  importStates,
  zoneOfOffset,
} from '@skep/domain';
import * as v from 'valibot';
import type { ImportId } from '#platform/context/ids.ts';
import { maxInt4 } from '#platform/database/max-int4.ts';
import { idJson } from '#platform/http/json-schema.ts';
import { textMax } from '#platform/http/schemas.ts';
import type { Import } from './import.ts';
import { betweenPlaces, shown } from './reading.ts';
import type { Preview, ShownImport } from './service.ts';

const text = v.pipe(v.string('invalid'), v.maxLength(textMax, 'too_long'));

const target = v.pipe(
  v.string('unknown_choice'),
  v.maxLength(20, 'unknown_choice'),
  v.regex(/^(none|new|[1-9]\d{0,9})$/, 'unknown_choice'),
  v.description('Id of a device, or of a hive that was inspected; `new` for one that is made, or `none`.'),
);

const list = <Item extends v.GenericSchema>(item: Item, max: number) =>
  v.pipe(v.array(item), v.maxLength(max, 'too_many'));

const column = {
  role: v.picklist(importRoles, 'unknown_choice'),
  quantity: v.pipe(
    v.optional(text),
    v.description('Of a value: its abbreviation, or the field or item of an inspection.'),
  ),
  unit: v.pipe(v.optional(text), v.description('Unit in the file; absent: the stored one.')),
  name: v.pipe(
    v.optional(text),
    v.description('Of measurements: whose values stand in this column alone; absent: those of the row.'),
  ),
  isUnitUnsure: v.pipe(
    v.optional(v.boolean('invalid'), false),
    v.description('The file does not name the unit: a count is refused until this is false.'),
  ),
};

/** How a file is read, as it is sent and taken. */
export const MappingJson = v.object({
  kind: v.picklist(importKinds, 'unknown_choice'),
  encoding: v.picklist(importEncodings, 'unknown_choice'),
  separator: v.picklist(importSeparators, 'unknown_choice'),
  skippedRows: v.pipe(
    v.optional(
      v.pipe(
        v.number('not_whole'),
        v.integer('not_whole'),
        v.minValue(0, 'too_small'),
        v.maxValue(importLimits.skippedRows, 'too_large'),
      ),
      0,
    ),
    v.description('Lines above the titles that are no part of the table.'),
  ),
  hasHeader: v.boolean('invalid'),
  hasDecimalComma: v.boolean('invalid'),
  dateOrder: v.picklist(importDateOrders, 'unknown_choice'),
  timeZone: v.pipe(
    text,
    v.description('Of times that name no offset: an IANA zone, or an offset without summer time as +01:00.'),
  ),
  columns: list(v.object(column), importLimits.columns),
  target,
  names: list(v.object({ name: text, target }), importLimits.deviceNames),
  fixed: v.pipe(
    v.optional(list(v.object({ field: text, text }), importLimits.columns), []),
    v.description('For records such as treatments: values of fields for rows that have none.'),
  ),
});

export const ImportAnswer = v.object({
  id: idJson<ImportId>('import'),
  ...{ name: v.string(), sizeBytes: v.number() },
  source: v.picklist(importSources),
  state: v.picklist(importStates),
  fault: v.optional(v.picklist(importFaults)),
  progressPercent: v.pipe(v.number(), v.description('Of what is under way.')),
  stored: v.pipe(v.number(), v.description('Rows that brought something.')),
  createdAt: v.date(),
  importedAt: v.optional(v.date()),
});

const SampleAnswer = v.object({
  name: v.pipe(v.optional(v.string()), v.description('What the row calls its device or hive.')),
  cells: v.array(v.string()),
  time: v.optional(v.date()),
  values: v.array(v.object({ quantity: v.string(), value: v.number() })),
  said: v.array(v.object({ field: v.string(), text: v.string() })),
  problems: v.array(v.object({ column: v.string(), reason: v.picklist(importRefusals) })),
});

const CountedAnswer = v.object({
  ...{ rows: v.number(), fresh: v.number(), there: v.number() },
  repeated: v.pipe(v.number(), v.description('Rows that repeat earlier rows of the file.')),
  shared: v.pipe(
    v.number(),
    v.description('Rows that fall on the moment of a row above them, and say something else.'),
  ),
  refused: v.number(),
  unchosen: v.pipe(v.number(), v.description('Rows under a name that nobody has chosen a target for.')),
  leftOut: v.number(),
  differing: v.pipe(
    v.number(),
    v.description(
      'Rows with a value for which another one is already stored; the stored one does not change.',
    ),
  ),
  ...{ first: v.optional(v.string()), last: v.optional(v.string()) },
  names: v.array(v.object({ name: v.string(), rows: v.number(), target })),
});

export const ShownImportAnswer = v.object({
  ...ImportAnswer.entries,
  importedBefore: v.pipe(v.optional(v.date()), v.description('When the same file was imported.')),
  mapping: MappingJson,
  titles: v.pipe(v.optional(v.array(v.string())), v.description('Absent: the file was deleted.')),
  samples: v.array(SampleAnswer),
  items: v.pipe(
    v.array(v.object({ key: v.string(), name: v.string() })),
    v.description('That columns of inspections can be.'),
  ),
  hives: v.pipe(
    v.array(v.object({ id: idJson('hive'), name: v.string() })),
    v.description('That may have been inspected.'),
  ),
  followers: v.pipe(
    v.array(v.string()),
    v.description('Names of imports that begin by themselves after this one: sheets of the same workbook.'),
  ),
  leftOutSheets: v.pipe(
    v.array(v.object({ name: v.string(), reason: v.picklist(importSheetReasons) })),
    v.description('Sheets of the same workbook that are not imported.'),
  ),
  counted: v.optional(CountedAnswer),
});

export const RefusalAnswer = v.object({
  ...{ row: v.number(), column: v.string() },
  ...{ reason: v.picklist(importRefusals), written: v.string() },
});

export function shownJson({ found, preview, importedBefore, choices, followers }: ShownImport) {
  const { counted, mapping } = found;
  return {
    ...found,
    importedBefore,
    mapping: mappingJson(mapping),
    titles: preview?.titles,
    samples: preview?.rows.map(sampleJson) ?? [],
    ...choices,
    followers,
    counted: counted && countedJson(counted),
  };
}

/** What counts lack that an earlier version has made. */
const newerSums = { unchosen: 0, repeated: 0, shared: 0, differing: 0 };

const countedJson = ({ names, first, last, ...sums }: NonNullable<Import['counted']>) => ({
  ...newerSums,
  ...sums,
  first: first ?? undefined,
  last: last ?? undefined,
  names: names.map((name) => ({ ...name, target: targetJson(name.target) })),
});

function sampleJson({ cells, result }: Preview['rows'][number]) {
  const { read, hive, device, refusals = [] } = result ?? {};
  const named = hive === undefined ? device : [hive.apiary, hive.name].filter(Boolean).join(betweenPlaces);
  return {
    name: named || undefined,
    cells,
    time: read?.record?.isDated === false ? undefined : read?.time,
    values: Object.entries(read?.values ?? {}).map(([quantity, value]) => ({ quantity, value })),
    said: read?.inspection?.said ?? read?.record?.said ?? hive?.said ?? [],
    problems: refusals,
  };
}

const mappingJson = ({ columns, target: chosen, names, fixed = {}, ...mapping }: ImportMapping) => ({
  ...mapping,
  columns: columns.map(({ isUnitUnsure = false, ...each }) => ({ ...each, isUnitUnsure })),
  target: targetJson(chosen),
  names: Object.entries(names).map(([name, each]) => ({ name, target: targetJson(each) })),
  fixed: Object.entries(fixed).map(([field, text]) => ({ field, text })),
});

const targetJson = (chosen: ImportTarget) => ('id' in chosen ? String(chosen.id) : chosen.kind);

export function mappingOf({
  columns,
  names,
  fixed,
  ...sent
}: v.InferOutput<typeof MappingJson>): ImportMapping {
  const targetOf = (chosen: string) => chosenTarget(chosen, sent.kind);
  return {
    ...sent,
    timeZone: zoneOfOffset(sent.timeZone),
    columns: columns.map(({ role, quantity, unit, name, isUnitUnsure }) => ({
      ...{ role, quantity, unit },
      ...(role === 'value' && sent.kind === 'measurements' && name ? { name: shown(name) } : {}),
      ...(isUnitUnsure && { isUnitUnsure }),
    })),
    target: targetOf(sent.target),
    names: Object.fromEntries(names.map((each) => [each.name, targetOf(each.target)])),
    fixed: Object.fromEntries(fixed.map((each) => [each.field, each.text])),
  };
}

function chosenTarget(chosen: string, kind: ImportKind): ImportTarget {
  if (chosen === 'new' || chosen === 'none') return { kind: chosen };
  return { kind: kind === 'measurements' ? 'device' : 'hive', id: Math.min(Number(chosen), maxInt4) };
}
