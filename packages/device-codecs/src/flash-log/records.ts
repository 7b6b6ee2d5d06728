import { bytesOfDigits } from './log-text.ts';
import type { PauseReading } from './reading-pause.ts';

/** What a record of a log says; the number is the port that the same message has by radio. */
export const recordKinds = { 2: 'start_up', 3: 'measurement', 7: 'time_changed', 8: 'filler' } as const;

export type RecordPort = keyof typeof recordKinds;

export interface RawRecord {
  port: RecordPort;
  /** From the first id to the line feed at the end, which is part of it. */
  bytes: Uint8Array;
}

/** Each may be looked at as the beginning of a record of 255 bytes. */
const bytesAtOnce = 10_000;
const endOfRecord = 0x0a;
const headLength = 2;
const batteryId = 0x1b;
const firmwareId = 0x01;
const clockIds: readonly number[] = [0x25, 0x26, 0x2d, 0x2e];

/**
 * Records by the length that each tells, and not by how their bytes look: five probes lose none. Where a length leads
 * to no end, all is left out up to the next record that is whole.
 * @returns also how many bytes belong to none.
 */
export async function recordsIn(
  bytes: Uint8Array,
  pause: PauseReading,
): Promise<{ records: RawRecord[]; lostBytes: number }> {
  const records: RawRecord[] = [];
  let lostBytes = 0;
  let offset = 0;
  let pauseAt = bytesAtOnce;
  while (offset < bytes.length) {
    if (offset >= pauseAt) {
      pauseAt += bytesAtOnce;
      await pause({ byteCount: bytes.length, recordCount: records.length });
    }
    const end = endOfRecordAt(bytes, offset);
    const content = end === undefined ? undefined : contentOf(bytes, offset, end);
    if (end === undefined || content === undefined) {
      lostBytes += 1;
      offset += 1;
      continue;
    }
    // Checked where its content was looked for.
    records.push({ port: bytes[offset] as RecordPort, bytes: content });
    offset = end;
  }
  return { records, lostBytes };
}

/** Where a record would end that begins here; undefined where none does. */
function endOfRecordAt(bytes: Uint8Array, offset: number): number | undefined {
  const length = bytes[offset + 1];
  if (length === undefined) return undefined;
  const end = offset + headLength + length + 1;
  return end <= bytes.length && bytes[end - 1] === endOfRecord ? end : undefined;
}

const digitPairs = /^(?:[\da-f]{2})+$/i;

/** Firmware 1.2.0 to 1.2.2 wrote each byte as two digits, and their count as the length. */
function contentOf(bytes: Uint8Array, offset: number, end: number): Uint8Array | undefined {
  const port = bytes[offset];
  if (port === undefined || !(port in recordKinds)) return undefined;
  const content = bytes.subarray(offset + headLength, end);
  if (canBegin(port, content[0])) return content;
  const digits = String.fromCharCode(...content.subarray(0, -1));
  const read = digitPairs.test(digits) ? bytesOfDigits(digits) : [];
  return canBegin(port, read[0]) ? Uint8Array.of(...read, endOfRecord) : undefined;
}

function canBegin(port: number | undefined, first: number | undefined): boolean {
  if (first === undefined) return false;
  if (port === 2) return first === firmwareId;
  if (port === 3) return first === batteryId;
  return port === 7 ? clockIds.includes(first) : port === 8;
}
