import { hasDecimalComma, looksLikeFormula } from '@skep/domain';

/** A file of a page, as if a server had sent it. */
export function download(name: string, content: Blob): void {
  const link = document.createElement('a');
  const url = URL.createObjectURL(content);
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers begin to read it only after this task.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

export const fileName = (title: string, ending: string) =>
  `${title.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.${ending}`;

/**
 * Any table as RFC 4180 writes it, its headings first; what a spreadsheet would run has an apostrophe before it.
 * Spreadsheets of languages with a decimal comma expect semicolons between columns, and read `28.088` as 28088.
 * @param language its BCP 47 tag
 */
export function csvText(lines: readonly (readonly (string | number)[])[], language = 'en'): string {
  const isComma = hasDecimalComma(language);
  const textOf = (cell: string | number) =>
    typeof cell === 'number' && isComma ? String(cell).replace('.', ',') : String(cell);
  const separator = isComma ? ';' : ',';
  return lines
    .map((line) => `${line.map((cell) => quoted(textOf(cell), separator)).join(separator)}\r\n`)
    .join('');
}

const isNumber = (text: string) => /^-?\d+([.,]\d+)?$/.test(text);

function quoted(cell: string, separator: string): string {
  const text = looksLikeFormula(cell) && !isNumber(cell) ? `'${cell}` : cell;
  return /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;
}
