import { isSampleCode, sampleCodeLength, sampleCodeLetters } from './sample-codes.ts';

test('every letter can stand in the code of a sample', () => {
  for (const letter of sampleCodeLetters) expect(isSampleCode(letter.repeat(sampleCodeLength))).toBe(true);
});

test.each([
  ['nothing', ''],
  ['a letter too few', 'ABCDFGH'],
  ['one too many', 'ABCDFGHJK'],
  ['small letters', 'abcdfghj'],
  ['a letter that is taken for a digit', 'ABCDFGHI'],
  ['a second line', 'ABCDFGHJ\n'],
  ['a space', ' ABCDFGHJ'],
  ['100,000 letters', 'A'.repeat(100_000)],
])('%s is none', (_what, text) => {
  expect(isSampleCode(text)).toBe(false);
});
