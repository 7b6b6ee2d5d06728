import { hasDecimalComma, type LanguageCode, languageTag, looksLikeFormula } from '@skep/domain';
import type { ExportCell, ExportRow } from './export-table.ts';

/** Tells spreadsheets that the file is UTF-8. */
const byteOrderMark = '\uFEFF';

/** What may stand between two cells: programs of many countries take a comma for that of a number. */
export const csvSeparators = [',', ';', '\t', '|'] as const;

export type CsvSeparator = (typeof csvSeparators)[number];

export interface CsvForm {
  separator: CsvSeparator;
  /** Spreadsheets that take a comma for decimals read `28.088` as 28088. */
  hasDecimalComma: boolean;
}

/** As RFC 4180 has it, for programs. */
export const plainCsv: CsvForm = { separator: ',', hasDecimalComma: false };

const semicolons: CsvForm = { separator: ';', hasDecimalComma: true };

/** As spreadsheets in the language of a person read it. */
export function csvFormOf(locale: LanguageCode): CsvForm {
  return hasDecimalComma(languageTag(locale)) ? semicolons : plainCsv;
}

/** The first line of a CSV file. */
export function csvHead(columns: readonly string[], { separator }: CsvForm = plainCsv): string {
  return byteOrderMark + csvLine(columns, separator);
}

export function csvRow(columns: readonly string[], row: ExportRow, form: CsvForm = plainCsv): string {
  return csvLine(
    columns.map((column) => cellText(row[column] ?? null, form)),
    form.separator,
  );
}

function csvLine(cells: readonly string[], separator: CsvSeparator): string {
  return `${cells.map((cell) => quoted(cell, separator)).join(separator)}\r\n`;
}

function cellText(cell: ExportCell, form: CsvForm): string {
  if (cell === null) return '';
  if (typeof cell === 'number' && form.hasDecimalComma) return String(cell).replace('.', ',');
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
