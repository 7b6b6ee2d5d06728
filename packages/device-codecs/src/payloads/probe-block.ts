import { signedAt } from './big-endian.ts';
import type { Block } from './block.ts';

/**
 * `04`, how many, a signed hundredth of °C for each DS18B20. One probe is `t_i`; more are `t_0`, `t_1` …, without an
 * end at ten (the original drops them all from eleven on).
 */
export function readProbes(bytes: Uint8Array, offset: number): Block | undefined {
  const count = bytes[offset + 1];
  if (count === undefined || bytes.length < offset + 2 + count * 2) return undefined;
  const values: Record<string, number> = { ds18b20_sensor_amount: count };
  for (let index = 0; index < count; index += 1)
    values[count === 1 ? 't_i' : `t_${index}`] = signedAt(bytes, offset + 2 + index * 2, 2) / 100;
  return { length: 2 + count * 2, values, notes: [] };
}
