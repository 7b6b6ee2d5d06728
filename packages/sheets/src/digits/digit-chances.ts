/**
 * How likely each digit is, and last that it is none. Until there is a network all are alike, so that each written cell is
 * asked about.
 */
export function digitChances(_picture: Float32Array): readonly number[] {
  return new Array<number>(11).fill(1 / 11);
}
