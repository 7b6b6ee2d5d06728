import { VerifiedPatterns } from './verified-patterns.ts';

test('a listed pattern is verified for the checker that checked it, and for no other', () => {
  const list = new VerifiedPatterns('checker 1').list(['/b/u', '/a/']);
  const verified = new VerifiedPatterns('checker 1', list);
  expect(['/a/', '/b/u', '/b/', '/c/'].map((written) => verified.has(written))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(new VerifiedPatterns('checker 2', list).has('/a/')).toBe(false);
});

test('the list is the same in whatever order its patterns are found', () => {
  const verified = new VerifiedPatterns('checker 1');
  expect(verified.list(['/b/', '/a/'])).toBe(verified.list(['/a/', '/b/']));
});
