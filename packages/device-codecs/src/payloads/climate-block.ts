import { signedAt, unsignedAt } from './big-endian.ts';
import type { Block } from './block.ts';

/** `07` BME280: hundredths of °C (`t`), hundredths of % RH (`h`), hPa (`p`). All zero is a chip that is not there. */
export function readClimate(bytes: Uint8Array, offset: number): Block | undefined {
  const length = 7;
  if (bytes.length < offset + length) return undefined;
  const isAbsent = bytes.subarray(offset + 1, offset + length).every((byte) => byte === 0);
  if (isAbsent) return { length, values: {}, notes: [] };
  const values = {
    t: signedAt(bytes, offset + 1, 2) / 100,
    h: unsignedAt(bytes, offset + 3, 2) / 100,
    p: unsignedAt(bytes, offset + 5, 2),
  };
  return { length, values, notes: [] };
}
