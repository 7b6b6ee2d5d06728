import { createRequire } from 'node:module';

/**
 * Whose handwriting: eight of ten pictures are trained with, one finds out how sure the network may be, and one is left for
 * the proof (`bench/src/sheets`), which must not have been seen.
 */
export type Share = 'training' | 'calibration' | 'proof';

const shares: Record<Share, (index: number) => boolean> = {
  training: (index) => index % 10 < 8,
  calibration: (index) => index % 10 === 8,
  proof: (index) => index % 10 === 9,
};

/** Pixels of a side of a picture; the digit fills its middle 20 × 20. */
export const handwrittenSide = 28;

const require = createRequire(import.meta.url);

/** Digits that people wrote (MNIST, the thousand or so of each that the package `mnist` has), from 0 (paper) to 1. */
export function handwrittenDigits(share: Share): Float32Array[][] {
  return Array.from({ length: 10 }, (_, digit) => {
    const { data }: { data: number[] } = require(`mnist/src/digits/${digit}.json`);
    const length = handwrittenSide ** 2;
    const all = Array.from({ length: Math.floor(data.length / length) }, (__, index) =>
      Float32Array.from(data.slice(index * length, (index + 1) * length)),
    );
    return all.filter((_values, index) => shares[share](index));
  });
}
