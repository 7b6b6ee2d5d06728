import { defineRemote, useQuery, useTabBadge } from '@skep/remote-kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { start } from 'single-spa';
import { aSignedIn } from '../account/in-account-page.tsx';
import { readFragment } from '../generated/fragment-masking.ts';
import { badgesQuery, viewerFields, viewerQuery } from '../session/Viewer.graphql.ts';
import { answering } from '../testing/gateway.ts';
import { loadWorking, noMessages, startShell, stopShell } from '../testing/start-shell.tsx';

window.scrollTo = () => undefined;

beforeAll(() => start({ urlRerouteOnly: true }));
beforeEach(() => sessionStorage.clear());
afterEach(stopShell);
afterEach(() => {
  Reflect.deleteProperty(navigator, 'setAppBadge');
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const viewer = { ...aSignedIn.viewer, language: 'EN' };

/** The name of whoever is signed in, as the server said it last. */
function NameOfViewer() {
  const { data } = useQuery(viewerQuery);
  return <h1>{readFragment(viewerFields, data?.viewer)?.name}</h1>;
}

const renewed = async () => ({ count: 5, label: '5 alerts' });

function Alerts() {
  const [count, setCount] = useState(3);
  useTabBadge('diary', { count, label: `${count} alerts` }, renewed);
  return (
    <button type="button" onClick={() => setCount(0)}>
      Seen
    </button>
  );
}

const diaryWithData = defineRemote({
  routes: [
    { path: '/diary', element: <NameOfViewer /> },
    { path: '/shared/:code', element: <Alerts /> },
  ],
  messages: noMessages,
});

async function startAt(path: string, unread = 0) {
  const server = { name: 'Ada', unread, requestCount: 0 };
  // What an entry of the drawer repeats is counted once at the icon.
  const badges = () => ['diary', 'agenda'].map((tab) => ({ __typename: 'Badge', tab, count: server.unread }));
  const knowsViewer = answering(viewerQuery, () => ({
    __typename: 'Query',
    viewer: { ...viewer, name: server.name, badges: badges(), news: [] },
  }));
  const knowsBadges = answering(badgesQuery, () => {
    server.requestCount += 1;
    return { viewer: { __typename: 'Viewer', id: viewer.id, badges: badges(), news: [] } };
  });
  const parts = await startShell({
    path,
    storedToken: 'a-token',
    answers: [knowsViewer, knowsBadges],
    load: async (row, isRetry) => (row.name === 'mf-inspections' ? diaryWithData : loadWorking(row, isRetry)),
  });
  await screen.findByRole('button', { name: 'Menu' });
  return { parts, server };
}

const heading = (name: string) => screen.findByRole('heading', { name });
const address = () => window.location.pathname + window.location.search;

function tab(name: string) {
  const [bar] = screen.getAllByRole('navigation', { name: 'Main pages' });
  if (!bar) throw new Error('There are no tabs.');
  return within(bar).getByRole('link', { name });
}

test('clicking the tab that is open asks again for what it shows, and keeps its filters', async () => {
  const { server } = await startAt('/diary?search=queen');
  await heading('Ada');
  server.name = 'Grace';
  await userEvent.click(tab('Diary'));
  expect(await heading('Grace')).toBeTruthy();
  expect(address()).toBe('/diary?search=queen');
});

test('a tab leads to its page as it was left, the logo to all hives', async () => {
  await startAt('/?search=queen');
  await heading('My hives');
  await userEvent.click(tab('Diary'));
  await heading('Ada');
  await userEvent.click(tab('Hives'));
  await heading('My hives');
  expect(address()).toBe('/?search=queen');
  await userEvent.click(screen.getByRole('link', { name: 'Skep, go to your hives' }));
  await waitFor(() => expect(address()).toBe('/'));
  await userEvent.click(tab('Diary'));
  await heading('Ada');
  expect(tab('Hives').getAttribute('href')).toBe('/');
});

test('a remote gives its tab a count, which stays when the person goes on, and goes with them', async () => {
  const { parts } = await startAt('/shared/7');
  await waitFor(() => expect(tab('Diary 3 alerts')).toBeTruthy());
  await userEvent.click(tab('Hives'));
  await heading('My hives');
  expect(tab('Diary 3 alerts')).toBeTruthy();
  await act(async () => parts.session.end());
  expect(parts.tabBadges.get().size).toBe(0);
});

test('a count that falls to none takes its badge away', async () => {
  await startAt('/shared/7');
  await userEvent.click(await screen.findByRole('button', { name: 'Seen' }));
  expect(tab('Diary')).toBeTruthy();
});

test('who comes back to the page reads the count as it is then, on whatever screen', async () => {
  await startAt('/shared/7');
  await userEvent.click(tab('Hives'));
  await heading('My hives');
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(tab('Diary 5 alerts')).toBeTruthy());
});

async function startWithUnread(unread: number) {
  const icon: number[] = [];
  Object.assign(navigator, { setAppBadge: async (count: number) => void icon.push(count) });
  const worker = new EventTarget();
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  const started = await startAt('/', unread);
  return { ...started, icon, worker };
}

test('the number of unread items is at its tab and at the icon on a fresh load, without a query of its own', async () => {
  const { server, icon } = await startWithUnread(2);
  await waitFor(() => expect(tab('Diary 2 waiting')).toBeTruthy());
  expect(server.requestCount).toBe(0);
  await waitFor(() => expect(icon.at(-1)).toBe(2));
});

test('what comes while the page is open is counted at once', async () => {
  const { server, icon, worker } = await startWithUnread(0);
  await heading('My hives');
  server.unread = 1;
  worker.dispatchEvent(new MessageEvent('message', { data: { type: 'NEWS' } }));
  await waitFor(() => expect(tab('Diary 1 waiting')).toBeTruthy());
  expect(icon.at(-1)).toBe(1);
});

test('what has not been sent counts at the icon as well, until it is', async () => {
  const { icon } = await startWithUnread(2);
  await waitFor(() => expect(icon.at(-1)).toBe(2));
  const key = `skep.waiting|${viewer.id}`;
  const showCount = (count: { waiting: number; refused: number } | undefined) =>
    act(async () => {
      if (count) localStorage.setItem(key, JSON.stringify(count));
      else localStorage.removeItem(key);
      window.dispatchEvent(new StorageEvent('storage', { key }));
    });
  await showCount({ waiting: 3, refused: 1 });
  expect(icon.at(-1)).toBe(5);
  await showCount(undefined);
  expect(icon.at(-1)).toBe(2);
});
