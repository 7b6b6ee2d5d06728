import {
  hasOwnZone,
  type ImportColumn,
  type ImportRole,
  importedTime,
  isClock,
  writtenTime,
} from '@skep/domain';
import {
  bookkeepingWords,
  dayWords,
  hourWords,
  minuteWords,
  monthWords,
  timeWords,
  weekWords,
  wordsOf,
  yearWords,
} from '#platform/taxonomy/title-words.ts';

/** What the cells of a column look like: an instant of any zone, a date with a time, a date, or a time of day. */
type Shape = 'instant' | 'time' | 'date' | 'clock';

interface Candidate {
  index: number;
  words: string[];
  /** Undefined: none of these. */
  shape: Shape | undefined;
}

const orders = ['ymd', 'dmy', 'mdy'] as const;

export function isTime(cell: string): boolean {
  return orders.some((order) => importedTime(cell, undefined, { order, timeZone: 'UTC' }) !== undefined);
}

const counter = /^(?:\d{9,13}|\d{16}|\d{19}|[2-5]\d{4}[.,]\d{2,15}|[34]\d{4})(?:[.,]\d{1,9})?$/;

function shapeOf(cells: readonly string[], words: readonly string[]): Shape | undefined {
  const isMostly = (is: (cell: string) => boolean) => {
    const count = cells.filter(is).length;
    return count > 0 && count * 2 >= cells.length;
  };
  const isTitled = words.some((word) => timeWords.has(word));
  if (isTitled && isMostly((cell) => /^[34]\d{4}$/.test(cell.trim()))) return 'date';
  if (isTitled && isMostly((cell) => counter.test(cell.trim()))) return 'instant';
  if (isMostly(isTime)) {
    if (isMostly(hasOwnZone)) return 'instant';
    return cells.some((cell) => writtenTime(cell)?.hasClock) ? 'time' : 'date';
  }
  return isMostly((cell) =>
    isClock(
      cell,
      words.some((word) => hourWords.has(word)),
    ),
  )
    ? 'clock'
    : undefined;
}

const has = (set: ReadonlySet<string>) => (candidate: Candidate) =>
  candidate.words.some((word) => set.has(word));
const isWhole = (set: ReadonlySet<string>) => (candidate: Candidate) =>
  candidate.words.length === 1 && has(set)(candidate);

/**
 * The columns that together tell the time of a row: one with all of it, a date and a time of day, or a year, a month and
 * a day. What else they could have shown is left out.
 * @param columns as their titles tell, one by one
 */
export function withTime(
  columns: readonly ImportColumn[],
  titles: readonly string[],
  cellsOf: (index: number) => readonly string[],
): ImportColumn[] {
  const candidates = columns.flatMap(({ role }, index): Candidate[] => {
    if (role !== 'time' && role !== 'clock' && role !== 'skip') return [];
    const words = wordsOf(titles[index] ?? '');
    const shape = shapeOf(cellsOf(index), words);
    return words.includes('received') && role === 'skip' ? [] : [{ index, words, shape }];
  });
  const roles = rolesOf(candidates, columns);
  return columns.map((column, index) => {
    const role = roles.get(index);
    if (role !== undefined) return { role };
    return column.role === 'time' || column.role === 'clock' ? { role: 'skip' } : column;
  });
}

function rolesOf(
  candidates: readonly Candidate[],
  columns: readonly ImportColumn[],
): ReadonlyMap<number, ImportRole> {
  const ranked = (wanted: readonly (Shape | undefined)[]) => {
    const found = candidates.filter(({ shape }) => wanted.includes(shape));
    return (
      found.find((each) => has(timeWords)(each) && !has(bookkeepingWords)(each)) ??
      found.find((each) => !has(bookkeepingWords)(each))
    );
  };
  const whole = ranked(['instant']) ?? ranked(['time']);
  if (whole !== undefined) return new Map([[whole.index, 'time']]);
  const date = ranked(['date']);
  const parts = [yearWords, monthWords, dayWords].map((set) => candidates.find(isWhole(set)));
  const [year, month, day] = parts;
  const clock =
    candidates.find(({ index }) => columns[index]?.role === 'clock') ??
    candidates.find((each) => each.shape === 'clock' && (has(hourWords)(each) || has(timeWords)(each))) ??
    candidates.find(({ shape }) => shape === 'clock');
  const minute = clock && candidates.find(isWhole(minuteWords));
  const ofClock: [number, ImportRole][] = [
    ...(clock === undefined ? [] : [[clock.index, 'clock'] as [number, ImportRole]]),
    ...(minute === undefined ? [] : [[minute.index, 'minute'] as [number, ImportRole]]),
  ];
  if (date !== undefined) return new Map([[date.index, 'time'], ...ofClock]);
  if (year !== undefined && month !== undefined && day !== undefined)
    return new Map([[year.index, 'year'], [month.index, 'month'], [day.index, 'day'], ...ofClock]);
  const week = candidates.find(isWhole(weekWords));
  if (year !== undefined && week !== undefined)
    return new Map([[year.index, 'year'], [week.index, 'week'], ...ofClock]);
  const late = candidates.find(({ shape }) => shape !== undefined && shape !== 'clock');
  const titled = candidates.find(({ index }) => columns[index]?.role === 'time');
  const left = late ?? titled;
  return new Map(left === undefined ? [] : [[left.index, 'time'] as const]);
}
