import { inboxPath, inboxStatuses, statusIn } from './inbox-address.ts';

test('an address that was made is read as it was meant', () => {
  for (const status of inboxStatuses) {
    const [, query] = inboxPath('7', { status, before: '500' }).split('?');
    expect(statusIn(new URLSearchParams(query))).toBe(status);
  }
});

test('without options it is the plain page, and an unknown filter is none', () => {
  expect(inboxPath('7', {})).toBe('/devices/7/inbox');
  expect(statusIn(new URLSearchParams('status=nonsense'))).toBeUndefined();
});
