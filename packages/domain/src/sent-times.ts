import { importedTime } from './import-times.ts';

/**
 * The instant of a date that a client of the old API sends, undefined for what is none. Most send a local wire time or
 * ISO 8601; the old service took whatever PHP's strtotime reads, of which this reads dates of figures and with the name
 * of a month. As there, figures with slashes are month, day, year, and with dashes or dots day, month, year.
 * @param timeZone of times that name no offset
 */
export function instantOfSentTime(text: string, timeZone: string): Date | undefined {
  const order = text.includes('/') ? 'mdy' : 'dmy';
  return importedTime(text.trim(), undefined, { order, timeZone });
}
