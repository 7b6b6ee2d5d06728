import {
  type FieldProblemCode,
  type ImportMapping,
  type ImportRecordField,
  type ImportRecordKind,
  type ImportRefusal,
  isFutureDay,
  isNothing,
  isRecordField,
  needsDay,
  recordFieldsOf,
  wireTimeOf,
} from '@skep/domain';
import type { HiveId } from '#platform/context/ids.ts';
import type { Refusal } from './import.ts';
import { hiveNameIn } from './inspection-reading.ts';
import type { ReadRecord } from './read-rows.ts';
import {
  betweenPlaces,
  type Reading,
  type ReadingResult,
  type RowReader,
  shown,
  timesOf,
} from './reading.ts';
import { recordCells } from './record-cells.ts';
import { recordProblems, type Said } from './record-forms.ts';

/** What people have on a list of their own, by its name in lower case: it says what a row does not. */
export type KnownProducts = ReadonlyMap<string, Said>;

interface Column {
  index: number;
  field: ImportRecordField;
  unit: string | undefined;
}

const ofSeveral: ReadonlySet<ImportRecordKind> = new Set(['treatments', 'harvests', 'feedings']);

/** Reads a row as a record of its hive: of what is required each has to be there; else the rest is taken without it. */
export function recordReader(
  mapping: ImportMapping & { kind: ImportRecordKind },
  { titles, targetOf, now, products }: Reading & { products: KnownProducts },
): RowReader {
  const { kind, fixed = {} } = mapping;
  const hiveAt = mapping.columns.findIndex(({ role }) => role === 'device');
  const apiaryAt = mapping.columns.findIndex(({ role }) => role === 'apiary');
  const { timeAt, timeIn } = timesOf(mapping, kind === 'reminders' ? undefined : now);
  const columns = mapping.columns.flatMap(({ role, quantity = '', unit }, index): Column[] =>
    role === 'value' && isRecordField(kind, quantity) ? [{ index, field: quantity, unit }] : [],
  );

  /** The hives that a cell names one after another, where each of them is known. */
  function hivesIn(cell: string, apiary: string | undefined) {
    if (!ofSeveral.has(kind)) return [];
    const names = cell.split(/[,;+&]/).map((name) => (apiary ? [apiary, name] : [name]).map(shown));
    const found = names.map((parts) => targetOf(parts.filter(Boolean).join(betweenPlaces)));
    const hives = found.flatMap((target) => (target.kind === 'hive' ? [target] : []));
    return names.length > 1 && hives.length === names.length ? hives : [];
  }

  /** As its title, or what the field is called where no column has it. */
  const refusal = (row: number, field: string, reason: ImportRefusal, written = ''): Refusal => {
    const index = columns.find((column) => column.field === field)?.index ?? -1;
    return { row, column: titles[index] ?? field, reason, written: shown(written) };
  };

  function saidIn(cells: readonly string[], row: number) {
    const [said, texts, refusals]: [Record<string, unknown>, ReadRecord['said'], Refusal[]] = [{}, [], []];
    for (const field of recordFieldsOf(kind)) {
      const column = columns.find((each) => each.field === field);
      const cell = plain(cells[column?.index ?? -1] ?? '');
      for (const text of [isNothing(cell) ? '' : cell, fixed[field] ?? '']) {
        const [key, read] = recordCells[field];
        if (text === '' || key in said) continue;
        const found = read(text, mapping, text === cell ? column?.unit : undefined);
        if ('reason' in found) refusals.push(refusal(row, field, found.reason, text));
        else {
          said[found.key ?? key] = found.value;
          if (field === 'feed') said.feedText = text;
          texts.push({ field, text: field === 'device_definitions' ? countOf(found.value) : shown(text) });
        }
      }
    }
    const product = products.get(String(said.product ?? '').toLowerCase()) ?? {};
    return { said: { ...product, ...said }, texts, refusals };
  }

  /** What its form does not take is left out, and the row with it where the form needs it. */
  function checked({ form: whole, said: texts, ...record }: Omit<ReadRecord, 'kind'>, row: number) {
    const { day } = record;
    const form: Record<string, unknown> = { ...whole };
    const refusals: Refusal[] = [];
    if (typeof form.birthDate === 'string' && isFutureDay(form.birthDate, now)) {
      refusals.push(refusal(row, 'queen_born', 'time_in_future', form.birthDate));
      delete form.birthDate;
    }
    const problems = recordProblems(kind, form, day);
    for (const { path, code } of problems) {
      const key = path.split('.')[0] ?? '';
      const field = fieldOfRecord(kind, key);
      refusals.push(refusal(row, field, reasonOf(code), String(form[key] ?? '')));
      delete form[key];
    }
    const isTaken = problems.length === 0 || recordProblems(kind, form, day).length === 0;
    const lost = new Set(problems.map(({ path }) => fieldOfRecord(kind, path.split('.')[0] ?? '')));
    const said = texts.filter(({ field }) => !lost.has(field));
    return { refusals, record: isTaken ? { ...record, kind, form, said } : undefined };
  }

  return {
    read(cells, row): ReadingResult {
      const device = hiveNameIn(mapping, cells);
      const refused = (reason: ImportRefusal, index: number): ReadingResult => ({
        read: undefined,
        device,
        refusals: [{ row, column: titles[index] ?? '', reason, written: shown(cells[index] ?? '') }],
      });
      const several = device === undefined ? [] : hivesIn(cells[hiveAt] ?? '', cells[apiaryAt]);
      const isWithoutHive = kind === 'devices' && (device ?? '') === '' && mapping.target.kind === 'none';
      const [first, ...others] = several;
      const named = device === undefined || isWithoutHive ? mapping.target : targetOf(device);
      const target = named.kind === 'none' && first !== undefined ? first : named;
      const otherHiveIds = target === first ? others.map(({ id }) => id as HiveId) : [];
      if (target.kind === 'none' && !isWithoutHive) return refused('no_hive', hiveAt);
      const written = timeAt === -1 ? now : timeIn(cells, device ?? '');
      if (!(written instanceof Date) && (needsDay(kind) || written !== 'no_time'))
        return refused(written, timeAt);
      const time = written instanceof Date ? written : now;
      const { said: form, texts, refusals } = saidIn(cells, row);
      if (texts.length === 0)
        return refusals.length > 0 ? { read: undefined, device, refusals } : refused('no_value', -1);
      const day = wireTimeOf(time, mapping.timeZone).slice(0, 10);
      const isDated = timeAt !== -1 && written instanceof Date;
      const { record, refusals: problems } = checked({ form, day, isDated, otherHiveIds, said: texts }, row);
      const all = [...refusals, ...problems];
      return {
        read: record && { device, target, time, values: {}, record },
        device: isWithoutHive ? undefined : device,
        refusals: all,
      };
    },
  };
}

/** Of a list of things that nobody wants to read. */
const countOf = (value: unknown) => String(Array.isArray(value) ? value.length : 0);

/** One line, since each field is one. */
const plain = (cell: string) => cell.replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ').trim();

/** Which field of the file fills a key of the form. */
export function fieldOfRecord(kind: ImportRecordKind, key: string): string {
  if (kind === 'feedings' && (key === 'amount' || key === 'unit')) return 'feed_kilograms';
  // Files name what was done where they name a product.
  if (kind === 'treatments' && key === 'measure') return 'product';
  return recordFieldsOf(kind).find((field) => recordCells[field][0] === key) ?? key;
}

export function reasonOf(code: FieldProblemCode): ImportRefusal {
  if (code === 'required') return 'no_value';
  if (code === 'hive_not_there' || code === 'already_taken') return code;
  if (code === 'hive_gone' || code === 'other_keeper') return 'no_hive';
  if (code === 'not_a_number' || code === 'too_long' || code === 'unknown_choice') return code;
  return code === 'too_small' || code === 'too_large' || code === 'date_too_early'
    ? 'out_of_range'
    : 'unknown_choice';
}
