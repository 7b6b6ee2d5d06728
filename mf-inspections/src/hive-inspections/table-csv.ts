import { csvText } from '@skep/ui/download';
import { idsIn } from '../photos/photo-ids.ts';
import type { History } from './history.ts';
import type { TableRow } from './table-rows.ts';

/** Tells spreadsheets that the file is UTF-8. */
const byteOrderMark = '\uFEFF';

/** A line for each inspection, the newest first; columns for what each has, then for each item by its whole place. */
export function tableCsv({ columns, rows }: History, heads: readonly string[]): string {
  const items = rows.map(({ category, ancestors, name, cells }) => {
    const unit = cells.find((cell) => cell?.unit)?.unit;
    return [category, ...ancestors, name].join(' > ') + (unit ? ` (${unit})` : '');
  });
  const lines = columns.map((column, index) => [
    timeText(column.inspectedAt),
    column.authorName ?? '',
    String(column.impression ?? ''),
    flagText(column.needsAttention),
    column.notes ?? '',
    column.reminder ?? '',
    column.reminderAt ? timeText(column.reminderAt) : '',
    countText(column.generalPhotoIds),
    ...rows.map(({ input, cells }) => cellText(input, cells[index])),
  ]);
  return byteOrderMark + csvText([[...heads, ...items], ...lines]);
}

/** Times of a table that leaves the page are those of GMT, as RFC 3339 writes them. */
const timeText = (iso: string) => `${new Date(iso).toISOString().slice(0, 19)}Z`;

function cellText(input: TableRow['input'], cell: TableRow['cells'][number] | undefined): string {
  if (!cell) return '';
  return input === 'IMAGE' ? countText(idsIn(cell.value)) : cell.text;
}

/** Of photos how many there are: where they are shown is told for some hours only. */
const countText = ({ length }: readonly string[]) => (length === 0 ? '' : String(length));

function flagText(flag: boolean | null | undefined): string {
  if (flag === null || flag === undefined) return '';
  return flag ? '1' : '0';
}
