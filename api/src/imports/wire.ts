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
import Type from 'typebox';
import { maxInt4 } from '#platform/database/max-int4.ts';
import { nullable, oneOf, text, WireTime, wireTime } from '#platform/http/schemas.ts';
import type { Import } from './import.ts';
import { betweenPlaces, shown } from './reading.ts';
import type { Preview, ShownImport } from './service.ts';

const Target = Type.String({
  maxLength: 20,
  pattern: '^(none|new|[1-9][0-9]{0,9})$',
  description: 'Id of a device, or of a hive that was inspected; `new` for one that is made, or `none`.',
});

const Column = Type.Object({
  role: oneOf(importRoles),
  quantity: Type.Optional(
    nullable(text({ description: 'Of a value: its abbreviation, or the field or item of an inspection.' })),
  ),
  unit: Type.Optional(nullable(text({ description: 'Unit in the file; null: the stored one.' }))),
  name: Type.Optional(
    nullable(
      text({
        description: 'Of measurements: whose values stand in this column alone; null: those of the row.',
      }),
    ),
  ),
  is_unit_unsure: Type.Optional(
    Type.Boolean({ description: 'The file does not name the unit: a count is refused until this is false.' }),
  ),
});

const Mapping = {
  kind: oneOf(importKinds),
  encoding: oneOf(importEncodings),
  separator: oneOf(importSeparators),
  skipped_rows: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: importLimits.skippedRows,
      description: 'Lines above the titles that are no part of the table; 0 if absent.',
    }),
  ),
  has_header: Type.Boolean(),
  has_decimal_comma: Type.Boolean(),
  date_order: oneOf(importDateOrders),
  time_zone: text({
    description: 'Of times that name no offset: an IANA zone, or an offset without summer time as +01:00.',
  }),
  columns: Type.Array(Column, { maxItems: importLimits.columns }),
  device: Target,
  names: Type.Array(Type.Object({ name: text(), device: Target }), { maxItems: importLimits.deviceNames }),
  fixed: Type.Optional(
    Type.Array(Type.Object({ field: text(), text: text() }), {
      maxItems: importLimits.columns,
      description: 'For records such as treatments: values of fields for rows that have none.',
    }),
  ),
};

export const MappingInput = Type.Object(Mapping);
const MappingBody = Type.Object(Mapping);

/** Our names of what the wire calls otherwise. */
export const mappingNames = { time_zone: 'timeZone', device: 'target', 'names.*.device': 'names.*.target' };

const Count = Type.Integer({ minimum: 0 });

export const ImportBody = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  size_bytes: Type.Integer(),
  source: oneOf(importSources),
  state: oneOf(importStates),
  fault: nullable(oneOf(importFaults)),
  progress: Type.Integer({ description: 'Percent of what is under way.' }),
  stored: Type.Integer({ description: 'Rows that brought something.' }),
  created_at: WireTime,
  imported_at: nullable(Type.String()),
});

const SampleBody = Type.Object({
  name: nullable(Type.String({ description: 'What the row calls its device or hive.' })),
  cells: Type.Array(Type.String()),
  time: nullable(Type.String({ description: 'ISO 8601, UTC.' })),
  values: Type.Array(Type.Object({ quantity: Type.String(), value: Type.Number() })),
  said: Type.Array(Type.Object({ field: Type.String(), text: Type.String() })),
  problems: Type.Array(Type.Object({ column: Type.String(), reason: oneOf(importRefusals) })),
});

export const ShownImportBody = Type.Object({
  ...ImportBody.properties,
  imported_before: nullable(Type.String({ description: 'When the same file was imported.' })),
  mapping: MappingBody,
  titles: nullable(Type.Array(Type.String(), { description: 'Null: the file was deleted.' })),
  samples: Type.Array(SampleBody),
  items: Type.Array(Type.Object({ key: Type.String(), name: Type.String() }), {
    description: 'That columns of inspections can be.',
  }),
  hives: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() }), {
    description: 'That may have been inspected.',
  }),
  followers: Type.Array(Type.String(), {
    description: 'Names of imports that begin by themselves after this one: sheets of the same workbook.',
  }),
  left_out_sheets: Type.Array(Type.Object({ name: Type.String(), reason: oneOf(importSheetReasons) }), {
    description: 'Sheets of the same workbook that are not imported.',
  }),
  counted: nullable(
    Type.Object({
      rows: Count,
      fresh: Count,
      there: Count,
      repeated: Type.Integer({ minimum: 0, description: 'Rows that repeat earlier rows of the file.' }),
      shared: Type.Integer({
        minimum: 0,
        description: 'Rows that fall on the moment of a row above them, and say something else.',
      }),
      refused: Count,
      unchosen: Type.Integer({
        minimum: 0,
        description: 'Rows under a name that nobody has chosen a target for.',
      }),
      left_out: Count,
      differing: Type.Integer({
        minimum: 0,
        description:
          'Rows with a value for which another one is already stored; the stored one does not change.',
      }),
      first: nullable(Type.String()),
      last: nullable(Type.String()),
      names: Type.Array(Type.Object({ name: Type.String(), rows: Count, device: Target })),
    }),
  ),
});

export const RefusalBody = Type.Object({
  row: Type.Integer(),
  column: Type.String(),
  reason: oneOf(importRefusals),
  written: Type.String(),
});

export function importToWire(found: Import): Type.Static<typeof ImportBody> {
  const { id, name, sizeBytes, source, state, fault, progressPercent, stored, createdAt, importedAt } = found;
  return {
    id,
    name,
    size_bytes: sizeBytes,
    source,
    state,
    fault: fault ?? null,
    progress: progressPercent,
    stored,
    created_at: wireTime(createdAt),
    imported_at: importedAt === undefined ? null : wireTime(importedAt),
  };
}

export function shownToWire({
  found,
  preview,
  importedBefore,
  choices,
  followers,
}: ShownImport): Type.Static<typeof ShownImportBody> {
  const { counted, mapping } = found;
  return {
    ...importToWire(found),
    imported_before: importedBefore === undefined ? null : wireTime(importedBefore),
    mapping: mappingToWire(mapping),
    titles: preview?.titles ?? null,
    samples: preview?.rows.map(sampleToWire) ?? [],
    ...choices,
    followers,
    left_out_sheets: [...found.leftOutSheets],
    counted: counted === undefined ? null : countedToWire(counted),
  };
}

/** What counts lack that an earlier version has made. */
const newerSums = { unchosen: 0, repeated: 0, shared: 0, differing: 0 };

function countedToWire({ names, leftOut, months: _, ...sums }: NonNullable<Import['counted']>) {
  const said = names.map(({ target, ...name }) => ({ ...name, device: targetToWire(target) }));
  return { ...newerSums, ...sums, left_out: leftOut, names: said };
}

function sampleToWire({ cells, result }: Preview['rows'][number]) {
  const { read, hive, device, refusals = [] } = result ?? {};
  const named = hive === undefined ? device : [hive.apiary, hive.name].filter(Boolean).join(betweenPlaces);
  return {
    name: named || null,
    cells,
    time: read?.record?.isDated === false ? null : (read?.time.toISOString() ?? null),
    values: Object.entries(read?.values ?? {}).map(([quantity, value]) => ({ quantity, value })),
    said: read?.inspection?.said ?? read?.record?.said ?? hive?.said ?? [],
    problems: refusals.map(({ column, reason }) => ({ column, reason })),
  };
}

function mappingToWire({
  columns,
  target,
  names,
  fixed = {},
  ...mapping
}: ImportMapping): Type.Static<typeof MappingBody> {
  return {
    kind: mapping.kind,
    encoding: mapping.encoding,
    separator: mapping.separator,
    skipped_rows: mapping.skippedRows,
    has_header: mapping.hasHeader,
    has_decimal_comma: mapping.hasDecimalComma,
    date_order: mapping.dateOrder,
    time_zone: mapping.timeZone,
    columns: columns.map(({ role, quantity, unit, name, isUnitUnsure = false }) => ({
      role,
      quantity: quantity ?? null,
      unit: unit ?? null,
      name: name ?? null,
      is_unit_unsure: isUnitUnsure,
    })),
    device: targetToWire(target),
    names: Object.entries(names).map(([name, each]) => ({ name, device: targetToWire(each) })),
    fixed: Object.entries(fixed).map(([field, text]) => ({ field, text })),
  };
}

const targetToWire = (target: ImportTarget) => ('id' in target ? String(target.id) : target.kind);

export function mappingFromWire(body: Type.Static<typeof MappingInput>): ImportMapping {
  const targetOf = (sent: string) => targetFromWire(sent, body.kind);
  return {
    kind: body.kind,
    encoding: body.encoding,
    separator: body.separator,
    skippedRows: body.skipped_rows ?? 0,
    hasHeader: body.has_header,
    hasDecimalComma: body.has_decimal_comma,
    dateOrder: body.date_order,
    timeZone: zoneOfOffset(body.time_zone),
    columns: body.columns.map(({ role, quantity, unit, name, is_unit_unsure: isUnitUnsure = false }) => ({
      role,
      quantity: quantity ?? undefined,
      unit: unit ?? undefined,
      ...(role === 'value' && body.kind === 'measurements' && name ? { name: shown(name) } : {}),
      ...(isUnitUnsure && { isUnitUnsure }),
    })),
    target: targetOf(body.device),
    names: Object.fromEntries(body.names.map(({ name, device }) => [name, targetOf(device)])),
    fixed: Object.fromEntries((body.fixed ?? []).map(({ field, text }) => [field, text])),
  };
}

function targetFromWire(device: string, kind: ImportKind): ImportTarget {
  if (device === 'new' || device === 'none') return { kind: device };
  return { kind: kind === 'measurements' ? 'device' : 'hive', id: Math.min(Number(device), maxInt4) };
}
