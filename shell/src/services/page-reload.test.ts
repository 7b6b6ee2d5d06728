import { createPageReload } from './page-reload.ts';

beforeEach(() => sessionStorage.clear());

test('a page reloads itself once, and again only a good while later', () => {
  const reload = jest.fn();
  let now = Date.parse('2026-06-01T12:00:00Z');
  const page = createPageReload({ hasUnsavedWork: () => false, reload, now: () => now });
  expect([page.once(), page.once()]).toEqual([true, false]);
  now += 6 * 60_000;
  expect(page.once()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('unsaved work is never lost by it, but a person may want it', () => {
  const reload = jest.fn();
  const page = createPageReload({ hasUnsavedWork: () => true, reload });
  expect(page.once()).toBe(false);
  page.now();
  expect(reload).toHaveBeenCalledTimes(1);
});
