import { messageSource } from '@skep/i18n';
import { act, screen } from '@testing-library/react';
import { LoadingPage } from './LoadingPage.tsx';
import { visiting } from './testing/visit.tsx';

const visit = visiting(messageSource(async () => ({ default: {} })));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function waitFiveSeconds(isReached: boolean) {
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    if (!isReached) throw new TypeError('no network');
    return new Response('{}', { status: 401 });
  });
  const { services } = visit(<LoadingPage />);
  await pass(5000);
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/api/settings']);
  return services;
}

test('a page that is not there after five seconds says that it is still loading, and goes on', async () => {
  const { seen } = await waitFiveSeconds(true);
  expect(screen.getByRole('heading', { name: 'Still loading' })).toBeTruthy();
  await pass(115_000);
  expect(seen.reloads).toEqual([]);
  act(() => screen.getByRole('button', { name: 'Reload' }).click());
  expect(seen.reloads).toEqual(['now']);
});

test('without a connection it asks whether there is one', async () => {
  await waitFiveSeconds(false);
  expect(screen.getByText(/Are you still connected/)).toBeTruthy();
});
