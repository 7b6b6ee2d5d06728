import type { AnswerOf } from '@skep/rest-client';
import type { FileImport, FileImportDetails, ImportMappingInput } from '../../generated/schema.ts';
import { isoFromWire } from '../wire-values.ts';

export function importFromWire(found: AnswerOf<'getImports'>[number]): FileImport {
  const { id, name, source, state, fault, progress, stored } = found;
  return {
    id: String(id),
    name,
    source,
    state,
    stored,
    sizeBytes: found.size_bytes,
    fault: fault ?? undefined,
    progressPercent: progress,
    createdAt: isoFromWire(found.created_at, 'UTC'),
    importedAt: found.imported_at === null ? undefined : isoFromWire(found.imported_at, 'UTC'),
  };
}

export function detailsFromWire(found: AnswerOf<'getImport'>): FileImportDetails {
  const { mapping, counted, titles, samples, imported_before: before } = found;
  return {
    id: String(found.id),
    file: importFromWire(found),
    importedBefore: before === null ? undefined : isoFromWire(before, 'UTC'),
    mapping: mappingFromWire(mapping),
    titles: titles ?? undefined,
    samples: samples.map(({ name, time, ...sample }) => ({
      ...sample,
      name: name ?? undefined,
      time: time ?? undefined,
    })),
    counted: counted === null ? undefined : countedFromWire(counted),
    followers: found.followers,
    leftOutSheets: found.left_out_sheets,
    items: found.items,
    hives: found.hives.map(({ id, name }) => ({ id: String(id), name })),
  };
}

function mappingFromWire(mapping: AnswerOf<'getImport'>['mapping']): FileImportDetails['mapping'] {
  return {
    kind: mapping.kind,
    encoding: mapping.encoding,
    separator: mapping.separator,
    skippedRows: mapping.skipped_rows ?? 0,
    hasHeader: mapping.has_header,
    hasDecimalComma: mapping.has_decimal_comma,
    dateOrder: mapping.date_order,
    timeZone: mapping.time_zone,
    columns: mapping.columns.map(({ role, quantity, unit, name, is_unit_unsure: isUnitUnsure = false }) => ({
      role,
      quantity: quantity ?? undefined,
      unit: unit ?? undefined,
      name: name ?? undefined,
      isUnitUnsure,
    })),
    target: mapping.device,
    names: mapping.names.map(({ name, device }) => ({ name, target: device })),
    fixed: mapping.fixed ?? [],
  };
}

function countedFromWire({
  left_out,
  first,
  last,
  names,
  ...sums
}: NonNullable<AnswerOf<'getImport'>['counted']>) {
  return {
    ...sums,
    leftOut: left_out,
    first: first ?? undefined,
    last: last ?? undefined,
    names: names.map(({ device, ...name }) => ({ ...name, target: device })),
  };
}

export function mappingToWire({ columns, names, fixed, ...mapping }: ImportMappingInput) {
  return {
    kind: mapping.kind,
    encoding: mapping.encoding,
    separator: mapping.separator,
    skipped_rows: mapping.skippedRows ?? 0,
    has_header: mapping.hasHeader,
    has_decimal_comma: mapping.hasDecimalComma,
    date_order: mapping.dateOrder,
    time_zone: mapping.timeZone.toWellFormed(),
    columns: columns.map(({ role, quantity, unit, name, isUnitUnsure }) => ({
      role,
      quantity: quantity?.toWellFormed() ?? null,
      unit: unit?.toWellFormed() ?? null,
      name: name?.toWellFormed() ?? null,
      is_unit_unsure: isUnitUnsure ?? false,
    })),
    device: mapping.target.toWellFormed(),
    names: names.map(({ name, target }) => ({ name: name.toWellFormed(), device: target.toWellFormed() })),
    fixed: (fixed ?? []).map(({ field, text }) => ({
      field: field.toWellFormed(),
      text: text.toWellFormed(),
    })),
  };
}
