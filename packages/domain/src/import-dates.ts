import { monthOfWord } from './import-months.ts';
import type { ImportDateOrder } from './import-rules.ts';

/** The figures of a date as they are in a text, first to last, and what comes after them. */
export interface WrittenDate {
  parts: readonly [first: string, middle: string, last: string];
  /** Whether a word names the month: then the order is known, as day, month, year or year, month, day. */
  hasMonthName: boolean;
  rest: string;
}

/** As `3.6.2026`, `1. 6. 2024`, `2024. 06. 01.` and `2026/06/03`. */
const ofFigures = /^(\d{1,4})(?: ?[-/] ?|\. ?)(\d{1,2})(?: ?[-/] ?|\. ?)(\d{1,4})\.?(?=$|[T ,])[T ,]*/i;
/** As `20240601`, with its time behind it or not. */
const compact =
  /^((?:19|20|21)\d\d)(0[1-9]|1[0-2])([0-2]\d|3[01])(?=$|[T ]|\d{4}(?:\d\d)?(?:$|[Z+.-]))[T ]?/i;
/** As `01-Jun-24`, `3.V.2026`, `1 de junio de 2024`, `1. června 2024` and `1 июня 2024 г.`. */
const dayFirst =
  /^(\d{1,2})(?:\.|st|nd|rd|th|er|º|η)?[ /-]{0,2}(?:de |of )?(\p{L}{1,20})[ .,/-]{1,3}(?:de )?(\d{4}|\d\d)(?:\.| ?[гр]\.)?(?=$|[T ,])[T ,]*/iu;
const monthFirst = /^(\p{L}{3,20})\.?[ /-](\d{1,2})(?:st|nd|rd|th)?,?[ /-](\d{4})(?=$|[T ,])[T ,]*/iu;
const yearFirst = /^(\d{4})[. /-]{1,2}(\p{L}{1,20})[. /-]{1,3}(\d{1,2})\.?(?=$|[T ,])[T ,]*/iu;
/** As `Sat, 1 Jun 2024` and `Sat Jun 01 2024`. */
const weekday = /^\p{L}{2,12}\.?,? (?=\d|\p{L}{3,20} \d)/u;
/** As `Do 13.06.2024`; a longer word without a comma may be anything, as a hive. */
const weekdayOfFigures = /^(?:\p{L}{2,3}\.?,?|\p{L}{4,12},) (?=\d)/u;
/** A week, or a day of it, as `2024-W22` and `2024-W22-6`. */
const isoWeek = /^(\d{4})-?W(0[1-9]|[1-4]\d|5[0-3])(?:-?([1-7]))?(?=$|[T ,])[T ,]*/i;
const dayMs = 86_400_000;

/** Undefined for a text that does not begin with a date. */
export function writtenDate(text: string): WrittenDate | undefined {
  const found = dateOfFigures(text);
  if (found !== undefined || !/\p{L}/u.test(text)) return found;
  return (
    namedDate(text) ??
    dateOfFigures(text.replace(weekdayOfFigures, '')) ??
    namedDate(text.replace(weekday, '')) ??
    dateOfWeek(text)
  );
}

function dateOfFigures(text: string): WrittenDate | undefined {
  const figures = ofFigures.exec(text) ?? compact.exec(text);
  if (figures === null) return undefined;
  const [whole, first = '', middle = '', last = ''] = figures;
  return { parts: [first, middle, last], hasMonthName: false, rest: text.slice(whole.length) };
}

/** The Monday of a week, or its day. */
function dateOfWeek(text: string): WrittenDate | undefined {
  const [whole, year, week, day = '1'] = isoWeek.exec(text) ?? [];
  if (whole === undefined) return undefined;
  // The 4th of January is in the first week of every year.
  const fourth = new Date(Date.UTC(Number(year), 0, 4));
  const days = (Number(week) - 1) * 7 + Number(day) - (fourth.getUTCDay() || 7);
  const [date = ''] = new Date(fourth.getTime() + days * dayMs).toISOString().split('T');
  const [first = '', middle = '', last = ''] = date.split('-');
  return { parts: [first, middle, last], hasMonthName: false, rest: text.slice(whole.length) };
}

function namedDate(text: string): WrittenDate | undefined {
  const orders = [
    [dayFirst, [3, 2, 1]],
    [monthFirst, [3, 1, 2]],
    [yearFirst, [1, 2, 3]],
  ] as const;
  for (const [pattern, [year, month, day]] of orders) {
    const match = pattern.exec(text);
    const known = match && monthOfWord(match[month] ?? '');
    if (match && known !== undefined && known !== null)
      return {
        parts: [fourDigits(match[year] ?? ''), String(known), match[day] ?? ''],
        hasMonthName: true,
        rest: text.slice(match[0].length),
      };
  }
  return undefined;
}

/** `YYYY-MM-DD`, of a day that may not exist. A year of four digits that comes first is one in any order. */
export function dateOfParts({ parts }: WrittenDate, order: ImportDateOrder): string | undefined {
  const [first, middle, last] = parts;
  const [year, month, day] =
    first.length > 2
      ? [first, middle, last]
      : order === 'dmy'
        ? [last, middle, first]
        : order === 'mdy'
          ? [last, first, middle]
          : [first, middle, last];
  if (day.length > 2 || year.length === 3) return undefined;
  return `${fourDigits(year)}-${two(month)}-${two(day)}`;
}

const fourDigits = (year: string) => (year.length === 4 ? year : `20${two(year)}`);
export const two = (digits: string) => digits.padStart(2, '0');
