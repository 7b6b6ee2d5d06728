import { isNestedDeeper } from './nesting.ts';

test.each([
  ['a text', 'text', 0, false],
  ['nothing', null, 0, false],
  ['an empty list', [], 1, false],
  ['an empty list where none is allowed', [], 0, true],
  ['two levels', { a: [1], b: 2 }, 2, false],
  ['two levels where one is allowed', { b: 2, a: [1] }, 1, true],
])('%s', (_what, value, levels, expected) => {
  expect(isNestedDeeper(value, levels)).toBe(expected);
});
