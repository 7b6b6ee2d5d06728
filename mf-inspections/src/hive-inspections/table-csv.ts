import { roundTo, type Units, usualUnits } from '@skep/domain';
import { csvText } from '@skep/ui/download';
import { measuredOf } from '../checklist-inputs/measured.ts';
import { isNumeric } from '../inspection-form/AnswerCell.tsx';
import { idsIn } from '../photos/photo-ids.ts';
import type { History } from './history.ts';
import type { TableRow } from './table-rows.ts';

/** Tells spreadsheets that the file is UTF-8. */
const byteOrderMark = '\uFEFF';

export interface Reader {
  /** BCP 47 tag. */
  language: string;
  units: Units;
}

const plain: Reader = { language: 'en', units: usualUnits };

/** A line for each inspection, the newest first; columns for what each has, then for each item by its whole place. */
export function tableCsv(
  { columns, rows }: History,
  heads: readonly string[],
  { language, units } = plain,
): string {
  const items = rows.map(({ category, ancestors, name, cells }) => {
    const measured = cells.find((cell) => cell?.unit);
    const unit = measured && measuredOf(0, measured, units).unit;
    return [category, ...ancestors, name].join(' > ') + (unit ? ` (${unit})` : '');
  });
  const lines = columns.map((column, index) => [
    timeText(column.inspectedAt),
    column.authorName ?? '',
    column.impression ?? '',
    flagText(column.needsAttention),
    column.notes ?? '',
    column.reminder ?? '',
    column.reminderAt ? timeText(column.reminderAt) : '',
    countText(column.generalPhotoIds),
    ...rows.map(({ input, cells }) => cellOf(input, cells[index], units)),
  ]);
  return byteOrderMark + csvText([[...heads, ...items], ...lines], language);
}

/** Times of a table that leaves the page are those of GMT, as RFC 3339 writes them. */
const timeText = (iso: string) => `${new Date(iso).toISOString().slice(0, 19)}Z`;

function cellOf(
  input: TableRow['input'],
  cell: TableRow['cells'][number] | undefined,
  units: Units,
): string | number {
  if (!cell) return '';
  if (input === 'IMAGE') return countText(idsIn(cell.value));
  const number = Number(cell.value);
  if (!isNumeric(input) || cell.text !== cell.value || cell.value === '' || Number.isNaN(number))
    return cell.text;
  return roundTo(measuredOf(number, cell, units).value, 3);
}

/** Of photos how many there are: their addresses work for some hours only. */
const countText = ({ length }: readonly string[]) => (length === 0 ? '' : String(length));

function flagText(flag: boolean | null | undefined): string {
  if (flag === null || flag === undefined) return '';
  return flag ? '1' : '0';
}
