import type { Cell } from './cells.ts';
import { numberOf } from './numbers.ts';

const cellsOf = (text: string): Cell[] =>
  [...text].map((digit) =>
    digit === ' '
      ? { kind: 'empty', confidence: 1 }
      : {
          kind: 'written',
          chances: Array.from({ length: 11 }, (_, at) =>
            at === (digit === '?' ? 10 : Number(digit)) ? 0.98 : 0.002,
          ),
        },
  );

test.each([
  ['125', 0, 125],
  ['5  ', 0, 5],
  ['  5', 0, 5],
  ['007', 0, 7],
  ['125', 1, 12.5],
  ['12 ', 1, 12],
  ['  5', 1, 0.5],
  [' 105', 2, 1.05],
  ['   ', 0, undefined],
])('cells of %j with %d decimals are %p', (text, decimals, value) => {
  const read = numberOf(cellsOf(text), decimals);
  expect(read).toMatchObject({ value, digits: text });
  expect(read.confidence).toBeGreaterThan(0.9);
});

test.each([
  ['1 5', 0],
  ['1? ', 0],
  ['?', 0],
  ['12?', 1],
])('cells of %j make no number, and need a check', (text, decimals) => {
  const read = numberOf(cellsOf(text), decimals);
  expect(read).toMatchObject({ value: undefined, digits: text });
  expect(read.confidence).toBeLessThan(0.5);
});
