import { termsVersion } from '@skep/domain';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { start } from 'single-spa';
import { aSignedIn } from './account/in-account-page.tsx';
import { RemoteUnavailable } from './remotes/load-remote.ts';
import { signOutMutation } from './session/SignOut.graphql.ts';
import { viewerQuery } from './session/Viewer.graphql.ts';
import { acceptTermsMutation } from './terms/AcceptTerms.graphql.ts';
import { answering, neverAnswering } from './testing/gateway.ts';
import { loadWorking, startShell, stopShell } from './testing/start-shell.tsx';

window.scrollTo = () => undefined;

const knowsViewer = answering(viewerQuery, () => ({ __typename: 'Query', viewer: aViewer }));
const aViewer = { ...aSignedIn.viewer, language: 'EN' };
const takesSignOut = answering(signOutMutation, () => ({ signOut: { __typename: 'Done', done: true } }));

beforeAll(() => start({ urlRerouteOnly: true }));
afterEach(stopShell);

const heading = (name: string) => screen.findByRole('heading', { name });
const address = () => window.location.pathname + window.location.search;

test('a visitor without a sign-in gets the sign-in page, which leads back to the requested page', async () => {
  const openEntrance = jest.fn();
  await startShell({ path: '/diary?page=2', openEntrance });
  await waitFor(() => expect(openEntrance).toHaveBeenCalledTimes(1));
  expect(address()).toBe('/sign-in?redirectFrom=%2Fdiary%3Fpage%3D2');
});

test('a stored token is checked, then the wanted page comes without a sign-in', async () => {
  await startShell({ path: '/diary', storedToken: 'a-token', answers: [knowsViewer] });
  expect(await heading('My diary')).toBeTruthy();
  await waitFor(() => expect(document.title).toBe('My diary · Skep'));
});

test('the wanted page begins while the token is checked, and is not seen before', async () => {
  await startShell({ path: '/diary', storedToken: 'a-token', answers: [neverAnswering(viewerQuery)] });
  expect(await screen.findByRole('heading', { name: 'My diary', hidden: true })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'My diary' })).toBeNull();
});

test('a page that began for one person does not go on for the next', async () => {
  let isSame = true;
  const knowsOnlyFirst = answering(viewerQuery, () => {
    if (!isSame) throw new TypeError('Failed to fetch');
    return { __typename: 'Query', viewer: aViewer };
  });
  await startShell({ path: '/diary', storedToken: 'a-token', answers: [knowsOnlyFirst] });
  await heading('My diary');
  isSame = false;
  await act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'skep.session', newValue: 'another' }));
  });
  await screen.findByRole('button', { name: 'Try again' });
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'My diary', hidden: true })).toBeNull());
});

describe('terms that are newer than those that were accepted', () => {
  const knowsWhoAcceptedOld = answering(viewerQuery, () => ({
    __typename: 'Query',
    viewer: { ...aViewer, acceptedTermsVersion: 'skep-terms-0' },
  }));
  const termsDialog = () => screen.findByRole('dialog', { name: 'Terms of use' });

  test('are shown when a visit begins, and not again once they are accepted', async () => {
    const accepted: unknown[] = [];
    const takesTerms = answering(acceptTermsMutation, ({ version }) => {
      accepted.push(version);
      return { acceptTerms: { ...aViewer, newEmail: null, memberSince: '2024-04-07T09:30:00+00:00' } };
    });
    await startShell({ path: '/diary', storedToken: 'a-token', answers: [knowsWhoAcceptedOld, takesTerms] });
    await termsDialog();
    await userEvent.click(screen.getByRole('button', { name: 'I accept the new terms' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(accepted).toEqual([termsVersion]);
  });

  test('are read first, where they can be accepted too', async () => {
    await startShell({ path: '/diary', storedToken: 'a-token', answers: [knowsWhoAcceptedOld] });
    await termsDialog();
    await userEvent.click(screen.getByRole('button', { name: 'Read the new terms' }));
    await heading('Terms of use');
    expect(address()).toBe('/terms');
    expect(await screen.findByRole('button', { name: 'I accept the new terms' })).toBeTruthy();
  });
});

test('a token that the server does not know leads to the sign-in', async () => {
  const knowsNobody = answering(viewerQuery, () => ({ __typename: 'Query', viewer: null }));
  const openEntrance = jest.fn();
  await startShell({ path: '/diary', storedToken: 'old', answers: [knowsNobody], openEntrance });
  await waitFor(() => expect(openEntrance).toHaveBeenCalledTimes(1));
  expect(localStorage.getItem('skep.session')).toBeNull();
});

test('a server that cannot be queried costs nobody the session: a card says so and tries again', async () => {
  let isReachable = false;
  const moody = answering(viewerQuery, () => {
    if (!isReachable) throw new TypeError('Failed to fetch');
    return { __typename: 'Query', viewer: aViewer };
  });
  await startShell({ path: '/diary', storedToken: 'a-token', answers: [moody] });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isReachable = true;
  await userEvent.click(retry);
  expect(await heading('My diary')).toBeTruthy();
});

test('from page to page within a remote and to another, by its button and by tabs', async () => {
  await startShell({ storedToken: 'a-token', answers: [knowsViewer] });
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await heading('Hive seven')).toBeTruthy();
  const [diary] = screen.getAllByRole('link', { name: 'Diary' });
  if (diary) await userEvent.click(diary);
  expect(await heading('My diary')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Hive seven' })).toBeNull());
});

test('signing out leads to the sign-in and leaves no page for the next person', async () => {
  const openEntrance = jest.fn();
  await startShell({
    path: '/diary',
    storedToken: 'a-token',
    answers: [knowsViewer, takesSignOut],
    openEntrance,
  });
  await heading('My diary');
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(openEntrance).toHaveBeenCalled());
  expect(address()).toBe('/sign-in');
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'My diary' })).toBeNull());
});

test('a sign-out in another tab signs out this one, a sign-in there signs in here', async () => {
  const openEntrance = jest.fn();
  await startShell({ path: '/diary', storedToken: 'a-token', answers: [knowsViewer], openEntrance });
  await heading('My diary');
  await act(async () => {
    localStorage.removeItem('skep.session');
    window.dispatchEvent(new StorageEvent('storage', { key: 'skep.session', newValue: null }));
  });
  await waitFor(() => expect(openEntrance).toHaveBeenCalled());
  await act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'skep.session', newValue: 'another' }));
  });
  expect(await heading('My diary')).toBeTruthy();
});

test('a remote whose files are gone costs its own screens only, and the next visit brings them back', async () => {
  let isGone = true;
  await startShell({
    path: '/diary',
    storedToken: 'a-token',
    answers: [knowsViewer],
    load: async (row, isRetry) => {
      if (row.name === 'mf-inspections' && isGone) throw new RemoteUnavailable('notLoaded', 'gone');
      return loadWorking(row, isRetry);
    },
  });
  expect(await screen.findByText('This part of Skep did not load')).toBeTruthy();
  const [hives] = screen.getAllByRole('link', { name: 'Hives' });
  if (hives) await userEvent.click(hives);
  expect(await heading('My hives')).toBeTruthy();
  expect(screen.queryByText('This part of Skep did not load')).toBeNull();
  isGone = false;
  const [diary] = screen.getAllByRole('link', { name: 'Diary' });
  if (diary) await userEvent.click(diary);
  expect(await heading('My diary')).toBeTruthy();
});

test('an unknown address leads home', async () => {
  await startShell({ path: '/nowhere', storedToken: 'a-token', answers: [knowsViewer] });
  expect(await heading('My hives')).toBeTruthy();
  expect(address()).toBe('/');
});

describe('unsaved work', () => {
  async function withUnsavedWork() {
    const parts = await startShell({ storedToken: 'a-token', answers: [knowsViewer] });
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    await heading('Hive seven');
    parts.unsavedWork.set(true);
    return parts;
  }

  async function clickDiary() {
    const [diary] = screen.getAllByRole('link', { name: 'Diary' });
    if (diary) await userEvent.click(diary);
  }

  test('is not lost by a person who stays, whichever way they were leaving', async () => {
    const { unsavedWork, navigation } = await withUnsavedWork();
    const stop = unsavedWork.guard(navigation.goAtOnce);
    const ways = [clickDiary, () => userEvent.click(screen.getByRole('button', { name: 'Back' })), goBack];
    for (const leave of ways) {
      await leave();
      await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
      await waitFor(() => expect(address()).toBe('/hives/7'));
      expect(screen.getByRole('heading', { name: 'Hive seven' })).toBeTruthy();
    }
    stop();
  });

  test('is left by who agrees', async () => {
    const { unsavedWork, navigation } = await withUnsavedWork();
    const stop = unsavedWork.guard(navigation.goAtOnce);
    await clickDiary();
    await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    expect(await heading('My diary')).toBeTruthy();
    expect(unsavedWork.has()).toBe(false);
    stop();
  });

  test('makes the browser ask before the tab is closed', async () => {
    const { unsavedWork, navigation } = await withUnsavedWork();
    const stop = unsavedWork.guard(navigation.goAtOnce);
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
    stop();
  });
});

async function goBack() {
  await act(async () => window.history.back());
}

test("a page of the shell's own is in the layout, with the way back", async () => {
  await startShell({ path: '/help', storedToken: 'a-token', answers: [knowsViewer] });
  expect(await heading('Help')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Back' })).toBeTruthy();
});
