import fc from 'fast-check';
import { type BlockRow, decodeBlock, encodeBlock } from './chunk-codec.ts';

const secondUs = 1_000_000;
const startUs = Date.UTC(2024, 4, 1) * 1000;

/** A scale that keeps its quarter of an hour, with the noise that scales have. */
const quietMonth: BlockRow[] = Array.from({ length: 2976 }, (_, index) => ({
  measuredAt: startUs + index * 900 * secondUs,
  receivedAt: startUs + index * 900 * secondUs + 1_250_000,
  extra: null,
  values: {
    weight_kg: Math.round(4200 + 30 * Math.sin(index / 96) + (index % 3)) / 100,
    t: Math.round(340 + 5 * Math.sin(index / 40)) / 10,
    bv: 4.01,
  },
}));

const anyNumber = fc.oneof(
  fc.integer({ min: -(2 ** 31), max: 2 ** 31 }),
  fc.integer({ min: -1_000_000, max: 1_000_000 }).map((value) => value / 100),
  fc
    .float({ noNaN: true, noDefaultInfinity: true })
    .map((value) => Number(Math.fround(value).toPrecision(9))),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constant(-0),
);

const anyRow = fc.record({
  gapUs: fc.oneof(
    fc.integer({ min: 0, max: 100 }).map((minutes) => minutes * 60 * secondUs),
    fc.nat(10 ** 9),
  ),
  delayUs: fc.integer({ min: -(10 ** 9), max: 10 ** 14 }),
  extra: fc.option(
    fc.dictionary(fc.string(), fc.double({ noNaN: true })).map((extra) => JSON.stringify(extra)),
  ),
  values: fc.dictionary(fc.constantFrom('t', 'h', 'weight_kg', 'lat'), anyNumber, { noNullPrototype: true }),
});

const rowsOf = (
  given: readonly { gapUs: number; delayUs: number; extra: string | null; values: object }[],
) => {
  let measuredAt = startUs;
  return given.map(({ gapUs, delayUs, extra, values }): BlockRow => {
    measuredAt += gapUs;
    return { measuredAt, receivedAt: measuredAt + delayUs, extra, values: { ...values } };
  });
};

test('whatever was measured comes out of a block as it went in', () => {
  fc.assert(
    fc.property(fc.array(anyRow, { maxLength: 60 }), (given) => {
      const rows = rowsOf(given);
      expect(decodeBlock(encodeBlock(rows))).toStrictEqual(rows);
    }),
  );
});

test('a month of a scale takes less than a byte and a half for each value', () => {
  const block = encodeBlock(quietMonth);
  expect(decodeBlock(block)).toStrictEqual(quietMonth);
  expect(block.length / (3 * quietMonth.length)).toBeLessThan(1.5);
});

test('bytes that are no block differ from an empty one', () => {
  expect(decodeBlock(encodeBlock([]))).toEqual([]);
  expect(() => decodeBlock(Buffer.of(9, 1, 2))).toThrow('unknown version 9');
  const cut = encodeBlock(quietMonth).subarray(0, 200);
  expect(() => decodeBlock(cut)).toThrow();
});
