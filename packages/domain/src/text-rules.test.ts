import * as v from 'valibot';
import { firstCharacters, optionalLine, optionalParagraph, requiredLine } from './text-rules.ts';

const signsNobodySees = '\u200b\u202e';

test.each(['', '  ', signsNobodySees, ` ${signsNobodySees} `])('%j says nothing', (text) => {
  expect(v.parse(optionalLine(20), text)).toBeUndefined();
  expect(v.parse(optionalParagraph(20), text)).toBeUndefined();
  expect(v.safeParse(requiredLine(20), text).success).toBe(false);
});

test('signs that nobody sees stay where they join what is seen', () => {
  const family = '\u{1f469}\u200d\u{1f467}';
  expect(v.parse(optionalLine(20), ` ${family} `)).toBe(family);
});

test('no character is cut in two', () => {
  expect(firstCharacters('a🐝b', 2)).toBe('a🐝');
  expect(firstCharacters('ab', 3)).toBe('ab');
});
