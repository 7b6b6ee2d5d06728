import fc from 'fast-check';
import { localPath } from './local-path.ts';

const origin = 'https://skep.example';

test.each([
  ['/hives/7/inspections?page=2#newest', '/hives/7/inspections?page=2#newest'],
  ['/hives/../diary', '/diary'],
  ['/', '/'],
])('signing in goes on to %s', (wanted, path) => {
  expect(localPath(wanted, origin)).toBe(path);
});

test.each([
  null,
  '',
  'hives',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e//evil.example',
  '/hives/..//evil.example',
  '/.\\/evil.example',
  '/.\n//evil.example',
  '/.//',
  '/.//[',
  'https://evil.example/',
  'javascript:alert(1)',
])('signing in never leads to %j', (wanted) => {
  expect(localPath(wanted, origin)).toBe('/');
});

const pieces = [
  '/',
  '\\',
  '.',
  '..',
  '%2e',
  '%2E',
  '%2f',
  '\t',
  '\n',
  '\r',
  ' ',
  '@',
  ':',
  '[',
  'evil.example',
  'a',
];
const addresses = fc.oneof(
  fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => `/${parts.join('')}`),
  fc.webUrl(),
  fc.string({ unit: 'binary' }),
);

test('whatever is requested, the result is one path of ours and stays it when it is read again', () => {
  fc.assert(
    fc.property(addresses, (wanted) => {
      const path = localPath(wanted, origin);
      expect(path).toMatch(/^\/(?![/\\])/);
      expect(new URL(path, origin).origin).toBe(origin);
      expect(localPath(path, origin)).toBe(path);
    }),
    { numRuns: 2_000 },
  );
});
