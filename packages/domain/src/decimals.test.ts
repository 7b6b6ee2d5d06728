import fc from 'fast-check';
import { decimalsOf, parseDecimal, roundTo } from './decimals.ts';

test.each([
  ['52,379', 52.379],
  ['52.379', 52.379],
  [' -4,5 ', -4.5],
  [',5', 0.5],
  ['12,', 12],
])('%j is read as %d', (text, expected) => {
  expect(parseDecimal(text)).toBe(expected);
});

test.each(['', 'abc', '1.000,5', '1e3', '--1', '0x10', 'Infinity', '1 000'])('%j is no number', (text) => {
  expect(parseDecimal(text)).toBeUndefined();
});

test('a comma and a dot mean the same', () => {
  fc.assert(
    fc.property(fc.integer({ min: -9999, max: 9999 }), fc.nat(999), (whole, part) => {
      expect(parseDecimal(`${whole},${part}`)).toBe(parseDecimal(`${whole}.${part}`));
    }),
  );
});

test('rounding keeps halves away from zero and knows its decimals', () => {
  expect(roundTo(1.005, 2)).toBe(1.01);
  expect(roundTo(-1.005, 2)).toBe(-1.01);
  expect(Object.is(roundTo(-0.001, 1), 0)).toBe(true);
  expect([12, 12.5, 0.001, 1e-7].map(decimalsOf)).toEqual([0, 1, 3, 7]);
});
