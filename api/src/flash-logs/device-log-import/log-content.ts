import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import {
  type LogBlock,
  type LogRecord,
  type FlashLog as ReadLog,
  readFlashLog,
  recordValues,
} from '@skep/device-codecs';
import type { Context } from '#platform/context/context.ts';
import { quantityNamed } from '#platform/taxonomy/quantities.ts';
import type { FlashLog } from './flash-log.ts';
import { contentOf } from './store.ts';

export const packed = promisify(gzip);
const unpacked = promisify(gunzip);

/** Reads a text as it was at a time: no clock of a device is ahead of it. */
export function readLogText(text: string, at: Date): ReadLog {
  return readFlashLog(text, Math.floor(at.getTime() / 1000));
}

/** The log's records and blocks, from its text. */
export async function contentOfLog(context: Context, log: FlashLog): Promise<ReadLog> {
  const content = await contentOf(context, log.id);
  const text = content === undefined ? '' : (await unpacked(content)).toString('utf8');
  return readLogText(text, log.createdAt);
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
