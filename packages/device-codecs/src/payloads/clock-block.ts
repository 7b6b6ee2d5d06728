import { unsignedAt } from './big-endian.ts';
import type { Block } from './block.ts';

const clockOfProcessor = 0x25;
/** 1 January 2019: no device was made before it. */
const firstDeviceSeconds = 1_546_300_800;

/**
 * `25` (processor), `26`, `2D` or `2E` (clock with a battery) and unix seconds by the device's own clock. A clock that
 * was never set says 0: no time. `nowSeconds` tells a clock that runs ahead; without it, none does.
 */
export function readClock(bytes: Uint8Array, offset: number, nowSeconds?: number): Block | undefined {
  const length = 5;
  if (bytes.length < offset + length) return undefined;
  const time = unsignedAt(bytes, offset + 1, 4);
  if (time === 0) return { length, values: {}, notes: [] };
  const values = { time_clock: clockName(bytes[offset]), time_device: time };
  const problem = clockProblem(time, nowSeconds);
  if (problem === undefined) return { length, values, notes: [] };
  return {
    length,
    values: { ...values, time_error: problem },
    notes: [{ code: 'device_clock_wrong', params: { problem, time } }],
  };
}

export function clockName(id: number | undefined): 'mcu' | 'rtc' {
  return id === clockOfProcessor ? 'mcu' : 'rtc';
}

function clockProblem(time: number, nowSeconds: number | undefined): 'too_low' | 'too_high' | undefined {
  if (time < firstDeviceSeconds) return 'too_low';
  return nowSeconds !== undefined && time > nowSeconds ? 'too_high' : undefined;
}
