import type { Readable } from 'node:stream';
import type { ImportEncoding, ImportSeparator } from '@skep/domain';
import { importSeparators } from '@skep/domain';
import { parse } from 'csv-parse/sync';
import { fieldProblem } from '#platform/input/forms.ts';
import { csvOptions, decoderOf, type Form, isOfCsv } from './records.ts';

/** Enough for the rows by which a file is known and shown. */
const headBytes = 256 * 1024;
const headRows = 40;

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

/** How a file seems to be written. @throws AppError invalid_input for what is no table */
export function formOf(head: Buffer): Form {
  const encoding = encodingOf(head);
  const scores = importSeparators.map((separator) => ({
    separator,
    score: scoreOf(head, encoding, separator),
  }));
  const best = scores.reduce((one, other) => (other.score > one.score ? other : one));
  if (best.score === 0) throw fieldProblem('file', 'not_a_table');
  return { encoding, separator: best.separator };
}

function encodingOf(head: Buffer): ImportEncoding {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf16be';
  const [even, odd] = [0, 1].map(
    (parity) => head.filter((byte, index) => byte === 0 && index % 2 === parity).length,
  );
  const most = head.length / 4;
  if ((odd ?? 0) > most) return 'utf16le';
  if ((even ?? 0) > most) return 'utf16be';
  if (head.includes(0)) throw fieldProblem('file', 'not_a_table');
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return 'utf8';
  } catch {
    return 'latin1';
  }
}

/** How many cells stand in rows that have as many as most rows do; none where that is a single one. */
function scoreOf(head: Buffer, encoding: ImportEncoding, separator: ImportSeparator): number {
  const counts = Map.groupBy(rowsOfHead(head, { encoding, separator }), (row) => row.length);
  const [width = 0, rows = []] = [...counts].reduce(
    (one, other) => (other[1].length > one[1].length ? other : one),
    [0, []] as [number, string[][]],
  );
  return width < 2 ? 0 : width * rows.length;
}

/** The first rows, without the last one of the piece, of which a part may be missing. */
export function rowsOfHead(head: Buffer, { encoding, separator }: Form): string[][] {
  const text = decoderOf(encoding).decode(head, { stream: true });
  const isWhole = head.length < headBytes;
  try {
    const rows: string[][] = parse(text, { ...csvOptions(separator), to: headRows + 1 });
    return (isWhole || rows.length > headRows ? rows : rows.slice(0, -1)).slice(0, headRows);
  } catch (error) {
    if (isOfCsv(error)) return [];
    throw error;
  }
}
