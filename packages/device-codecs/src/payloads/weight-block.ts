import { signedAt } from './big-endian.ts';
import { type Block, blockIds } from './block.ts';

const bytesOfWeight = 3;

/**
 * `0A`, a mask of the load cell amplifier's channels (1 = A/128, 2 = B/32, 4 = A/64), a signed 24-bit count for each.
 * One weight is `w_v`; more are `w_v_1`, `w_v_2` … in the order of the mask, as clients know them.
 *
 * The original takes the mask for a count, and some senders were made after it. So when only the count
 * leads to a block that can follow, it is a count.
 */
export function readWeights(bytes: Uint8Array, offset: number): Block | undefined {
  const mask = bytes[offset + 1];
  if (mask === undefined) return undefined;
  const channels = bitsSet(mask);
  if (!canFollow(bytes, endOf(offset, channels)) && mask <= 8 && canFollow(bytes, endOf(offset, mask)))
    return {
      ...weightsOf(bytes, offset, mask),
      notes: [{ code: 'weights_counted', params: { count: mask } }],
    };
  if (bytes.length < endOf(offset, channels)) return undefined;
  return weightsOf(bytes, offset, channels);
}

function weightsOf(bytes: Uint8Array, offset: number, count: number): Block {
  const values: Record<string, number> = { weight_sensor_amount: count };
  for (let index = 0; index < count; index += 1)
    values[count === 1 ? 'w_v' : `w_v_${index + 1}`] = signedAt(
      bytes,
      offset + 2 + index * bytesOfWeight,
      bytesOfWeight,
    );
  return { length: 2 + count * bytesOfWeight, values, notes: [] };
}

function endOf(offset: number, count: number): number {
  return offset + 2 + count * bytesOfWeight;
}

/** Probes always come next; a message may also end here. */
function canFollow(bytes: Uint8Array, offset: number): boolean {
  return bytes.length === offset || bytes[offset] === blockIds.probes;
}

function bitsSet(mask: number): number {
  let count = 0;
  for (let bit = 1; bit <= mask; bit *= 2) if (mask & bit) count += 1;
  return count;
}
