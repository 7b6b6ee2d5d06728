import {
  fromPaperUnit,
  type ImportMapping,
  type ImportRefusal,
  type ItemValueProblem,
  importedNumber,
  importedTime,
  importedValue,
  inspectionLimits,
  isImportField,
  isNothing,
  paperUnits,
  parseItemValue,
  unitOfWord,
  unitsOfKeys,
  wireTimeOf,
} from '@skep/domain';
import type { Category } from '#platform/taxonomy/catalogue.ts';
import { answerWords, isTitleOfNotes, yesAndNo } from './inspection-words.ts';
import type { ReadInspection } from './read-rows.ts';
import { nameIn, type Reading, type ReadingResult, type RowReader, shown, timesOf } from './reading.ts';

interface Column {
  index: number;
  title: string;
  /** Of `importFields`, or the id of an item. */
  field: string;
}

export type ItemOf = (id: number) => Category | undefined;

/** What a row calls its hive: with its apiary, where a column names that. */
export function hiveNameIn(mapping: ImportMapping, cells: readonly string[]): string | undefined {
  const at = (wanted: string) => mapping.columns.findIndex(({ role }) => role === wanted);
  const hiveAt = at('device');
  if (hiveAt === -1) return undefined;
  return nameIn(cells[at('apiary')], cells[hiveAt]);
}

/** Reads a row as an inspection of a hive; parts that cannot be read are left out and reported. */
export function inspectionReader(
  mapping: ImportMapping,
  { titles, targetOf, now, itemOf }: Reading & { itemOf: ItemOf },
): RowReader {
  const hiveAt = mapping.columns.findIndex(({ role }) => role === 'device');
  const { timeAt, timeIn } = timesOf(mapping, now);
  const columns = mapping.columns.flatMap(({ role, quantity = '' }, index): Column[] =>
    role === 'value' ? [{ index, title: titles[index] ?? '', field: quantity }] : [],
  );
  const readers = columns.map((column) => ({
    ...column,
    read: cellReader(column, columns, mapping, itemOf),
  }));

  function inspectionIn(cells: readonly string[], row: number) {
    const inspection: ReadInspection = { fields: {}, items: [], said: [] };
    const problems: ReadingResult['refusals'] = [];
    for (const { index, title, field, read } of readers) {
      const cell = (cells[index] ?? '').trim();
      if (isNothing(cell)) continue;
      const reason = read(cell, inspection);
      // Of what a person wrote nobody has to read that it is no event.
      if (field === 'is_event' && inspection.isEvent === false) continue;
      if (reason === undefined)
        inspection.said.push({
          field,
          text: shown(`${titleBefore({ field, title }, columns, cell)}${cell}`),
        });
      else problems.push({ row, column: title, reason, written: shown(cell) });
    }
    return { inspection, problems };
  }

  return {
    read(cells, row) {
      const device = hiveNameIn(mapping, cells);
      const refused = (reason: ImportRefusal, index: number): ReadingResult => ({
        read: undefined,
        device,
        refusals: [{ row, column: titles[index] ?? '', reason, written: shown(cells[index] ?? '') }],
      });
      const target = device === undefined ? mapping.target : targetOf(device);
      if (target.kind === 'none') return refused('no_hive', hiveAt);
      const time = timeIn(cells, device ?? '');
      if (!(time instanceof Date)) return refused(time, timeAt);
      const { inspection, problems } = inspectionIn(cells, row);
      if (inspection.said.length > 0)
        return { read: { device, target, time, values: {}, inspection }, device, refusals: problems };
      return problems.length > 0 ? { read: undefined, device, refusals: problems } : refused('no_value', -1);
    },
  };
}

/** Adds what a cell says to an inspection. @returns why it cannot */
type CellReader = (cell: string, into: ReadInspection) => ImportRefusal | undefined;

function cellReader(
  column: Column,
  columns: readonly Column[],
  mapping: ImportMapping,
  itemOf: ItemOf,
): CellReader {
  const { field, title } = column;
  if (isImportField(field)) return fieldReader(column, columns, mapping);
  const category = itemOf(Number(field));
  if (category === undefined) return () => 'unknown_choice';
  const read = answerReader(category, mapping, title);
  return (cell, { items }) => {
    const answer = read(cell);
    if ('reason' in answer) return answer.reason;
    items.push({ categoryId: category.id, value: answer.value });
    return undefined;
  };
}

function fieldReader(
  { field, title }: Column,
  columns: readonly Column[],
  mapping: ImportMapping,
): CellReader {
  switch (field) {
    case 'impression':
      return (cell, { fields }) => {
        const grade = importedNumber(cell, mapping.hasDecimalComma);
        if (grade === undefined) return 'not_a_number';
        if (!Number.isInteger(grade) || grade < 1 || grade > 10) return 'out_of_range';
        fields.impression = grade;
        return undefined;
      };
    case 'needs_attention':
      return (cell, { fields }) => {
        const answer = yesAndNo().get(cell.toLowerCase());
        if (answer === undefined) return 'unknown_choice';
        fields.needsAttention = answer === '1';
        return undefined;
      };
    case 'is_event':
      return (cell, into) => {
        const answer = yesAndNo().get(cell.toLowerCase());
        if (answer === undefined) return 'unknown_choice';
        into.isEvent = answer === '1';
        return undefined;
      };
    case 'reminder_local':
      return (cell, { fields }) => {
        // By the clock on the wall, wherever that hangs.
        const time = importedTime(cell, undefined, { order: mapping.dateOrder, timeZone: 'UTC' });
        if (time === undefined) return 'not_a_time';
        fields.reminderLocal = wireTimeOf(time, 'UTC');
        return undefined;
      };
    case 'reminder':
      return textReader('reminder', inspectionLimits.reminderLength);
    case 'notes': {
      return textReader('notes', inspectionLimits.notesLength, (cell) =>
        titleBefore({ field, title }, columns, cell),
      );
    }
    default: {
      const name = field === 'next_notes' ? 'nextNotes' : field === 'action' ? 'action' : 'conditions';
      return textReader(name, inspectionLimits.notesLength);
    }
  }
}

/** Several columns may be noted: each behind its title, but for the one that is called so. A number alone says nothing. */
function titleBefore(
  { field, title }: Pick<Column, 'field' | 'title'>,
  columns: readonly Column[],
  cell: string,
): string {
  const isAlone = columns.filter((each) => each.field === 'notes').length === 1;
  return field !== 'notes' || (isAlone && /\p{L}{2}/u.test(cell)) || isTitleOfNotes(title)
    ? ''
    : `${title}: `;
}

type TextField = 'notes' | 'conditions' | 'action' | 'nextNotes' | 'reminder';

function textReader(name: TextField, max: number, before: (cell: string) => string = () => ''): CellReader {
  return (cell, { fields }) => {
    const text = cell
      .replaceAll(/\r\n?/g, '\n')
      .replaceAll(/[\p{Cc}\p{Cs}]/gu, (sign) => (sign === '\n' && name !== 'reminder' ? sign : ' '));
    const whole = [fields[name], `${before(cell)}${text}`].filter(Boolean).join('\n');
    if ([...whole].length > max) return 'too_long';
    fields[name] = whole;
    return undefined;
  };
}

type ReadAnswer = { value: string } | { reason: ImportRefusal };

export function answerReader(
  category: Category,
  { hasDecimalComma, dateOrder: order }: Pick<ImportMapping, 'hasDecimalComma' | 'dateOrder'>,
  title: string,
) {
  const { input, unit, own } = category;
  const words = answerWords(category);
  const sentBy = (cell: string): unknown => {
    if (input === 'list')
      return cell
        .split(/[,;]\s*/)
        .map((part) => words?.get(part.trim().toLowerCase()) ?? numberOf(part.trim()));
    if (words !== undefined) return words.get(cell.toLowerCase()) ?? cell;
    if (input === 'date') {
      const time = importedTime(cell, undefined, { order, timeZone: 'UTC' });
      return time === undefined ? cell : wireTimeOf(time, 'UTC');
    }
    const number = importedNumber(cell, hasDecimalComma);
    return number === undefined ? cell : storedAnswer(number, unit, title);
  };
  // A text may look like a number: its digits stay as they are.
  const isText = input === 'text' || input === 'sample_code';
  return (cell: string): ReadAnswer => {
    const parsed = parseItemValue(input, isText ? cell : sentBy(cell), unit, own);
    if (parsed.kind === 'answered') return { value: parsed.value };
    return { reason: parsed.kind === 'problem' ? reasonOf(parsed.problem.code) : 'no_value' };
  };
}

/** Choices may be named by their numbers, as programs have them. */
const numberOf = (part: string) => (/^\d{1,9}$/.test(part) ? part : '?');

/** An answer in another unit, as the title of its column says, in the unit that is stored. */
function storedAnswer(value: number, unit: string | undefined, title: string): number {
  const stored = unitsOfKeys[unit ?? ''];
  const [, written = ''] = /\(([^()]{1,20})\)$/.exec(title.trim()) ?? [];
  if (stored === undefined) return value;
  const paper = paperUnits.find((unit) => unit === written);
  if (paper !== undefined) return fromPaperUnit(value, paper);
  return importedValue(value, stored, unitOfWord(written));
}

function reasonOf(code: ItemValueProblem['code']): ImportRefusal {
  if (code === 'not_a_number' || code === 'too_long' || code === 'unknown_choice') return code;
  if (code === 'not_a_date') return 'not_a_time';
  return code === 'invalid' || code === 'unsupported_characters' ? 'unknown_choice' : 'out_of_range';
}
