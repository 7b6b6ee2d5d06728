import type { SheetField } from '../sheet.ts';
import type { StraightPage } from '../straighten.ts';
import { type Cell, readCells } from './cells.ts';
import type { Shift } from './frames.ts';
import type { WrittenDate } from './read-field.ts';

export type DateField = Extract<SheetField, { kind: 'date' }>;

export interface ReadDate {
  value: WrittenDate | undefined;
  digits: string;
  confidence: number;
}

export function readDate(page: StraightPage, field: DateField, shift: Shift): ReadDate {
  return dateOf(readCells(page, field.cells, shift));
}

/** Reported for cells that make no date, so that a person looks. */
const none = 0.3;

/** The likeliest date that there is: a 7 that looks like a 1 is none where a month begins. */
export function dateOf(cells: readonly Cell[]): ReadDate {
  const parts = [
    partOf(cells.slice(0, 2), 1, 31),
    partOf(cells.slice(2, 4), 1, 12),
    partOf(cells.slice(4, 8), 2000, 2099),
    partOf(cells.slice(8, 10), 0, 23),
    partOf(cells.slice(10, 12), 0, 59),
  ];
  const digits = parts.map((part) => part.digits).join('');
  const confidence = parts.reduce((product, part) => product * part.confidence, 1);
  const [day, month, year, hour, minute] = parts.map(({ value }) => value);
  if (digits.trim() === '') return { value: undefined, digits, confidence };
  const time = hour === undefined || minute === undefined ? undefined : { hour, minute };
  const hasHalfATime = (hour === undefined) !== (minute === undefined);
  if (day === undefined || month === undefined || year === undefined || day > daysOf(year, month))
    return { value: undefined, digits, confidence: Math.min(confidence, none) };
  return {
    value: { year, month, day, time },
    digits,
    confidence: hasHalfATime ? Math.min(confidence, none) : confidence,
  };
}

interface Part {
  value: number | undefined;
  digits: string;
  confidence: number;
}

/** One number of a date. A year may be written with its last two digits; one digit may stand in either of two cells. */
function partOf(cells: readonly Cell[], least: number, most: number): Part {
  const written = cells.flatMap((cell) => (cell.kind === 'written' ? [cell.chances] : []));
  const empty = cells.reduce((product, cell) => product * (cell.kind === 'empty' ? cell.confidence : 1), 1);
  const blanks = ' '.repeat(cells.length - written.length);
  if (written.length === 0) return { value: undefined, digits: blanks, confidence: empty };
  const isShortYear = least === 2000 && written.length === 2;
  const [from, to] = isShortYear ? [0, 99] : [least, most];
  const chanceOf = (value: number) =>
    [...String(value).padStart(written.length, '0')].reduce(
      (product, digit, at) => product * (written[at]?.[Number(digit)] ?? 0),
      1,
    );
  let [best, chance, all] = [from, 0, 0];
  for (let value = from; value <= to; value += 1) {
    if (String(value).length > written.length) break;
    const own = chanceOf(value);
    all += own;
    if (own > chance) [best, chance] = [value, own];
  }
  const text = String(best).padStart(written.length, '0');
  // Where all that would be possible is unlikely, something else is written.
  if (all < 0.2) return { value: undefined, digits: blanks + '?'.repeat(written.length), confidence: none };
  return {
    value: isShortYear ? 2000 + best : best,
    digits: blanks + text,
    confidence: empty * (chance / all) * Math.min(1, all * 1.5),
  };
}

const daysOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();
