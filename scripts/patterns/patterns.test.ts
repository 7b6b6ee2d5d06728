import { patternsIn } from './find-patterns.ts';
import { slownessOf } from './linear-time.ts';

test('a pattern is found as a literal, as a text, and in a JSON schema', () => {
  const code = `
    const name: string = text.replace(/a+$/i, '');
    const made = [new RegExp('b+$'), RegExp('c')];
    const Schema = Type.String({ pattern: '^d$' });`;
  expect(patternsIn(code)).toEqual([
    { source: 'a+$', flags: 'i' },
    { source: 'b+$', flags: 'u' },
    { source: 'c', flags: 'u' },
    { source: '^d$', flags: 'u' },
  ]);
});

test('one that a program puts together is told, since nothing can be known of it', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the program that is read.
  expect(patternsIn('new RegExp(`^${name}`); String({ pattern: `{${most}}` })')).toEqual([
    undefined,
    undefined,
  ]);
});

test.each([/^\s*(\d+)?\s*$/, /\s+$/, /<(.*)>/, /(a+)+$/, /^(\d+\.?\d*)$/])('%s takes too long', (pattern) => {
  expect(slownessOf(pattern)).toEqual(expect.any(String));
});

test.each([/^\d+$/, /^[^@\s]+@[^@\s]+$/, /[^\p{L}\p{N}]/gu])(
  '%s takes a time that grows as the text does',
  (pattern) => {
    expect(slownessOf(pattern)).toBeUndefined();
  },
);
