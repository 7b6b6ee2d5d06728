import { localPath } from './local-path.ts';

const origin = 'https://skep.example';

test.each([
  ['/hives/7/inspections?page=2#newest', '/hives/7/inspections?page=2#newest'],
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
  'https://evil.example/',
  'javascript:alert(1)',
])('signing in never leads to %j', (wanted) => {
  expect(localPath(wanted, origin)).toBe('/');
});
