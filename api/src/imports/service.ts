import {
  AppError,
  type ImportMapping,
  type ImportTarget,
  importUnits,
  isRecordField,
  isRecordKind,
  isTimeZone,
  needsDay,
  recordFieldUnits,
} from '@skep/domain';
import { ownItemsOf } from '#inspections/checklists/own-item-store.ts';
import { addDevice } from '#measurements/devices/service.ts';
import { requireOwn } from '#platform/access/access.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { ImportId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import { quantityNamed } from '#platform/taxonomy/quantities.ts';
import {
  type OpenedImport,
  openedImport,
  ownTargets,
  readersOf,
  rowsAbove,
  titlesOf,
} from './batch-reader.ts';
import { type ImportChoices, importChoices, isFieldOf } from './choices.ts';
import { dateColumnOf, orderOfDates } from './date-scan.ts';
import { columnsOf, proposedFixed } from './format-detection.ts';
import { headOf, rowsOfHead } from './head.ts';
import { nameOfFile } from './hive-store.ts';
import { hiveMaker, placeAndName } from './hive-targets.ts';
import type { Import, Refusal } from './import.ts';
import { personOf } from './person.ts';
import type { ReadingResult } from './reading.ts';
import {
  deleteImport,
  followersOf,
  importById,
  importedBefore,
  importsOf,
  keepMapping,
  lockImport,
  refusalsOf,
  updateImport,
} from './store.ts';

/** First rows of a file, as they are read. */
export interface Preview {
  titles: string[];
  rows: { cells: string[]; result: ReadingResult | undefined }[];
}

export interface ShownImport {
  found: Import;
  /** Undefined: its file is no longer stored. */
  preview: Preview | undefined;
  /** When the same content was imported, which is not undone. */
  importedBefore: Date | undefined;
  choices: ImportChoices;
  /** Names of imports that begin by themselves after this one, in their order. */
  followers: string[];
}

export function listImports(context: SignedInContext): Promise<Import[]> {
  return importsOf(context, context.user.id);
}

export async function showImport(context: SignedInContext, id: ImportId): Promise<ShownImport> {
  const opened = await openedImport(context, requireOwn(context, await importById(context, id)));
  const { found } = opened;
  return {
    found,
    preview: await previewOf(context, opened),
    importedBefore: await importedBefore(context, found),
    choices: await importChoices(context, found),
    followers: await followersNamed(context, id),
  };
}

async function followersNamed(context: SignedInContext, id: ImportId): Promise<string[]> {
  const followers = await followersOf(context, id);
  const later = await Promise.all(followers.map((follower) => followersNamed(context, follower.id)));
  return followers.flatMap(({ name }, index) => [name, ...(later[index] ?? [])]);
}

export async function listRefusals(context: SignedInContext, id: ImportId): Promise<Refusal[]> {
  return refusalsOf(context, requireOwn(context, await importById(context, id)).id);
}

const shownRows = 8;

async function previewOf(
  context: SignedInContext,
  { found, targetOf }: OpenedImport,
): Promise<Preview | undefined> {
  const { mapping } = found;
  const file = await context.imports.read(found.fileName);
  if (file === undefined) return undefined;
  const rows = rowsOfHead(await headOf(file.content), mapping);
  const titles = titlesOf(rows, mapping);
  // Their owner may still be open: the content of a row is shown anyway.
  const isOpen = ({ kind }: ImportTarget) => kind === 'none';
  const reader = (await readersOf(context, found))(
    { ...mapping, target: isOpen(mapping.target) ? { kind: 'new' } : mapping.target },
    {
      titles,
      targetOf: (name) => (isOpen(targetOf(name)) ? { kind: 'new' } : targetOf(name)),
      now: context.clock.now(),
    },
  );
  const first = rowsAbove(mapping);
  return {
    titles,
    rows: rows.slice(first, first + shownRows).flatMap((row, index) => {
      if (row.every((cell) => cell.trim() === '')) return [];
      const cells = row.map((cell) => cell.replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ').slice(0, 60));
      return [reader.read(row, first + index + 1)].flat().map((result) => ({ cells, result }));
    }),
  };
}

/** Says how a file is to be read; what was counted before counts no more. @throws AppError invalid_input, not_found, in_progress */
export function saveMapping(context: SignedInContext, id: ImportId, mapping: ImportMapping): Promise<void> {
  return changing(context, id, async (inner, found) => {
    if (['importing', 'imported', 'undoing'].includes(found.state)) throw new AppError('in_progress');
    const table = isSameTable(found.mapping, mapping) ? mapping : await proposedAgain(inner, found, mapping);
    const said = { ...table, dateOrder: await dateOrderOf(inner, found, table) };
    await requireMapping(inner, found, said);
    await updateImport(
      inner,
      id,
      { state: 'mapping', mapping: said, counted: undefined, fault: undefined, progressPercent: 0 },
      inner.clock.now(),
    );
  });
}

/** Whether columns are still what they were. */
function isSameTable(before: ImportMapping, now: ImportMapping): boolean {
  return (['kind', 'separator', 'encoding', 'skippedRows'] as const).every((key) => before[key] === now[key]);
}

/** The order that somebody chose; that of another column of time is detected again. */
async function dateOrderOf(
  context: SignedInContext,
  { fileName, mapping: before }: Import,
  mapping: ImportMapping,
): Promise<ImportMapping['dateOrder']> {
  const isOther = dateColumnOf(before) !== dateColumnOf(mapping);
  return isOther && before.dateOrder === mapping.dateOrder
    ? orderOfDates(context, fileName, mapping)
    : mapping.dateOrder;
}

/** Of another kind, or read otherwise, each column is something else, as far as its title tells. */
async function proposedAgain(
  context: SignedInContext,
  found: Import,
  mapping: ImportMapping,
): Promise<ImportMapping> {
  const file = await context.imports.read(found.fileName);
  const rows = file === undefined ? [] : rowsOfHead(await headOf(file.content), mapping);
  const person = await personOf(context, mapping.timeZone);
  const columns = columnsOf(mapping.kind, rows, mapping.skippedRows, person);
  const fixed = proposedFixed(mapping.kind, columns, person);
  return { ...mapping, fixed: undefined, ...fixed, columns, target: { kind: 'none' }, names: {} };
}

async function requireMapping(
  context: SignedInContext,
  found: Import,
  mapping: ImportMapping,
): Promise<void> {
  if (!isTimeZone(mapping.timeZone)) throw fieldProblem('timeZone', 'unknown_choice');
  const { ids: own } = await ownTargets(context, { ...found, mapping });
  for (const target of [mapping.target, ...Object.values(mapping.names)])
    if ('id' in target && !own.has(target.id)) throw fieldProblem('target', 'unknown_choice');
  if (mapping.kind !== 'measurements') return requireFields(context, found, mapping);
  const seen = new Set<string>();
  const isNamedByRow = mapping.columns.some(({ role }) => role === 'device');
  for (const [index, { role, quantity, unit, name }] of mapping.columns.entries()) {
    if (role === 'skip') continue;
    if (name !== undefined && isNamedByRow) throw fieldProblem(`columns.${index}.name`, 'already_taken');
    const known = role === 'value' ? quantityNamed(quantity ?? '') : undefined;
    if (role === 'value' && known === undefined) throw fieldProblem(`columns.${index}.quantity`, 'required');
    if (known && unit !== undefined && !importUnits(known.unit).includes(unit))
      throw fieldProblem(`columns.${index}.unit`, 'unknown_choice');
    const what = [known?.abbreviation ?? role, name].join(' ');
    if (seen.has(what)) throw fieldProblem(`columns.${index}.role`, 'already_taken');
    seen.add(what);
  }
}

/** Several columns may be noted; of anything else there is one. */
async function requireFields(
  context: SignedInContext,
  { ownerId }: Import,
  { kind, columns, fixed = {} }: ImportMapping,
): Promise<void> {
  for (const field of Object.keys(fixed))
    if (!isRecordKind(kind) || !isRecordField(kind, field)) throw fieldProblem('fixed', 'unknown_choice');
  const items = await ownItemsOf(context, ownerId);
  const seen = new Set<string>();
  for (const [index, { role, quantity = '', unit }] of columns.entries()) {
    const what = role === 'value' ? quantity : role;
    if (
      isRecordKind(kind) &&
      unit !== undefined &&
      !importUnits(recordFieldUnits[quantity] ?? '').includes(unit)
    )
      throw fieldProblem(`columns.${index}.unit`, 'unknown_choice');
    if (role === 'value' && !isFieldOf(kind, quantity, items))
      throw fieldProblem(`columns.${index}.quantity`, 'required');
    if (!['skip', 'notes'].includes(what) && seen.has(what))
      throw fieldProblem(`columns.${index}.role`, 'already_taken');
    seen.add(what);
  }
}

/** Begins to count what the file would bring. @throws AppError invalid_input where it does not say enough to be read */
export function beginCount(context: SignedInContext, id: ImportId): Promise<void> {
  return changing(context, id, async (inner, found) => {
    if (found.state === 'counting') return;
    if (['importing', 'imported', 'undoing'].includes(found.state)) throw new AppError('in_progress');
    const { kind, columns, target } = found.mapping;
    const has = (wanted: string) => columns.some(({ role }) => role === wanted);
    if (kind === 'hives' && !has('device')) throw fieldProblem('target', 'required');
    if (kind === 'hives') return begin(inner, found, 'counting');
    const isDated = has('time') || ['year', 'month', 'day'].every(has) || ['year', 'week'].every(has);
    if (needsDay(kind) && !isDated) throw fieldProblem('time', 'required');
    const isLong = has('series') && has('reading');
    if (!has('value') && !isLong) throw fieldProblem('value', 'required');
    if (columns.some(({ isUnitUnsure }) => isUnitUnsure)) throw fieldProblem('unit', 'required');
    // Of one value in a row its name may say whose it is.
    const isNamed = has('device') || columns.some(({ name }) => name !== undefined);
    if (!isNamed && !isLong && kind !== 'devices' && target.kind === 'none')
      throw fieldProblem('target', 'required');
    await begin(inner, found, 'counting');
  });
}

/** Begins to import what was counted; devices that are to be new are made. @throws AppError not_found, in_progress */
export function beginImport(context: SignedInContext, id: ImportId): Promise<void> {
  return changing(context, id, async (inner, found) => {
    if (['importing', 'imported'].includes(found.state)) return;
    if (found.state !== 'counted') throw new AppError('in_progress');
    const mapping = await withDevices(inner, found);
    const begun = { ...found, mapping };
    await keepMapping(inner, begun, inner.clock.now());
    await updateImport(inner, id, { mapping, position: 0, stored: 0 }, inner.clock.now());
    await begin(inner, begun, 'importing');
  });
}

async function withDevices(
  context: SignedInContext,
  { id: importId, mapping, name, counted }: Import,
): Promise<ImportMapping> {
  const named = mapping.columns.some(
    ({ role, name: ofColumn }) => role === 'device' || ofColumn !== undefined,
  );
  if (mapping.kind === 'hives') return mapping;
  const ofFile = nameOfFile(name);
  const { makeHive } = hiveMaker(context, importId);
  const make = async (target: ImportTarget, called: string): Promise<ImportTarget> => {
    if (target.kind !== 'new') return target;
    if (mapping.kind !== 'measurements') {
      const [place, hive] = placeAndName(called, ofFile);
      return { kind: 'hive', id: await makeHive(place, { name: hive }) };
    }
    const { id } = await addDevice(context, { name: called.slice(0, 60) });
    return { kind: 'device', id };
  };
  const target = named ? mapping.target : await make(mapping.target, ofFile);
  const names: Record<string, ImportTarget> = {};
  const made = new Map<string, ImportTarget>();
  for (const each of counted?.names ?? []) {
    // `Oak` and `oak` are one, as where it is there already.
    const key = each.name.toLowerCase();
    const same = each.target.kind === 'new' ? made.get(key) : undefined;
    const targetOfName = same ?? (await make(each.target, each.name));
    if (each.target.kind === 'new') made.set(key, targetOfName);
    names[each.name] = targetOfName;
  }
  return { ...mapping, target, names: { ...mapping.names, ...names } };
}

/** Begins to take away all that an import has stored, also of one that is under way. */
export function beginUndo(context: SignedInContext, id: ImportId): Promise<void> {
  return changing(context, id, async (inner, found) => {
    if (['undoing', 'undone'].includes(found.state)) return;
    if (!['importing', 'imported'].includes(found.state)) throw new AppError('in_progress');
    await begin(inner, found, 'undoing');
  });
}

/** Forgets a file of which nothing is stored. */
export function removeImport(context: SignedInContext, id: ImportId): Promise<void> {
  return changing(context, id, async (inner, found) => {
    if (['importing', 'imported', 'undoing'].includes(found.state)) throw new AppError('in_progress');
    await deleteImport(inner, id);
  });
}

async function begin(context: SignedInContext, { id }: Import, state: 'counting' | 'importing' | 'undoing') {
  await updateImport(context, id, { state, fault: undefined, progressPercent: 0 }, context.clock.now());
  await context.jobs.send('work-on-import', { importId: id });
}

function changing(
  context: SignedInContext,
  id: ImportId,
  change: (inner: SignedInContext, found: Import) => Promise<void>,
): Promise<void> {
  return inTransaction(context, async (inner) =>
    change(inner, requireOwn(inner, await lockImport(inner, id))),
  );
}
