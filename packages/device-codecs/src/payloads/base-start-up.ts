import { type Decoded, type Quantities, undecodable } from '../message.ts';
import { hexOf, unsignedAt } from './big-endian.ts';
import { clockName } from './clock-block.ts';

const ids = {
  firmware: 0x01,
  hardware: 0x02,
  chip: 0x0e,
  config: 0x1d,
  boots: 0x1f,
  probes: 0x03,
  reset: 0x2b,
};
/** By radio: to the chip's id, with configuration, with the clock, with the reason of the last reset. */
const lengthsByRadio: readonly number[] = [26, 30, 35, 40];
/**
 * In the device's log, with boot count and probe state: up to these (before firmware 1.3.4), configuration, clock,
 * reset; a line feed ends each.
 */
const lengthsInLog: readonly number[] = [34, 38, 43, 48];
const clocksByRadio: readonly number[] = [0x25, 0x26, 0x2d];
const clocksInLog: readonly number[] = [...clocksByRadio, 0x2e];

/**
 * Port 2: what a Base device says of itself when it starts. Strings: firmware_version "a.b.c", hardware_version
 * "x.y ID:z", hardware_id (18 hex digits, lower case), time_clock. Numbers: measurement_transmission_ratio,
 * measurement_interval_min, boot_count, ds18b20_state, time_device (unix seconds), reset_reason.
 */
export function decodeStartUp(bytes: Uint8Array): Decoded {
  const isLog = lengthsInLog.includes(bytes.length);
  if (bytes[0] !== ids.firmware || bytes[7] !== ids.hardware || bytes[16] !== ids.chip)
    return undecodable('unknown_payload', { port: 2, bytes: bytes.length });
  if (!isLog && !lengthsByRadio.includes(bytes.length))
    return undecodable('wrong_length', { port: 2, bytes: bytes.length });
  const values: Quantities = {
    firmware_version: [1, 3, 5].map((offset) => unsignedAt(bytes, offset, 2)).join('.'),
    hardware_version: `${unsignedAt(bytes, 8, 2)}.${unsignedAt(bytes, 10, 2)} ID:${unsignedAt(bytes, 12, 4)}`,
    hardware_id: hexOf(bytes.subarray(17, 26)),
    ...(isLog ? { ...bootsAt(bytes, 26), ...configurationAt(bytes, 33) } : configurationAt(bytes, 26)),
    ...(isLog ? clockAt(bytes, 37, clocksInLog) : clockAt(bytes, 30, clocksByRadio)),
    ...resetAt(bytes, isLog ? 42 : 35),
  };
  return { kind: 'decoded', format: 'base_start_up', values, notes: [] };
}

function configurationAt(bytes: Uint8Array, offset: number): Quantities {
  if (bytes[offset] !== ids.config) return {};
  return {
    measurement_transmission_ratio: unsignedAt(bytes, offset + 1, 1),
    measurement_interval_min: unsignedAt(bytes, offset + 2, 2),
  };
}

function bootsAt(bytes: Uint8Array, offset: number): Quantities {
  if (bytes[offset] !== ids.boots || bytes[offset + 5] !== ids.probes) return {};
  return { boot_count: unsignedAt(bytes, offset + 1, 4), ds18b20_state: unsignedAt(bytes, offset + 6, 1) };
}

function clockAt(bytes: Uint8Array, offset: number, clocks: readonly number[]): Quantities {
  const id = bytes[offset] ?? 0;
  if (!clocks.includes(id) || bytes.length < offset + 5) return {};
  const time = unsignedAt(bytes, offset + 1, 4);
  return { time_clock: clockName(id), ...(time === 0 ? {} : { time_device: time }) };
}

function resetAt(bytes: Uint8Array, offset: number): Quantities {
  if (bytes[offset] !== ids.reset || bytes.length < offset + 5) return {};
  return { reset_reason: unsignedAt(bytes, offset + 1, 4) };
}
