import { instantOfIso, instantOfWireTime, wireTimeOf } from './date-formats.ts';
import { clockTime } from './import-clocks.ts';
import { dateOfParts, type WrittenDate, writtenDate } from './import-dates.ts';
import type { ImportDateOrder } from './import-rules.ts';

export interface WrittenTimes {
  order: ImportDateOrder;
  /** Of times that name no offset. */
  timeZone: string;
}

/** As most programs write times: read without more ado, since files have millions of them. */
const commonTime = /^(\d{4}-\d\d-\d\d)[T ]((?!24)\d\d:\d\d:\d\d)(?:\.\d{1,9})?(Z|[+-]\d\d:\d\d)?$/;

/**
 * The instant that a file means by a date with its time of day, which may stand in a cell of its own; undefined for what
 * is none. A date alone is its midnight.
 * @param earlier when the row above was measured: it tells the second of the two equal hours of an autumn night.
 */
export function importedTime(
  written: string,
  clock: string | undefined,
  { order, timeZone }: WrittenTimes,
  earlier?: Date,
): Date | undefined {
  const text = plain(written);
  if (order === 'unix') return unixTime(text);
  if (order === 'excel') return excelTime(text, clock, timeZone);
  const [, day, digits, offset] = (clock === undefined && commonTime.exec(text)) || [];
  if (day !== undefined)
    return offset === undefined
      ? laterOfTwo(instantOfWireTime(`${day} ${digits}`, timeZone), timeZone, earlier)
      : instantOfIso(`${day} ${digits}${offset}`);
  return otherTime(text, clock, { order, timeZone }, earlier);
}

function otherTime(
  text: string,
  clock: string | undefined,
  { order, timeZone }: WrittenTimes,
  earlier: Date | undefined,
): Date | undefined {
  const found = dateAndRest(text);
  const date = found && dateOfParts(found, order);
  if (found === undefined || date === undefined) return undefined;
  const time = clock === undefined ? clockTime(found.rest, false) : clockTime(ofClock(plain(clock)), true);
  if (time === undefined) return undefined;
  const { digits, offset, isNextDay } = time;
  const day = isNextDay ? dayAfter(date) : date;
  if (offset !== undefined) return instantOfIso(`${day} ${digits}${offset}`);
  return laterOfTwo(instantOfWireTime(`${day} ${digits}`, timeZone), timeZone, earlier);
}

/** Whether a cell is a date, in whatever order, and whether a time of day follows it. */
export function writtenTime(cell: string): { date: WrittenDate; hasClock: boolean } | undefined {
  const date = dateAndRest(plain(cell));
  return date && { date, hasClock: date.rest !== '' };
}

/** Whether a cell is a time of day. @param isTitled its title says so: a bare number is an hour, and a dot is a colon */
export function isClock(cell: string, isTitled: boolean): boolean {
  const text = plain(cell);
  if (isTitled && isPartOfDay(text)) return true;
  if (/^\d+$/.test(text)) return isTitled && Number(text) <= 24;
  if (!isTitled && !/\d(?::| ?h)|m\.?$/i.test(text)) return false;
  const time = /^\D{0,4}\d/.test(text) ? clockTime(text, false) : undefined;
  return time !== undefined && /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(time.digits);
}

/** As Excel counts a time of day: 0.5 is noon. */
const isPartOfDay = (text: string) => /^0?[.,]\d{1,17}$/.test(text);

/** Whether a cell tells its instant whatever the zone of its file is. */
export function hasOwnZone(cell: string): boolean {
  const rest = dateAndRest(plain(cell))?.rest;
  return rest ? clockTime(rest, false)?.offset !== undefined : false;
}

/** With plain spaces alone. */
function plain(written: string): string {
  return /[^\u0021-\u007e]/.test(written) ? written.replaceAll(/\s+/g, ' ').trim() : written;
}

/** A time may stand before its date. */
function dateAndRest(text: string): WrittenDate | undefined {
  const date = writtenDate(text);
  if (date !== undefined) return { ...date, rest: date.rest.trim() };
  const [whole, clock] = /^(\d{1,2}:\d\d(?::\d\d)?(?: ?[ap]m)?),? /i.exec(text) ?? [];
  const behind = whole === undefined ? undefined : writtenDate(text.slice(whole.length));
  return behind?.rest === '' ? { ...behind, rest: clock ?? '' } : undefined;
}

/** A program may write a day before a time of day, as Excel does of times. */
function ofClock(text: string): string {
  const date = text.includes(' ') ? writtenDate(text) : undefined;
  return date === undefined ? text : date.rest.trim();
}

function dayAfter(date: string): string {
  const next = new Date(`${date}T00:00:00Z`).getTime() + 24 * hourMs;
  return Number.isNaN(next) ? date : new Date(next).toISOString().slice(0, 10);
}

/** Seconds, or milliseconds, microseconds or nanoseconds where they would be a time thousands of years ahead. */
function unixTime(text: string): Date | undefined {
  if (!/^\d{9,19}(?:[.,]\d{1,9})?$/.test(text)) return undefined;
  let seconds = Number(text.replace(',', '.'));
  while (seconds >= 100_000_000_000) seconds /= 1000;
  return new Date(Math.round(seconds * 1000));
}

/** Days since the end of 1899, as Excel counts them. */
function excelTime(text: string, clock: string | undefined, timeZone: string): Date | undefined {
  if (!/^\d{5}(?:[.,]\d{1,15})?$/.test(text)) return undefined;
  const ofDay = clock === undefined ? 0 : partOfDay(plain(clock));
  if (ofDay === undefined) return undefined;
  const days = Math.floor(Number(text.replace(',', '.')));
  const part = clock === undefined ? Number(text.replace(',', '.')) - days : ofDay;
  const seconds = Math.round((days - 25_569 + part) * 86_400);
  return instantOfWireTime(new Date(seconds * 1000).toISOString().slice(0, 19), timeZone);
}

/** A time of day in a cell of its own, as Excel counts it or as a clock shows it; nothing is midnight. */
function partOfDay(text: string): number | undefined {
  if (isPartOfDay(text)) return Number(text.replace(',', '.')) % 1;
  const [hours = 0, minutes = 0, seconds = 0] = clockTime(text, true)?.digits.split(':').map(Number) ?? [
    Number.NaN,
  ];
  const part = (hours * 3600 + minutes * 60 + seconds) / 86_400;
  return Number.isNaN(part) ? undefined : part;
}

const hourMs = 60 * 60_000;

/** Where the clock shows an hour twice, rows go on: what would lie before the row above is in the second of them. */
function laterOfTwo(first: Date | undefined, timeZone: string, earlier: Date | undefined) {
  if (first === undefined || earlier === undefined || first > earlier) return first;
  const second = new Date(first.getTime() + hourMs);
  if (second <= earlier) return first;
  return wireTimeOf(first, timeZone) === wireTimeOf(second, timeZone) ? second : first;
}
