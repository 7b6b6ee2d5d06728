import type { Decoded, Note, Quantities } from '../message.ts';
import { readBattery } from './battery-block.ts';
import { hexOfByte } from './big-endian.ts';
import { type Block, blockIds } from './block.ts';
import { readClimate } from './climate-block.ts';
import { readClock } from './clock-block.ts';
import { readProbes } from './probe-block.ts';
import { withoutSensorErrors } from './sentinels.ts';
import { readSound } from './sound-block.ts';
import { readWeights } from './weight-block.ts';

const batteryId = 0x1b;
/** A log's record ends with a line feed, which is also the id of the weight block. */
const endOfRecord = 0x0a;
/** Clients expect these of every measurement, also of hardware without probes or microphone. */
const withoutSensors = { ds18b20_sensor_amount: 0, fft_bin_amount: 0, fft_start_bin: 0, fft_stop_bin: 0 };

export function isMeasurement(port: number, bytes: Uint8Array): boolean {
  return (port === 3 && bytes[0] === batteryId) || (port === 4 && bytes[1] === batteryId);
}

/**
 * Port 3, a measurement; port 4, the same after one byte of alarm flags (`alarm_flags`; the original drops it).
 * Units: V, °C, % RH, hPa, raw counts of the scale (as Base firmware has it). `nowSeconds`: see the clock block.
 */
export function decodeMeasurement(port: 3 | 4, bytes: Uint8Array, nowSeconds?: number): Decoded {
  const start = port === 4 ? 1 : 0;
  const flags = bytes[0] ?? 0;
  const { values, notes, isWhole } = readBlocks(bytes, start, nowSeconds);
  const healthy = withoutSensorErrors(values);
  return {
    kind: 'decoded',
    format: port === 4 ? 'base_alarm' : 'base_measurement',
    values: {
      ...(isWhole ? withoutSensors : {}),
      ...healthy.values,
      ...(port === 4 ? { alarm_flags: flags } : {}),
    },
    notes: [
      ...(port === 4 && flags !== 0 ? [{ code: 'alarm_raised' as const, params: { flags } }] : []),
      ...notes,
      ...healthy.notes,
    ],
  };
}

function readBlocks(
  bytes: Uint8Array,
  start: number,
  nowSeconds: number | undefined,
): { values: Quantities; notes: Note[]; isWhole: boolean } {
  const values: Quantities = {};
  const notes: Note[] = [];
  const seen = new Set<string>();
  let offset = start;
  while (offset < bytes.length) {
    const id = bytes[offset] ?? 0;
    if (id === endOfRecord && offset === bytes.length - 1) break;
    const kind = offset === start ? 'battery' : kindOf(id);
    if (kind === undefined || seen.has(kind)) {
      notes.push({ code: 'unknown_block', params: { block: hexOfByte(id), offset } });
      break;
    }
    seen.add(kind);
    const block = readBlock(kind, bytes, offset, nowSeconds);
    if (block === undefined) {
      notes.push({ code: 'truncated', params: { block: hexOfByte(id) } });
      return { values, notes, isWhole: false };
    }
    Object.assign(values, block.values);
    notes.push(...block.notes);
    offset += block.length;
  }
  return { values, notes, isWhole: true };
}

type BlockKind = 'battery' | 'weight' | 'probes' | 'sound' | 'climate' | 'clock';

function kindOf(id: number): BlockKind | undefined {
  if (id === blockIds.weight) return 'weight';
  if (id === blockIds.probes) return 'probes';
  if (id === blockIds.sound) return 'sound';
  if (id === blockIds.climate) return 'climate';
  return blockIds.clocks.some((clock) => clock === id) ? 'clock' : undefined;
}

function readBlock(
  kind: BlockKind,
  bytes: Uint8Array,
  offset: number,
  nowSeconds: number | undefined,
): Block | undefined {
  switch (kind) {
    case 'battery':
      return readBattery(bytes, offset);
    case 'weight':
      return readWeights(bytes, offset);
    case 'probes':
      return readProbes(bytes, offset);
    case 'sound':
      return readSound(bytes, offset);
    case 'climate':
      return readClimate(bytes, offset);
    case 'clock':
      return readClock(bytes, offset, nowSeconds);
  }
}
