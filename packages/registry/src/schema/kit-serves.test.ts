import { kitServes } from './kit-serves.ts';

test.each([
  ['^1.2.0', '1.2.0', true],
  ['^1.2.0', '1.3.0', true],
  ['^1.2.3', '1.2.2', false],
  ['^1.2.0', '1.1.9', false],
  ['^1.2.0', '2.2.0', false],
  ['1.2.0', '1.2.0', false],
  ['^1.2.0', 'soon', false],
])('a remote built for kit %s with kit %s', (range, version, isServed) => {
  expect(kitServes(range, version)).toBe(isServed);
});
