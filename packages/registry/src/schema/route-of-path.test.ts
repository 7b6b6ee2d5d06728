import { routeOfPath } from './route-of-path.ts';

test.each([
  ['/', '/', true],
  ['/hives/:id/edit', '/hives/12/edit', true],
  ['/hives/:id/edit', '/hives/12/edit/', true],
  ['/hives/:id/edit', '/Hives/12/Edit', true],
  ['/hives/:id/edit', '/hives/12', false],
  ['/hives/:id', '/hives/12/edit', false],
  ['/hives', '/', false],
])('%s and %s: %s', (pattern, path, expected) => {
  expect(routeOfPath([{ path: pattern }], path) !== undefined).toBe(expected);
});

test('a route that names a path goes before one that takes it for a parameter', () => {
  const routes = [{ path: '/hives/:id' }, { path: '/hives/create' }];
  expect(routeOfPath(routes, '/hives/create')).toBe(routes[1]);
  expect(routeOfPath(routes, '/hives/7')).toBe(routes[0]);
  expect(routeOfPath(routes, '/queens')).toBeUndefined();
});
