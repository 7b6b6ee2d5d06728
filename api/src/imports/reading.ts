import {
  type ImportColumn,
  type ImportMapping,
  type ImportRefusal,
  type ImportTarget,
  importedNumber,
  importedTime,
  importedValue,
  importUnits,
  isNothing,
  isUnavailable,
  numberAndUnit,
  roundTo,
  unitOfWord,
} from '@skep/domain';
import { timeFault } from '#measurements/ingest/message-time.ts';
import { type Quantity, type QuantityName, quantityNamed } from '#platform/taxonomy/quantities.ts';
import type { Refusal } from './import.ts';
import type { ReadHive, ReadInspection, ReadRecord } from './read-rows.ts';

/** What a row of a file says. */
export interface ReadRow {
  /** What the row calls its device; undefined: no column does. */
  device: string | undefined;
  target: ImportTarget;
  time: Date;
  values: Partial<Record<QuantityName, number>>;
  /** Of a file of inspections. */
  inspection?: ReadInspection;
  /** Of a file of queens, treatments and other things of a hive. */
  record?: ReadRecord;
}

export interface ReadingResult {
  /** Undefined: nothing of it can be taken, or it is a hive. */
  read: ReadRow | undefined;
  /** Of a list of hives. */
  hive?: ReadHive | undefined;
  /** What the row calls its device, also where nothing else of it can be taken. */
  device: string | undefined;
  refusals: Refusal[];
}

/** With the row itself. */
export interface ReadResult extends ReadingResult {
  /** As a spreadsheet counts. */
  row: number;
  cells: readonly string[];
}

export interface RowReader {
  /**
   * @param row its number as a spreadsheet has it
   * @returns several of a row in which each hive has columns of its own
   */
  read: (cells: readonly string[], row: number) => ReadingResult | ReadingResult[];
}

export interface Reading {
  titles: readonly string[];
  targetOf: (name: string) => ImportTarget;
  now: Date;
}

/**
 * Reads rows in their order, since what a clock shows twice follows from the row above of the same name.
 * @param now undefined: the time may be in the future
 */
export function timesOf(mapping: ImportMapping, now: Date | undefined) {
  const { dateOrder, timeZone } = mapping;
  const { timeAt, writtenIn, clockIn, isOfParts } = timeCells(mapping);
  const order = isOfParts ? 'ymd' : dateOrder;
  const earlier = new Map<string, Date>();
  function timeIn(cells: readonly string[], name: string): Date | ImportRefusal {
    const written = writtenIn(cells);
    if (written.trim() === '') return 'no_time';
    const time = importedTime(written, clockIn(cells), { order, timeZone }, earlier.get(name));
    if (time === undefined) return 'not_a_time';
    const fault = now === undefined ? undefined : timeFault(time, now);
    if (fault !== undefined) return fault;
    earlier.set(name, time);
    return new Date(Math.floor(time.getTime() / 1000) * 1000);
  }
  return { timeAt, timeIn };
}

/** Where the parts of a time stand. */
function timeCells({ columns }: ImportMapping) {
  const at = (role: string) => columns.findIndex((column) => column.role === role);
  const [timeAt, clockAt, minuteAt] = [at('time'), at('clock'), at('minute')];
  const dateAt = [at('year'), at('month'), at('day')];
  const isOfParts = timeAt === -1;
  return {
    isOfParts,
    /** Where a refusal of a row points at. */
    timeAt: isOfParts ? (dateAt[0] ?? -1) : timeAt,
    writtenIn(cells: readonly string[]): string {
      if (!isOfParts) return cells[timeAt] ?? '';
      const parts = dateAt.map((index) => (cells[index] ?? '').trim());
      const [year = '', week = ''] = [parts[0], (cells[at('week')] ?? '').trim()];
      if (week !== '') return isoWeekOf(year, week);
      return parts.includes('') ? '' : parts.join('-');
    },
    clockIn(cells: readonly string[]): string | undefined {
      if (clockAt === -1) return undefined;
      const clock = (cells[clockAt] ?? '').trim();
      const minute = (cells[minuteAt] ?? '').trim();
      return /^\d{1,2}$/.test(clock) && /^\d{1,2}$/.test(minute)
        ? `${clock}:${minute.padStart(2, '0')}`
        : clock;
    },
  };
}

/** As `2025-W06`: a column may say `KW 6`. */
function isoWeekOf(year: string, week: string): string {
  const [, number = week] = /^\p{L}{0,2}\.? ?(\d{1,2})$/u.exec(week) ?? [];
  return `${year}-W${number.padStart(2, '0')}`;
}

export function rowReader(mapping: ImportMapping, { titles, targetOf, now }: Reading): RowReader {
  const { columns } = mapping;
  const ofNames = valueColumnsByName(columns);
  const deviceAt = columns.findIndex(({ role }) => role === 'device');
  const apiaryAt = columns.findIndex(({ role }) => role === 'apiary');
  const { timeAt, timeIn } = timesOf(mapping, now);
  const ofRow = ofNames.get(undefined) ?? [];

  function valuesIn(
    cells: readonly string[],
    row: number,
    valueColumns: readonly ValueColumn[],
    refusals: Refusal[],
  ) {
    const values: ReadRow['values'] = {};
    for (const { index, quantity, unit } of valueColumns) {
      const cell = cells[index] ?? '';
      if (isNothing(cell) || isUnavailable(cell)) continue;
      const value = readValue(cell, quantity, unit, mapping.hasDecimalComma);
      if (typeof value === 'number') values[quantity.abbreviation] = value;
      else refusals.push({ row, column: titles[index] ?? '', reason: value, written: shown(cell) });
    }
    return values;
  }

  function refused(
    reason: ImportRefusal,
    {
      cells,
      row,
      index,
      device,
    }: { cells: readonly string[]; row: number; index: number; device: string | undefined },
  ): ReadingResult {
    const refusal = { row, column: titles[index] ?? '', reason, written: shown(cells[index] ?? '') };
    return { read: undefined, device, refusals: [refusal] };
  }

  function readOne(cells: readonly string[], row: number): ReadingResult {
    const device = deviceAt === -1 ? undefined : nameIn(cells[apiaryAt], cells[deviceAt]);
    const at = { cells, row, device };
    const target = device === undefined ? mapping.target : targetOf(device);
    if (target.kind === 'none') return refused('no_device', { ...at, index: deviceAt });
    const time = timeIn(cells, device ?? '');
    if (!(time instanceof Date)) return refused(time, { ...at, index: timeAt });
    const refusals: Refusal[] = [];
    const values = valuesIn(cells, row, ofRow, refusals);
    if (Object.keys(values).length > 0) return { read: { device, target, time, values }, device, refusals };
    return refusals.length > 0
      ? { read: undefined, device, refusals }
      : refused('no_value', { ...at, index: -1 });
  }

  /** Values in no hive's column, such as weather, belong to each hive that has a value in the row. */
  function readEach(cells: readonly string[], row: number): ReadingResult[] {
    const time = timeIn(cells, '');
    if (!(time instanceof Date)) return [refused(time, { cells, row, index: timeAt, device: undefined })];
    const ofAll: Refusal[] = [];
    const shared = valuesIn(cells, row, ofRow, ofAll);
    const results = names.flatMap((device): ReadingResult[] => {
      const own = ofNames.get(device) ?? [];
      const refusals: Refusal[] = [];
      const values = valuesIn(cells, row, own, refusals);
      const isEmpty = Object.keys(values).length === 0;
      if (isEmpty) return refusals.length === 0 ? [] : [{ read: undefined, device, refusals }];
      const target = targetOf(device);
      if (target.kind === 'none')
        return [refused('no_device', { cells, row, index: own[0]?.index ?? -1, device })];
      return [{ read: { device, target, time, values: { ...shared, ...values } }, device, refusals }];
    });
    const [first] = results;
    if (first === undefined) return [refused('no_value', { cells, row, index: -1, device: undefined })];
    first.refusals.push(...ofAll);
    return results;
  }

  const names = [...ofNames.keys()].filter((name) => name !== undefined);
  return { read: names.length === 0 ? readOne : readEach };
}

/** What a row calls its hive or device: with its apiary, where a column names that. */
export function nameIn(apiary: string | undefined, name = ''): string {
  // Most files have no such column, and millions of rows.
  if (apiary === undefined) return shown(name);
  return [shown(apiary), shown(name)].filter(Boolean).join(betweenPlaces);
}

export const betweenPlaces = ' · ';

interface ValueColumn {
  index: number;
  quantity: Quantity;
  unit: string | undefined;
}

/** The columns of values by the hive or device that each is of alone; undefined: of that of the row. */
function valueColumnsByName(columns: readonly ImportColumn[]): Map<string | undefined, ValueColumn[]> {
  const byName = new Map<string | undefined, ValueColumn[]>();
  for (const [index, { role, quantity: key = '', unit, name }] of columns.entries()) {
    const quantity = role === 'value' ? quantityNamed(key) : undefined;
    if (quantity === undefined) continue;
    byName.set(name, [...(byName.get(name) ?? []), { index, quantity, unit }]);
  }
  return byName;
}

/** @returns why it cannot be read, or the value as it is stored */
export function readValue(
  cell: string,
  { unit: storedUnit, min = -Infinity, max = Infinity }: Quantity,
  unit: string | undefined,
  hasDecimalComma: boolean,
): number | ImportRefusal {
  const bare = importedNumber(cell, hasDecimalComma);
  const withUnit = bare === undefined ? numberAndUnit(cell) : undefined;
  const number = bare ?? importedNumber(withUnit?.number ?? '', hasDecimalComma);
  const written = withUnit === undefined ? unit : unitOfCell(withUnit.unit, storedUnit);
  if (number === undefined || (withUnit !== undefined && written === undefined)) return 'not_a_number';
  const imported = importedValue(number, storedUnit, written);
  // Our own tables show pounds and Fahrenheit with three decimals.
  const value = written === 'lb' || written === '°F' ? roundTo(imported, 3) : imported;
  // Beyond it a column of the store has no room.
  const isInRange = Math.abs(value) < 1e30 && value >= min && value <= max;
  return isInRange ? value : 'out_of_range';
}

/** The unit behind a number; undefined for one that the quantity cannot have. */
function unitOfCell(word: string, storedUnit: string): string | undefined {
  const unit = unitOfWord(word);
  if (
    word.toLowerCase() === storedUnit.toLowerCase() ||
    (unit?.startsWith('%') && storedUnit.startsWith('%'))
  )
    return storedUnit;
  return unit !== undefined && importUnits(storedUnit).includes(unit) ? unit : undefined;
}

const shownMax = 60;

/** What a cell says, as far as it can be stored and shown. */
export function shown(cell: string): string {
  return cell
    .slice(0, 2 * shownMax)
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ')
    .trim()
    .slice(0, shownMax)
    .toWellFormed();
}
