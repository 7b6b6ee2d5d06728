import { decodePayload } from '../decode-payload.ts';
import type { Quantities } from '../message.ts';
import { bytesOfLogText } from './log-text.ts';
import type { PauseReading } from './reading-pause.ts';
import { type RawRecord, recordsIn } from './records.ts';

/** A record with its place in the log. */
export interface LogRecord extends RawRecord {
  /** Minutes since the log began, by the intervals that the device was set to. */
  minute: number;
  intervalMinutes: number;
  /** Unix seconds by the device's own clock, where it can be right. */
  deviceSeconds: number | undefined;
  /** The clock has a battery, so that it goes on without power. */
  hasBatteryClock: boolean;
}

/** What was measured from a start of the device up to the next one. Places are indexes of records. */
export interface LogBlock {
  index: number;
  /** The start; undefined in a log whose beginning was overwritten. */
  startUp: number | undefined;
  first: number;
  last: number;
  measurementCount: number;
  firmwareVersion: string | undefined;
  intervalMinutes: number | undefined;
  transmissionRatio: number | undefined;
}

export interface FlashLog {
  lineCount: number;
  byteCount: number;
  /** Bytes that no record could be made of. */
  lostBytes: number;
  records: LogRecord[];
  blocks: LogBlock[];
  measurementCount: number;
  /** Of them, those with a weight. */
  weighedCount: number;
  /** Records with a time of the device's clock, right or wrong. */
  timedCount: number;
}

/** First hour of 2019 where devices are made: no clock of theirs was set before. */
const firstSeconds = 1_546_297_200;

const recordsAtOnce = 500;

/**
 * A device's memory, read in pieces.
 * @param nowSeconds when it was handed over: no clock is right that is ahead of it
 * @throws what `pause` throws
 */
export async function readFlashLog(
  text: string,
  nowSeconds: number,
  pause: PauseReading = async () => undefined,
): Promise<FlashLog> {
  const { lineCount, bytes, isCut } = await bytesOfLogText(text, pause);
  const { records: raw, lostBytes } = await recordsIn(bytes, pause);
  const records: LogRecord[] = [];
  const starts: Start[] = [];
  let minute = 0;
  let intervalMinutes = 0;
  let timedCount = 0;
  let weighedCount = 0;
  for (const [index, record] of raw.entries()) {
    if (index % recordsAtOnce === 0) await pause({ byteCount: bytes.length, recordCount: raw.length });
    const values = recordValues(record, nowSeconds);
    const interval = numberIn(values, 'measurement_interval_min');
    if (record.port === 2) {
      intervalMinutes = interval ?? intervalMinutes;
      starts.push({ index, values, intervalMinutes: interval });
    } else if (record.port === 3) minute += intervalMinutes;
    const deviceTime = numberIn(values, 'time_device');
    if (deviceTime !== undefined) timedCount += 1;
    if ('w_v' in values || 'w_v_1' in values) weighedCount += 1;
    const isRight = deviceTime !== undefined && deviceTime > firstSeconds && deviceTime < nowSeconds;
    const deviceSeconds = isRight && values.time_error === undefined ? deviceTime : undefined;
    const hasBatteryClock = values.time_clock === 'rtc';
    records.push({ ...record, minute, intervalMinutes, deviceSeconds, hasBatteryClock });
  }
  return {
    lineCount,
    byteCount: bytes.length,
    lostBytes: lostBytes + (isCut ? 1 : 0),
    records,
    blocks: blocksOf(records, starts),
    measurementCount: records.filter(({ port }) => port === 3).length,
    weighedCount,
    timedCount,
  };
}

/** What a record says, under the names of the wire; nothing for what is neither a start nor a measurement. */
export function recordValues({ port, bytes }: RawRecord, nowSeconds?: number): Quantities {
  const options = nowSeconds === undefined ? {} : { nowSeconds };
  const decoded = decodePayload(port, bytes, { format: 'base', ...options });
  return decoded.kind === 'decoded' ? decoded.values : {};
}

interface Start {
  index: number;
  values: Quantities;
  intervalMinutes: number | undefined;
}

function blocksOf(records: readonly LogRecord[], starts: readonly Start[]): LogBlock[] {
  const firstStart = starts[0]?.index ?? records.length;
  const ranges = [
    // What is left of a block whose start was overwritten.
    { start: undefined, from: 0, to: firstStart },
    ...starts.map((start, place) => ({
      start,
      from: start.index + 1,
      to: starts[place + 1]?.index ?? records.length,
    })),
  ];
  const blocks: LogBlock[] = [];
  for (const { start, from, to } of ranges) {
    const measured = indexesOfMeasurements(records, from, to);
    const first = measured[0];
    const last = measured.at(-1);
    if (first === undefined || last === undefined) continue;
    const firmware = start?.values.firmware_version;
    blocks.push({
      index: blocks.length,
      startUp: start?.index,
      first,
      last,
      measurementCount: measured.length,
      firmwareVersion: firmware === undefined ? undefined : String(firmware),
      intervalMinutes: start?.intervalMinutes,
      transmissionRatio: numberIn(start?.values ?? {}, 'measurement_transmission_ratio'),
    });
  }
  return blocks;
}

/** Of a block: up to but not including `to`. */
function indexesOfMeasurements(records: readonly LogRecord[], from: number, to: number): number[] {
  const found: number[] = [];
  for (let index = from; index < to; index += 1) if (records[index]?.port === 3) found.push(index);
  return found;
}

function numberIn(values: Quantities, name: string): number | undefined {
  const value = values[name];
  return typeof value === 'number' ? value : undefined;
}
