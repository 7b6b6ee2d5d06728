import type { ExportCell, ExportRow } from './export-table.ts';

/** Tells spreadsheets that the file is UTF-8. */
const byteOrderMark = '\uFEFF';

/** The first line of a CSV file (RFC 4180). */
export function csvHead(columns: readonly string[]): string {
  return byteOrderMark + csvLine(columns);
}

export function csvRow(columns: readonly string[], row: ExportRow): string {
  return csvLine(columns.map((column) => cellText(row[column] ?? null)));
}

function csvLine(cells: readonly string[]): string {
  return `${cells.map(quoted).join(',')}\r\n`;
}

function cellText(cell: ExportCell): string {
  if (cell === null) return '';
  if (cell instanceof Date) return cell.toISOString();
  if (typeof cell === 'string') return harmless(cell);
  return typeof cell === 'object' ? harmless(cell.join(' ')) : String(cell);
}

/**
 * A text that a spreadsheet would run as a formula gets an apostrophe before it; the JSON file has it as it is. In East
 * Asia they take wide signs and the minus of mathematics for the same, and none minds what is not seen before it.
 */
function harmless(text: string): string {
  return /^[\s\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠﹦﹢﹣﹫−]|^[\t\r]/u.test(text)
    ? `'${text}`
    : text;
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
