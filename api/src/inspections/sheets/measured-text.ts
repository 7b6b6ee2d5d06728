import { createRequire } from 'node:module';
import type PDFKitDocument from 'pdfkit';

const require = createRequire(import.meta.url);
type Document = typeof PDFKitDocument;

/** With the first sheet: a start that never prints does without. */
export function newDocument(options: ConstructorParameters<Document>[0]): InstanceType<Document> {
  const PDFDocument: Document = require('pdfkit');
  return new PDFDocument(options);
}

/** Latin, Greek and Cyrillic, as all our languages need; found, as the library is, with the first sheet. */
export function fontFile(isBold: boolean): string {
  const name = isBold ? 'DejaVuSansCondensed-Bold' : 'DejaVuSansCondensed';
  fontFiles[name] ??= require.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`);
  return fontFiles[name];
}

const fontFiles: Record<string, string> = {};

/** Width of a text in millimetres. */
export type Measure = (text: string, size: number, isBold: boolean) => number;

/** As the fonts of the PDF have it; they are read with the first sheet. */
export const measured: Measure = (text, size, isBold) => {
  ruler ??= newDocument({ autoFirstPage: false });
  return ruler.font(fontFile(isBold)).fontSize(size).widthOfString(text);
};

let ruler: PDFKit.PDFDocument | undefined;

/** The text in so many lines of this width, the last one cut where it is too long. */
export function linesOf(
  text: string,
  { size, isBold, width, most }: { size: number; isBold: boolean; width: number; most: number },
  measure: Measure,
): string[] {
  const fits = (line: string) => measure(line, size, isBold) <= width;
  const lines: string[] = [];
  let rest = text.trim();
  while (rest !== '' && lines.length < most) {
    const isLast = lines.length === most - 1;
    const line = fits(rest) ? rest : isLast ? cut(rest, fits) : (wholeWords(rest, fits) ?? cut(rest, fits));
    lines.push(line);
    if (line.endsWith('…') || isLast) break;
    rest = rest.slice(line.length).trim();
  }
  return lines;
}

/** As many whole words as fit; undefined where not even the first one does. */
function wholeWords(text: string, fits: (line: string) => boolean): string | undefined {
  let line: string | undefined;
  for (const { index } of text.matchAll(/ /g)) {
    const begun = text.slice(0, index);
    if (!fits(begun)) break;
    line = begun;
  }
  return line;
}

function cut(text: string, fits: (line: string) => boolean): string {
  const letters = [...text];
  while (letters.length > 0 && !fits(`${letters.join('').trimEnd()}…`)) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
