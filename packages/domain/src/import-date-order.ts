import type { WrittenDate } from './import-dates.ts';
import type { ImportDateOrder } from './import-rules.ts';
import { writtenTime } from './import-times.ts';

/** Seconds, milliseconds, microseconds or nanoseconds since 1970; 14 digits are a date with its time. */
const unix = /^(?:\d{9,11}|\d{13}|\d{16}|\d{19})(?:[.,]\d{1,9})?$/;
/** Days from 1954 to 2064. */
const excel = /^[2-5]\d{4}(?:[.,]\d{1,15})?$/;

/** So many times more days than months stand in a file, if one of two positions is clearly the day. */
const clearly = 3;

export interface JudgedOrder {
  order: ImportDateOrder;
  /** False: a row further below may tell otherwise. */
  isSure: boolean;
}

/**
 * Judges in which order the dates of a column are written, by all cells that it is shown.
 * @param isAmerican whether the person lives where the month comes first
 */
export function dateOrderJudge(isAmerican: boolean) {
  const seen = { cells: 0, unix: 0, excel: 0, yearFirst: 0, americanClocks: 0 };
  const above12 = { first: 0, middle: 0 };
  const [firsts, middles] = [new Set<string>(), new Set<string>()];

  function addDate({ parts: [first, middle], hasMonthName, rest }: WrittenDate): void {
    if (/[ap]m$/i.test(rest)) seen.americanClocks += 1;
    if (hasMonthName || first.length > 2 || Number(first) > 31) seen.yearFirst += 1;
    else {
      if (Number(first) > 12) above12.first += 1;
      if (Number(middle) > 12) above12.middle += 1;
      firsts.add(first);
      middles.add(middle);
    }
  }

  function guessed(): ImportDateOrder {
    if (firsts.size >= clearly * middles.size) return 'dmy';
    if (middles.size >= clearly * firsts.size) return 'mdy';
    return isAmerican || seen.americanClocks > 0 ? 'mdy' : 'dmy';
  }

  return {
    add(cell: string): void {
      const text = cell.trim();
      if (text === '') return;
      seen.cells += 1;
      if (unix.test(text)) seen.unix += 1;
      else if (excel.test(text)) seen.excel += 1;
      const date = writtenTime(text)?.date;
      if (date !== undefined) addDate(date);
    },
    judged(): JudgedOrder {
      const isMostly = (count: number) => count > 0 && count * 2 > seen.cells;
      if (isMostly(seen.unix)) return { order: 'unix', isSure: true };
      if (isMostly(seen.excel)) return { order: 'excel', isSure: true };
      if (isMostly(seen.yearFirst)) return { order: 'ymd', isSure: true };
      if (above12.first !== above12.middle)
        return { order: above12.first > above12.middle ? 'dmy' : 'mdy', isSure: true };
      return { order: guessed(), isSure: false };
    },
  };
}

/** Where the month comes first. */
const american =
  /^(?:America\/(?:New_York|Detroit|Chicago|Menominee|Denver|Boise|Phoenix|Los_Angeles|Anchorage|Juneau|Sitka|Metlakatla|Yakutat|Nome|Adak|Indiana\/\w+|Kentucky\/\w+|North_Dakota\/\w+)|Pacific\/Honolulu|US\/.+)$/;

export function isAmericanZone(timeZone: string): boolean {
  return american.test(timeZone);
}
