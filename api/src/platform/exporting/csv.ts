import { looksLikeFormula } from '@skep/domain';
import type { ExportCell, ExportRow } from './export-table.ts';

/** Tells spreadsheets that the file is UTF-8. */
const byteOrderMark = '\uFEFF';

/** What may stand between two cells: programs of many countries take a comma for that of a number. */
export const csvSeparators = [',', ';', '\t', '|'] as const;

export type CsvSeparator = (typeof csvSeparators)[number];

/** The first line of a CSV file (RFC 4180). */
export function csvHead(columns: readonly string[], separator: CsvSeparator = ','): string {
  return byteOrderMark + csvLine(columns, separator);
}

export function csvRow(columns: readonly string[], row: ExportRow, separator: CsvSeparator = ','): string {
  return csvLine(
    columns.map((column) => cellText(row[column] ?? null)),
    separator,
  );
}

function csvLine(cells: readonly string[], separator: CsvSeparator): string {
  return `${cells.map((cell) => quoted(cell, separator)).join(separator)}\r\n`;
}

function cellText(cell: ExportCell): string {
  if (cell === null) return '';
  if (cell instanceof Date) return cell.toISOString();
  if (typeof cell === 'string') return harmless(cell);
  return typeof cell === 'object' ? harmless(cell.join(' ')) : String(cell);
}

/** A text that a spreadsheet would run as a formula gets an apostrophe before it; the JSON file has it as it is. */
function harmless(text: string): string {
  return looksLikeFormula(text) ? `'${text}` : text;
}

function quoted(text: string, separator: CsvSeparator): string {
  return /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;
}
