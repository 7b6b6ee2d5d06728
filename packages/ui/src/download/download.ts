import { looksLikeFormula } from '@skep/domain';

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

/** Any table as RFC 4180 writes it, its headings first; what a spreadsheet would run has an apostrophe before it. */
export function csvText(lines: readonly (readonly string[])[]): string {
  return lines.map((line) => `${line.map(quoted).join(',')}\r\n`).join('');
}

const isNumber = (text: string) => /^-?\d+([.,]\d+)?$/.test(text);

function quoted(cell: string): string {
  const text = looksLikeFormula(cell) && !isNumber(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
