import { previewNames } from './preview.ts';

test('the hives are numbered from the first number on', () => {
  expect(previewNames(3, 'Hive', 9)).toEqual(['Hive 9', 'Hive 10', 'Hive 11']);
  expect(previewNames(0, 'Hive', 1)).toEqual([]);
});

test.each([
  [undefined, 1],
  [Number.NaN, 1],
  [2.5, 1],
  [-1, 1],
  [51, 1],
  [1e9, 1],
  [2, undefined],
  [2, Number.NaN],
])('%s hives from %s on show none', (amount, firstNumber) => {
  expect(previewNames(amount, 'Hive', firstNumber)).toEqual([]);
});
