import { isStrangersFile, isStrangersPage } from './captive-portal.ts';

const answer = (headers: Record<string, string>, status = 200) =>
  ({ status, headers: new Headers(headers) }) as Response;
const ourPage = { 'content-type': 'text/html; charset=utf-8', 'cross-origin-opener-policy': 'same-origin' };
const portal = { 'content-type': 'text/html' };

test('a page in the place of a file is a stranger’s, whoever sends it', () => {
  expect([portal, ourPage].map((headers) => isStrangersFile(answer(headers)))).toEqual([true, true]);
  expect(isStrangersFile(answer({ 'content-type': 'text/javascript' }))).toBe(false);
});

test('a page that is not sent as ours are is a stranger’s', () => {
  expect(isStrangersPage(answer(portal))).toBe(true);
  expect(isStrangersPage(answer(ourPage))).toBe(false);
  // Where it leads is the browser's business; a failure has its status.
  expect([302, 500].map((status) => isStrangersPage(answer(portal, status)))).toEqual([false, false]);
});
