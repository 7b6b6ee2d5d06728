import { instantOfIso, instantOfWireTime, wireTimeOf } from './date-formats.ts';
import type { ImportDateOrder } from './import-rules.ts';

const datePattern = /^(\d{1,4})[-./](\d{1,2})[-./](\d{1,4})(?:$|[T ,]+)/i;
const clockPattern =
  /^(\d{1,2}):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)? ?(am|pm)? ?(Z|UTC|GMT|[+-]\d\d:?\d\d|[+-]\d\d)?$/i;

export interface WrittenTimes {
  order: ImportDateOrder;
  /** Of times that name no offset. */
  timeZone: string;
}

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
  const text = written.trim();
  if (order === 'unix') return unixTime(text);
  const [whole, first = '', middle = '', last = ''] = datePattern.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const date = calendarDate([first, middle, last], order);
  const time = clockTime((clock ?? text.slice(whole.length)).trim());
  if (date === undefined || time === undefined) return undefined;
  const { digits, offset } = time;
  if (offset !== undefined) return instantOfIso(`${date} ${digits}${offset}`);
  return laterOfTwo(instantOfWireTime(`${date} ${digits}`, timeZone), timeZone, earlier);
}

/** Seconds, or milliseconds where they would be a time thousands of years ahead. */
function unixTime(text: string): Date | undefined {
  if (!/^\d{9,13}(?:\.\d{1,9})?$/.test(text)) return undefined;
  const number = Number(text);
  return new Date(number >= 100_000_000_000 ? number : number * 1000);
}

/** A year of four digits that stands first is one in any order. */
function calendarDate([first, middle, last]: [string, string, string], order: ImportDateOrder) {
  const parts =
    first.length > 2
      ? [first, middle, last]
      : order === 'dmy'
        ? [last, middle, first]
        : order === 'mdy'
          ? [last, first, middle]
          : [first, middle, last];
  const [year = '', month = '', day = ''] = parts;
  if (day.length > 2 || year.length === 3) return undefined;
  return `${year.length === 4 ? year : `20${two(year)}`}-${two(month)}-${two(day)}`;
}

const two = (digits: string) => digits.padStart(2, '0');

function clockTime(text: string): { digits: string; offset: string | undefined } | undefined {
  if (text === '') return { digits: '00:00:00', offset: undefined };
  const match = clockPattern.exec(text);
  if (match === null) return undefined;
  const [, hour = '', minute = '', second = '00', half, zone] = match;
  const hours = half === undefined ? Number(hour) : halfDay(Number(hour), half.toLowerCase());
  return { digits: `${two(String(hours))}:${minute}:${second}`, offset: offsetOf(zone) };
}

const halfDay = (hour: number, half: string) => (hour % 12) + (half === 'pm' ? 12 : 0);

function offsetOf(zone: string | undefined): string | undefined {
  if (zone === undefined) return undefined;
  if (!/^[+-]/.test(zone)) return 'Z';
  return zone.length === 3 ? `${zone}:00` : zone;
}

const hourMs = 60 * 60_000;

/** Where the clock shows an hour twice, rows go on: what would lie before the row above is in the second of them. */
function laterOfTwo(first: Date | undefined, timeZone: string, earlier: Date | undefined) {
  if (first === undefined || earlier === undefined || first > earlier) return first;
  const second = new Date(first.getTime() + hourMs);
  if (second <= earlier) return first;
  return wireTimeOf(first, timeZone) === wireTimeOf(second, timeZone) ? second : first;
}
