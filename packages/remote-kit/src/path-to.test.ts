import { pathTo } from './path-to.ts';

test('a path gets the ids of its things', () => {
  expect(pathTo('/diary')).toBe('/diary');
  expect(pathTo('/hives/:id/inspections/:inspectionId', { id: '7', inspectionId: '9' })).toBe(
    '/hives/7/inspections/9',
  );
});

test('a page that no remote has, and an id that is missing, do not compile', () => {
  // @ts-expect-error no remote serves it
  expect(pathTo('/hives/:id/swarms', { id: '7' })).toBe('/hives/7/swarms');
  // @ts-expect-error it has another id
  expect(pathTo('/hives/:id/edit', { hiveId: '7' })).toBe('/hives/:id/edit');
  // @ts-expect-error it has one
  expect(pathTo('/hives/:id/edit')).toBe('/hives/:id/edit');
});
