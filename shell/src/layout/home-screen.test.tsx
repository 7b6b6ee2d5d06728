import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { start } from 'single-spa';
import { aSignedIn } from '../account/in-account-page.tsx';
import { viewerQuery } from '../session/Viewer.graphql.ts';
import { answering } from '../testing/gateway.ts';
import { startShell, stopShell } from '../testing/start-shell.tsx';

window.scrollTo = () => undefined;

const viewer = { ...aSignedIn.viewer, language: 'EN' };
const knowsViewer = answering(viewerQuery, () => ({ __typename: 'Query', viewer }));

beforeAll(() => start({ urlRerouteOnly: true }));
afterEach(async () => {
  jest.restoreAllMocks();
  await stopShell();
});

async function startAt(path: string, shownBefore?: string) {
  const parts = await startShell({ path, storedToken: 'a-token', answers: [knowsViewer] });
  if (shownBefore) await act(async () => parts.preference('shell:homeScreenPrompts').set(shownBefore));
  parts.homeScreen.listen();
  await screen.findByRole('button', { name: 'Menu' });
  return parts;
}

/** What a browser sends that can add the page. */
async function browserOffers() {
  const ask = jest.fn(async () => undefined);
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: ask });
  await act(async () => window.dispatchEvent(event));
  return { ask, event };
}

const add = () => screen.queryByRole('button', { name: 'Add to home screen' });

test('the browser’s own question waits for the person to want it', async () => {
  const { preference } = await startAt('/');
  const { ask, event } = await browserOffers();
  expect([event.defaultPrevented, ask.mock.calls.length]).toEqual([true, 0]);
  expect(preference('shell:homeScreenPrompts').get()).toBe('1');
  await userEvent.click(await screen.findByRole('button', { name: 'Add to home screen' }));
  expect(ask).toHaveBeenCalledTimes(1);
  expect(add()).toBeNull();
});

test('it is offered twice on a device, and no third time', async () => {
  const { preference } = await startAt('/', '1');
  await browserOffers();
  expect(add()).toBeTruthy();
  expect(preference('shell:homeScreenPrompts').get()).toBe('2');
  await stopShell();
  document.body.replaceChildren();
  await startAt('/', '2');
  await browserOffers();
  expect(add()).toBeNull();
});

test('it blocks nobody: not while work is unsaved, and gone when a form is opened', async () => {
  const { navigation, unsavedWork } = await startAt('/hives/7');
  await browserOffers();
  expect(add()).toBeNull();
  unsavedWork.set(true);
  await act(async () => navigation.goAtOnce('/'));
  expect(add()).toBeNull();
  unsavedWork.set(false);
  await act(async () => navigation.goAtOnce('/hives/7'));
  await act(async () => navigation.goAtOnce('/'));
  expect(add()).toBeTruthy();
  await act(async () => navigation.goAtOnce('/hives/7'));
  expect(add()).toBeNull();
});

test('an iPhone has no such question, so words say how', async () => {
  jest
    .spyOn(navigator, 'userAgent', 'get')
    .mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)');
  const { preference } = await startAt('/');
  expect(screen.getByText(/share button/)).toBeTruthy();
  expect(preference('shell:homeScreenPrompts').get()).toBe('1');
  await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
  expect(screen.queryByText(/share button/)).toBeNull();
});
