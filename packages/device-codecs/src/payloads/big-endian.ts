/** Numbers in payloads are big endian. A byte beyond the end counts as 0: check the length first. */
export function unsignedAt(bytes: Uint8Array, offset: number, size: 1 | 2 | 3 | 4): number {
  let value = 0;
  for (let index = offset; index < offset + size; index += 1) value = value * 256 + (bytes[index] ?? 0);
  return value;
}

/**
 * Two's complement, whole: 0x80, 0x8000 and 0x800000 are the smallest negative numbers. (The original makes them
 * positive.)
 */
export function signedAt(bytes: Uint8Array, offset: number, size: 1 | 2 | 3 | 4): number {
  const value = unsignedAt(bytes, offset, size);
  const limit = 2 ** (8 * size - 1);
  return value < limit ? value : value - 2 * limit;
}

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, hexOfByte).join('');
}

export function hexOfByte(byte: number): string {
  return byte.toString(16).padStart(2, '0');
}
