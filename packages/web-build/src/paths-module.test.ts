import { pathsModule } from './paths-module.ts';

test('each path of a remote is one of the type, once and in a fixed order', () => {
  expect(
    pathsModule(['/hives/:id', '/', '/hives/:id']),
  ).toBe(`/** Path of a page of a remote, as its \`remote.json\` declares it. */
export type RoutePath =
  | '/'
  | '/hives/:id';
`);
});
