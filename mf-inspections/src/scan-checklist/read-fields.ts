import { gradeOfMood, moods } from '@skep/domain';
import { type Answers, answerProblem, fieldKey } from '../checklist-inputs/answers.ts';
import type { ChecklistItem } from '../checklist-inputs/checklist-tree.ts';
import type { CheckSheetQuery, FieldCountInput } from '../generated/graphql.ts';
import {
  hiveKey,
  type InspectionValues,
  newInspection,
  type OwnAnswers,
} from '../inspection-form/inspection-values.ts';
import type { GridColumn } from '../new-inspection/grid-columns.ts';

export type SheetToCheck = NonNullable<CheckSheetQuery['sheetReading']>['sheets'][number];
export type FieldOfSheet = SheetToCheck['fields'][number];

/** Fields of every inspection, by their names on paper. */
const generalNames = {
  date: 'inspectedAt',
  impression: 'impression',
  attention: 'needsAttention',
  notes: 'notes',
  reminder_date: 'reminderAt',
  reminder: 'reminder',
} as const;

type PaperName = keyof typeof generalNames;
export type GeneralName = (typeof generalNames)[PaperName];

/** Where a field of paper belongs in the form. */
export type FormPlace =
  | { kind: 'general'; name: GeneralName }
  | { kind: 'item'; item: ChecklistItem }
  /** Of one of many hives. */
  | { kind: 'cell'; hive: HiveOfRow; column: GridColumn };

export interface HiveOfRow {
  id: string;
  name: string;
}

/** A field of a sheet in the form, in the order in which a person looks at them. */
export interface FieldToCheck {
  /** Of the form's value. */
  key: string;
  place: FormPlace;
  read: FieldOfSheet;
  /** As the form begins with it; what no answer of that kind can be is empty, and needs a check. */
  value: string;
  /** `asked`: a person has to look; `read`: something is written there; `empty`: nothing is. */
  group: 'asked' | 'read' | 'empty';
}

export interface ReadSheet {
  fields: FieldToCheck[];
  /** Of a hive that a blank sheet names by hand. */
  whose: FieldOfSheet[];
  /** A question of that time that is not in the checklist any more. */
  gone: FieldOfSheet[];
}

const groups = ['asked', 'read', 'empty'] as const;

/** What was read, by its place in the form: what is unsure comes first, then what is written, then what is empty. */
export function fieldsToCheck(sheet: SheetToCheck, items: readonly ChecklistItem[]): ReadSheet {
  const known = new Map(items.map((item) => [item.id, item]));
  const found: ReadSheet = { fields: [], whose: [], gone: [] };
  for (const read of sheet.fields) {
    if (read.itemId === 'location' || read.itemId === 'hive') {
      found.whose.push(read);
      continue;
    }
    const place = placeOf(read.itemId, known);
    if (place === undefined) found.gone.push(read);
    else found.fields.push(fieldOf(read, place));
  }
  found.fields.sort((one, other) => groups.indexOf(one.group) - groups.indexOf(other.group));
  return found;
}

function placeOf(itemId: string, known: ReadonlyMap<string, ChecklistItem>): FormPlace | undefined {
  if (isPaperName(itemId)) return { kind: 'general', name: generalNames[itemId] };
  const item = known.get(itemId);
  return item && { kind: 'item', item };
}

const isPaperName = (name: string): name is PaperName => Object.hasOwn(generalNames, name);

/** Columns of the grid by the names of paper; items have those of their ids. */
const columnNames: Readonly<Record<string, string>> = { attention: 'needsAttention' };

/**
 * The same of a sheet for many hives, whose rows are those of these hives.
 * @param hiveOf of a row; undefined: it is left out
 */
export function cellsToCheck(
  sheet: SheetToCheck,
  columns: readonly GridColumn[],
  hiveOf: (row: number) => HiveOfRow | undefined,
): FieldToCheck[] {
  const found = sheet.fields.flatMap((read): FieldToCheck[] => {
    if (read.itemId === 'date') return [fieldOf(read, { kind: 'general', name: 'inspectedAt' })];
    const hive = read.row == null ? undefined : hiveOf(read.row);
    const isGeneral = isPaperName(read.itemId);
    const key = isGeneral ? (columnNames[read.itemId] ?? read.itemId) : fieldKey(read.itemId);
    const column = columns.find((one) => one.key === key);
    return hive && column ? [fieldOf(read, { kind: 'cell', hive, column })] : [];
  });
  return found.sort((one, other) => groups.indexOf(one.group) - groups.indexOf(other.group));
}

/** Rows in which something is written or unsure: the others are of hives that nobody looked at. */
export function rowsInUse({ rows, fields }: SheetToCheck): number[] {
  const used = new Set(
    fields
      .filter(({ value, isSure, itemId }) => itemId !== 'date' && (value !== '' || !isSure))
      .map(({ row }) => row),
  );
  return (rows ?? []).flatMap((_row, index) => (used.has(index) ? [index] : []));
}

/** What the form of many hives begins with. */
export function valuesOfTable(
  fields: readonly FieldToCheck[],
  hiveIds: readonly string[],
  checklistId: string | undefined,
): InspectionValues {
  const own: OwnAnswers = {};
  for (const { place, value } of fields)
    if (place.kind === 'cell') {
      const key = hiveKey(place.hive.id);
      own[key] = { ...own[key], [place.column.key]: shownIn(place.column, value) };
    }
  const [first = ''] = hiveIds;
  const inspectedAt = fields.find(({ key }) => key === 'inspectedAt')?.value || undefined;
  return { ...newInspection(first, undefined), checklistId, inspectedAt, own };
}

/** Paper has faces where the form has grades. */
function shownIn(column: GridColumn, value: string): string {
  const mood = column.key === 'impression' ? moods[Number(value) - 1] : undefined;
  return mood === undefined ? value : String(gradeOfMood(mood));
}

function keyOf(place: FormPlace): string {
  switch (place.kind) {
    case 'general':
      return place.name;
    case 'item':
      return fieldKey(place.item.id);
    case 'cell':
      return `${hiveKey(place.hive.id)}.${place.column.key}`;
  }
}

/** Whether it is a choice of the column, or a number. */
function fitsIn({ choices, number }: GridColumn, value: string): boolean {
  if (value === '') return true;
  if (number) return answerProblem(number, value) === undefined;
  return choices === undefined || choices.some((choice) => choice.value === value);
}

function isPossibleIn(place: FormPlace, value: string): boolean {
  if (place.kind === 'item') return answerProblem(place.item, value) === undefined;
  return place.kind === 'general' || fitsIn(place.column, value);
}

function fieldOf(read: FieldOfSheet, place: FormPlace): FieldToCheck {
  const isPossible = isPossibleIn(place, read.value);
  const value = isPossible ? read.value : '';
  // Without its date nothing can be saved: nobody is to look for it among what is empty.
  const isUnsure = !read.isSure || !isPossible || (read.itemId === 'date' && value === '');
  const group = isUnsure ? 'asked' : value === '' ? 'empty' : 'read';
  return { key: keyOf(place), place, read, value, group };
}

/** What the form begins with. The date is that of the paper, and nothing where that cannot be read. */
export function valuesOfSheet(
  fields: readonly FieldToCheck[],
  hiveId: string,
  checklistId: string | undefined,
): InspectionValues {
  const written = (name: GeneralName) => fields.find(({ key }) => key === name)?.value ?? '';
  const impression = moods[Number(written('impression')) - 1];
  const attention = written('needsAttention');
  const answers: Answers = {};
  for (const { key, place, value } of fields) if (place.kind === 'item') answers[key] = value;
  return {
    ...newInspection(hiveId, undefined),
    checklistId,
    inspectedAt: written('inspectedAt') || undefined,
    impression: impression && gradeOfMood(impression),
    needsAttention: attention === '' ? undefined : attention === '1',
    notes: written('notes'),
    reminder: written('reminder'),
    reminderAt: written('reminderAt') || undefined,
    answers,
  };
}

/** What the form holds of a field, to be compared: empty is "nothing". */
export function heldOf(values: InspectionValues, { key, place }: FieldToCheck): string {
  switch (place.kind) {
    case 'item':
      return values.answers[key] ?? '';
    case 'cell':
      return values.own[hiveKey(place.hive.id)]?.[place.column.key] ?? '';
    case 'general':
      return values[place.name] === undefined ? '' : String(values[place.name]);
  }
}

/**
 * How often a reading was right: what the form ends with, compared with what it began with. Free writing is not counted
 * where nobody read it.
 */
export function countsOf(
  fields: readonly FieldToCheck[],
  began: InspectionValues,
  ended: InspectionValues,
): FieldCountInput[] {
  const counts = new Map<string, FieldCountInput>();
  for (const field of fields) {
    const { kind, isSure, value } = field.read;
    if (kind === 'WRITING' && value === '') continue;
    const key = `${kind}:${isSure}`;
    const count = counts.get(key) ?? { kind, isSure, accepted: 0, corrected: 0, emptied: 0 };
    const [before, after] = [heldOf(began, field), heldOf(ended, field)];
    if (before === after) count.accepted += 1;
    else if (after === '') count.emptied += 1;
    else count.corrected += 1;
    counts.set(key, count);
  }
  return [...counts.values()];
}
