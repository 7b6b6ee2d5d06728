import { termsNumber } from './terms.ts';

test.each([
  ['skep-terms-2', '2'],
  ['skep-terms-12', '12'],
  ['from before', 'from before'],
])('of the version %s people read %s', (version, number) => {
  expect(termsNumber(version)).toBe(number);
});
