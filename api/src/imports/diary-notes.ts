import { type ImportColumn, isClock } from '@skep/domain';
import { finder } from '#inspections/checklists/items.ts';
import type { Category } from '#platform/taxonomy/catalogue.ts';
import { bookkeepingWords, wordsOf } from '#platform/taxonomy/title-words.ts';
import { answerReader } from './inspection-reading.ts';
import { isTime } from './time-columns.ts';

/** Of our own table of inspections and of other programs: numbers of rows, and files. */
const noWords = /(?:^|[ _])(?:id|uuid|guid|key|photos?|images?|pictures?|url|link|time_zone|timezone)$/;

/**
 * The columns of a diary with those as notes that no item of ours can take, each behind its title, so that nothing that
 * somebody wrote is lost. Nor is an item that cannot read most of its column.
 */
export function withNotes(
  columns: readonly ImportColumn[],
  titles: readonly string[],
  cellsOf: (index: number) => readonly string[],
  ownItems: readonly Category[],
): ImportColumn[] {
  const find = finder(new Map());
  const itemOf = (id: number) => ownItems.find((item) => item.id === id) ?? find(id);
  return columns.map((column, index) => {
    const cells = cellsOf(index);
    const isLost =
      column.role === 'skip'
        ? isSaid(titles[index] ?? '', cells)
        : column.role === 'value' && isUnread(itemOf(Number(column.quantity)), cells);
    return isLost ? { role: 'value', quantity: 'notes' } : column;
  });
}

/** Whether a column says something under its title that is no time and no number of another program. */
function isSaid(title: string, cells: readonly string[]): boolean {
  const words = wordsOf(title);
  const plain = title.trim();
  if (words.length === 0 || words.some((word) => bookkeepingWords.has(word))) return false;
  if (noWords.test(plain.toLowerCase()) || /Id$/.test(plain)) return false;
  return cells.some((cell) => !isTime(cell) && !isClock(cell, false));
}

function isUnread(category: Category | undefined, cells: readonly string[]): boolean {
  if (category === undefined) return false;
  const isRead = [true, false].map((hasDecimalComma) => {
    const read = answerReader(category, { hasDecimalComma, dateOrder: 'dmy' }, '');
    return cells.filter((cell) => !('reason' in read(cell.trim()))).length;
  });
  return cells.length > 0 && Math.max(...isRead) * 2 < cells.length;
}
