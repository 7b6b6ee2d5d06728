import { isSampleCode } from './sample-codes.ts';

test.each(['ABCDFGHJ', 'ZZZZZZZZ'])('%s is the code of a sample', (code) => {
  expect(isSampleCode(code)).toBe(true);
});

test.each([
  '',
  'ABCDFGH',
  'ABCDFGHJK',
  'abcdfghj',
  'ABCDFGHI',
  'ABCDFGH\n',
  ' ABCDFGHJ',
  'A'.repeat(100_000),
])('%p is none', (text) => {
  expect(isSampleCode(text)).toBe(false);
});
