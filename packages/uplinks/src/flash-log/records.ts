/** What a record of a log says; the number is the port that the same message has by radio. */
export const recordKinds = { 2: 'start_up', 3: 'measurement', 7: 'time_changed', 8: 'filler' } as const;

export type RecordPort = keyof typeof recordKinds;

export interface RawRecord {
  port: RecordPort;
  /** From the first id to the line feed at the end, which is part of it. */
  bytes: Uint8Array;
}

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
export function recordsIn(bytes: Uint8Array): { records: RawRecord[]; lostBytes: number } {
  const records: RawRecord[] = [];
  let lostBytes = 0;
  let offset = 0;
  while (offset < bytes.length) {
    const end = endOfRecordAt(bytes, offset);
    if (end === undefined) {
      lostBytes += 1;
      offset += 1;
      continue;
    }
    // Checked where its end was looked for.
    const port = bytes[offset] as RecordPort;
    records.push({ port, bytes: bytes.subarray(offset + headLength, end) });
    offset = end;
  }
  return { records, lostBytes };
}

/** Where the record ends that begins here; undefined where none does. */
function endOfRecordAt(bytes: Uint8Array, offset: number): number | undefined {
  const length = bytes[offset + 1];
  if (length === undefined || !canBegin(bytes[offset], bytes[offset + headLength])) return undefined;
  const end = offset + headLength + length + 1;
  return end <= bytes.length && bytes[end - 1] === endOfRecord ? end : undefined;
}

function canBegin(port: number | undefined, first: number | undefined): boolean {
  if (first === undefined) return false;
  if (port === 2) return first === firmwareId;
  if (port === 3) return first === batteryId;
  return port === 7 ? clockIds.includes(first) : port === 8;
}
