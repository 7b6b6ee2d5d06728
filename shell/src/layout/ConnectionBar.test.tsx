import { AppIntlProvider, loadTexts } from '@skep/i18n';
import { writableStore } from '@skep/remote-kit';
import { fakeApolloClient } from '@skep/remote-kit/testing';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { appMessages } from '../messages.ts';
import { createShellParts } from '../shell-container.ts';
import { ShellContext } from '../shell-context.ts';
import { twoRemotes } from '../testing/a-registry.ts';
import { ConnectionBar } from './ConnectionBar.tsx';

beforeAll(() => loadTexts(appMessages, 'en'));

function renderBar() {
  const parts = createShellParts({
    settings: { graphqlUrl: '/graphql', mode: 'production', version: '0.0.0' },
    registry: twoRemotes,
    apolloClient: fakeApolloClient(),
  });
  const shownFrom = writableStore<Date | undefined>(new Date());
  render(
    <ShellContext value={{ ...parts, connection: { ...parts.connection, shownFrom } }}>
      <AppIntlProvider language="en" messages={appMessages}>
        <ConnectionBar />
      </AppIntlProvider>
    </ShellContext>,
  );
  return { shownFrom, refetchQueries: jest.spyOn(parts.apolloClient, 'refetchQueries') };
}

test('the bar says what was loaded before, and whether network or server is down, as soon as the browser notices', () => {
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const { shownFrom } = renderBar();
  expect(screen.getByText(/^Skep cannot be reached right now/)).toBeTruthy();
  isOnline.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText(/^You are offline/)).toBeTruthy();
  act(() => shownFrom.set(undefined));
  expect(screen.queryByText(/^You are offline/)).toBeNull();
});

test('a press queries again, and so does a network that is back', async () => {
  const { refetchQueries, shownFrom } = renderBar();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetchQueries).toHaveBeenCalledTimes(1);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(refetchQueries).toHaveBeenCalledTimes(2);
  act(() => shownFrom.set(undefined));
  act(() => void window.dispatchEvent(new Event('online')));
  expect(refetchQueries).toHaveBeenCalledTimes(2);
});
