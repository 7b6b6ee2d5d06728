import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError, type ImportMapping, importLimits, looksLikeFormula } from '@skep/domain';
import { type Options, parse } from 'csv-parse';

const labels = {
  utf8: 'utf-8',
  utf16le: 'utf-16le',
  utf16be: 'utf-16be',
  latin1: 'windows-1252',
  cp1250: 'windows-1250',
  cp1251: 'windows-1251',
  cp1253: 'windows-1253',
  cp1254: 'windows-1254',
  koi8r: 'koi8-r',
} as const;
export const delimiters = { comma: ',', semicolon: ';', tab: '\t', pipe: '|' } as const;

export type Form = Pick<ImportMapping, 'encoding' | 'separator'>;

/** Text of bytes that come in pieces; a mark of their order is no part of it. */
export function decoderOf(encoding: Form['encoding']) {
  const decoder = new TextDecoder(labels[encoding]);
  return (bytes?: Buffer): string => {
    const text = bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true });
    // Zeros are what a power cut leaves in the file of a logger.
    return text.includes('\0') ? text.replaceAll('\0', '') : text;
  };
}

export function csvOptions(separator: Form['separator']): Options {
  return {
    delimiter: delimiters[separator],
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: importLimits.rowCharacters,
  };
}

/** A row that is longer than any of a table, or has no end, as when a quotation mark is never closed. */
export class RowTooLong extends Error {
  override readonly name = 'RowTooLong';
}

/** The rows of a file, some at a time, and how many bytes of it are read: the memory does not grow with the file. */
export async function* recordsOf(
  content: Readable,
  { encoding, separator }: Form,
  together: number,
): AsyncGenerator<{ rows: string[][]; bytes: number }> {
  let bytes = 0;
  const decoded = decoderOf(encoding);
  const decode = new Transform({
    readableObjectMode: false,
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(null, decoded(chunk));
    },
    flush(done) {
      done(null, decoded());
    },
  });
  const parser = parse(csvOptions(separator));
  const reading = pipeline(content, decode, parser);
  // What fails is thrown to who reads.
  reading.catch(() => undefined);
  let rows: string[][] = [];
  try {
    for await (const row of parser as AsyncIterable<string[]>) {
      rows.push(unguarded(row));
      if (rows.length < together) continue;
      yield { rows, bytes };
      rows = [];
    }
  } catch (error) {
    throw isOfCsv(error) ? new RowTooLong() : error;
  } finally {
    content.destroy();
  }
  if (rows.length > 0) yield { rows, bytes };
}

/** Before what a spreadsheet would take for a formula our own tables have an apostrophe, which is no part of it. */
const isGuarded = (cell: string) => cell.startsWith("'") && looksLikeFormula(cell.slice(1));

export function unguarded(row: string[]): string[] {
  return row.some(isGuarded) ? row.map((cell) => (isGuarded(cell) ? cell.slice(1) : cell)) : row;
}

/** Whether it is the text itself that cannot be read. */
export function isOfCsv(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_');
}

/** @throws AppError not_found when its file is gone */
export function requireContent<Content>(content: Content | undefined): Content {
  if (content === undefined) throw new AppError('not_found');
  return content;
}
