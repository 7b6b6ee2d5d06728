import { pageKeyOf } from './page-key.ts';

const keyOf = (path: string) => pageKeyOf(new URL(path, 'https://skep.example'));

test.each(['/', '/diary?page=2', '/hives/7/edit', '/status'])('%s is the app', (path) => {
  expect(keyOf(path)).toBe('https://skep.example/');
});

test('an account page is cached without its query, which may hold an address or a code', () => {
  expect(keyOf('/password-reset?email=anna@skep.example&code=123456')).toBe(
    'https://skep.example/password-reset',
  );
});

test.each([
  '/api/user/export/7/file',
  '/graphql',
  '/dev/outbox',
  '/health',
  '/registry.json',
  '/status.json',
])('%s is never cached', (path) => {
  expect(keyOf(path)).toBeUndefined();
});
