import { unsignedAt } from './big-endian.ts';
import { type Block, blockIds } from './block.ts';

/** Full battery, then at once the weight block: such a message holds one voltage only. */
const fullThenWeight = 0x640a;

/**
 * `1B` supply mV, battery mV, percent. Firmware says battery first; the wire calls the first `vcc` and the second `bv`
 * (volts), and clients rely on those names.
 */
export function readBattery(bytes: Uint8Array, offset: number): Block | undefined {
  if (bytes.length < offset + 4) return undefined;
  const first = unsignedAt(bytes, offset + 1, 2) / 1000;
  if (unsignedAt(bytes, offset + 3, 2) === fullThenWeight && bytes.length > offset + 4)
    return { length: 4, values: { vcc: first, bv: first, bat_perc: bytes[offset + 3] ?? 0 }, notes: [] };
  if (bytes.length < offset + 6) return undefined;
  const voltages = { vcc: first, bv: unsignedAt(bytes, offset + 3, 2) / 1000 };
  if (isVoltageWrittenTwice(bytes, offset))
    return {
      length: 8,
      values: voltages,
      notes: [{ code: 'battery_percent_unreadable', params: {} }],
    };
  return { length: 6, values: { ...voltages, bat_perc: bytes[offset + 5] ?? 0 }, notes: [] };
}

/** Firmware 1.3.4 in its log: two bytes more stand before the weight block, and the percentage is not at its place. */
function isVoltageWrittenTwice(bytes: Uint8Array, offset: number): boolean {
  return bytes[offset + 6] !== blockIds.weight && bytes[offset + 8] === blockIds.weight;
}
