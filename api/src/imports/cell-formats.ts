/** How a number of a workbook is shown, as far as that says what it means. */
export type CellFormat = 'plain' | 'time' | 'percent';

/** Formats that every workbook has without saying so. */
const knownFormats: readonly (readonly [from: number, to: number, CellFormat])[] = [
  [9, 10, 'percent'],
  [14, 22, 'time'],
  [27, 36, 'time'],
  [45, 47, 'time'],
  [50, 58, 'time'],
];

export function knownFormat(id: number): CellFormat {
  return knownFormats.find(([from, to]) => id >= from && id <= to)?.[2] ?? 'plain';
}

/** Of a format that a workbook says itself, as `dd.mm.yyyy hh:mm` or `0.0 "kg"`. */
export function formatOfCode(code: string): CellFormat {
  const [bare = ''] = code
    .slice(0, 300)
    .replaceAll(/"[^"]*"|\\.|_.|\*./g, '')
    .replaceAll(/\[(?!h+\]|m+\]|s+\])[^[\]]*\]/gi, '')
    .split(';');
  if (bare.includes('%')) return 'percent';
  return /general/i.test(bare) || !/[dmyhs]/i.test(bare) ? 'plain' : 'time';
}

const dayMs = 24 * 60 * 60 * 1000;
/** Day 0, before 1970; of workbooks that begin in 1904 as old ones of a Mac do. */
const daysBefore = { 1900: 25_569, 1904: 24_107 } as const;

export type Epoch = keyof typeof daysBefore;

/** A number as a CSV file would have it: as a date, or a time of day, or what is per cent of something. */
export function numberText(written: string, format: CellFormat, epoch: Epoch): string {
  const number = Number(written);
  if (format === 'plain' || !Number.isFinite(number)) return written;
  if (format === 'percent') return String(Number((number * 100).toPrecision(15)));
  const seconds = Math.round(number * 86_400);
  if (number >= 0 && seconds < 86_400) return new Date(seconds * 1000).toISOString().slice(11, 19);
  const time = new Date(seconds * 1000 - daysBefore[epoch] * dayMs);
  const isDate = number >= 0 && time.getTime() < Date.UTC(10_000, 0);
  return isDate ? time.toISOString().slice(0, 19).replace('T', ' ') : written;
}
