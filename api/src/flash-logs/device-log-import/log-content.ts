import { createHash } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import {
  type LogBlock,
  type LogRecord,
  type ReadingProgress,
  type FlashLog as ReadLog,
  readFlashLog,
  recordValues,
} from '@skep/device-codecs';
import type { Context } from '#platform/context/context.ts';
import type { FlashLogId } from '#platform/context/ids.ts';
import { quantityNamed } from '#platform/taxonomy/quantities.ts';
import type { FlashLog } from './flash-log.ts';
import { contentOf } from './store.ts';

export const packed = promisify(gzip);
const unpacked = promisify(gunzip);

/** Characters: the memory of a device as text, see `memoryLimits`. */
export const logTextMax = 20_000_000;

/**
 * Reads a text as it was at a time: no clock of a device is ahead of it. Others have their turn meanwhile.
 * @param check throws to give it up
 */
export function readLogText(
  text: string,
  at: Date,
  check: (progress: ReadingProgress) => void = () => undefined,
): Promise<ReadLog> {
  return readFlashLog(text, Math.floor(at.getTime() / 1000), async (progress) => {
    check(progress);
    await turn();
  });
}

const charactersAtOnce = 100_000;

/** A hash of what a text says, however it is spaced and in capitals or not. Others have their turn meanwhile. */
export async function hashOfLogText(text: string): Promise<string> {
  const hash = createHash('sha256');
  for (let from = 0; from < text.length; from += charactersAtOnce) {
    const piece = text.slice(from, from + charactersAtOnce);
    hash.update(piece.replaceAll(/\s+/g, '').toUpperCase());
    await turn();
  }
  return hash.digest('base64url');
}

/** The text as it was handed over. */
export async function textOfLog(context: Context, id: FlashLogId): Promise<string> {
  const content = await contentOf(context, id);
  // A character of a text takes up to two bytes.
  const maxOutputLength = 2 * logTextMax;
  return content === undefined ? '' : (await unpacked(content, { maxOutputLength })).toString('utf8');
}

/** The log's records and blocks, from its text. */
export async function contentOfLog(context: Context, log: FlashLog): Promise<ReadLog> {
  return readLogText(await textOfLog(context, log.id), log.createdAt);
}

/** The measurements of a block, in order: a record's place is its index here. */
export function measurementsOf(
  { records }: ReadLog,
  { first, last }: Pick<LogBlock, 'first' | 'last'>,
): LogRecord[] {
  return records.slice(first, last + 1).filter(({ port }) => port === 3);
}

/** Numbers of quantities that have a column; a device's own facts are none. */
export function measuredIn(record: LogRecord): Record<string, number> {
  const values: Record<string, number> = {};
  for (const [name, value] of Object.entries(recordValues(record)))
    if (typeof value === 'number' && quantityNamed(name) !== undefined) values[name] = value;
  return values;
}
