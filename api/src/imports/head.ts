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
  const scores = importSeparators.map((separator) => ({
    separator,
    score: scoreOf(head, encoding, separator),
  }));
  const best = scores.reduce((one, other) => (other.score > one.score ? other : one));
  if (best.score === 0) throw fieldProblem('file', 'not_a_table');
  return { encoding, separator: best.separator };
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

/** How many cells stand in the rows of a table: rows of several cells that have as many as others do. */
function scoreOf(head: Buffer, encoding: ImportEncoding, separator: ImportSeparator): number {
  const counts = Map.groupBy(rowsOfHead(head, { encoding, separator }), (row) => row.length);
  const scores = [...counts].map(([width, rows]) => (width < 2 ? 0 : width * rows.length));
  return Math.max(0, ...scores);
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
