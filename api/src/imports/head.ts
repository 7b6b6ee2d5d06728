import type { Readable } from 'node:stream';
import type { ImportEncoding, ImportSeparator } from '@skep/domain';
import { importSeparators } from '@skep/domain';
import { parse } from 'csv-parse/sync';
import { fieldProblem } from '#platform/input/forms.ts';
import { codePageOf } from './code-pages.ts';
import { csvOptions, decoderOf, delimiters, type Form, isOfCsv, unguarded } from './records.ts';

/** Enough for the rows by which a file is known and shown. */
const headBytes = 256 * 1024;
const headRows = 80;

/** The beginning of a file. */
export async function headOf(content: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= headBytes) break;
  }
  content.destroy();
  return Buffer.concat(chunks).subarray(0, headBytes);
}

/** How a file seems to be written. @param language of the person @throws AppError invalid_input for what is no table */
export function formOf(head: Buffer, language: string): Form {
  const encoding = encodingOf(head, language);
  const named = separatorLine(head, encoding);
  if (named !== undefined) return { encoding, separator: named };
  const tables = importSeparators.flatMap((separator) => tableOf(head, encoding, separator) ?? []);
  const [best] = tables.toSorted((one, other) => other.width * other.rows - one.width * one.rows);
  if (best === undefined) throw fieldProblem('file', 'not_a_table');
  const other = best.separator === 'comma' && tables.find((table) => isBehindCommas(table, best));
  return { encoding, separator: other ? other.separator : best.separator };
}

/** What a separator makes of a file: rows of several cells that have as many as others do. */
interface Table {
  separator: ImportSeparator;
  width: number;
  rows: number;
  /** Index of the first one. */
  first: number;
}

/** Commas are also in numbers, dates and titles. Another sign that divides the titles and most rows alike separates. */
function isBehindCommas(table: Table, ofCommas: Table): boolean {
  return table.separator !== 'comma' && table.first <= ofCommas.first && table.rows * 3 >= ofCommas.rows * 2;
}

/** Excel reads and writes `sep=;` as the first line. */
function separatorLine(head: Buffer, encoding: ImportEncoding): ImportSeparator | undefined {
  const [, sign] = /^"?sep=(.)"?\r?\n/i.exec(decoderOf(encoding)(head.subarray(0, 100))) ?? [];
  return importSeparators.find((separator) => delimiters[separator] === sign);
}

function encodingOf(head: Buffer, language: string): ImportEncoding {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf16be';
  if (isWide(head, 1)) return 'utf16le';
  if (isWide(head, 0)) return 'utf16be';
  if (isBinary(head)) throw fieldProblem('file', 'not_a_table');
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return 'utf8';
  } catch {
    return codePageOf(head, language);
  }
}

/** Whether every second byte is the upper one of a letter, which is 3 or 4 of Greek and Russian ones. */
function isWide(head: Buffer, parity: number): boolean {
  const upper = head.filter((_, index) => index % 2 === parity);
  return upper.includes(0) && upper.filter((byte) => byte < 5).length > upper.length * 0.8;
}

/** Signs that no text has. Zeros alone are what a power cut leaves in a file. */
function isBinary(head: Buffer): boolean {
  const zeros = head.filter((byte) => byte === 0).length;
  if (zeros === 0) return false;
  return zeros * 2 > head.length || head.some((byte) => (byte > 0 && byte < 9) || (byte > 13 && byte < 27));
}

function tableOf(head: Buffer, encoding: ImportEncoding, separator: ImportSeparator): Table | undefined {
  const widths = rowsOfHead(head, { encoding, separator }).map((row) => row.length);
  const tables = [...Map.groupBy(widths, (width) => width)].flatMap(([width, { length }]) =>
    width < 2 ? [] : [{ separator, width, rows: length, first: widths.indexOf(width) }],
  );
  return tables.toSorted((one, other) => other.width * other.rows - one.width * one.rows)[0];
}

/** The first rows, without the last one of the piece, of which a part may be missing. */
export function rowsOfHead(head: Buffer, { encoding, separator }: Form): string[][] {
  const text = decoderOf(encoding)(head);
  const isWhole = head.length < headBytes;
  try {
    const rows: string[][] = parse(text, { ...csvOptions(separator), to: headRows + 1 });
    const whole = isWhole || rows.length > headRows ? rows : rows.slice(0, -1);
    return whole.slice(0, headRows).map(unguarded);
  } catch (error) {
    if (isOfCsv(error)) return [];
    throw error;
  }
}
