import { act, screen, waitFor } from '@testing-library/react';
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
beforeEach(() => sessionStorage.clear());
afterEach(stopShell);

const heading = (name: string) => screen.findByRole('heading', { name });
const address = () => window.location.pathname + window.location.search;

async function startAt(path: string) {
  const parts = await startShell({ path, storedToken: 'a-token', answers: [knowsViewer] });
  await screen.findByRole('button', { name: 'Menu' });
  return async (next: string) => act(async () => parts.navigation.goAtOnce(next));
}

async function clickBack() {
  await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
}

test('the arrow of a list leads to the top tab that was left last, as it was left', async () => {
  const go = await startAt('/diary?search=queen');
  await heading('My diary');
  await go('/help');
  await go('/faq');
  await go('/support');
  await heading('Support');
  await clickBack();
  expect(await heading('My diary')).toBeTruthy();
  expect(address()).toBe('/diary?search=queen');
});

test('the arrow of a detail leads to where the person came from', async () => {
  const go = await startAt('/diary');
  await go('/help');
  await go('/hives/7');
  await heading('Hive seven');
  await clickBack();
  expect(await heading('Help')).toBeTruthy();
});

test('who came straight to a page gets home by its arrow', async () => {
  await startAt('/help');
  await clickBack();
  expect(await heading('My hives')).toBeTruthy();
  await waitFor(() => expect(address()).toBe('/'));
});

test('the page that makes the first account has no arrow: nothing comes before it', async () => {
  await startShell({ path: '/first-run' });
  await heading('Set up Skep');
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
});

test('loading the page again costs nobody the way back, signing out does', async () => {
  const go = await startAt('/diary?page=2');
  await go('/help');
  await stopShell();
  const { places, session } = await startShell({
    path: '/help',
    storedToken: 'a-token',
    answers: [knowsViewer],
  });
  await waitFor(() => expect(places.topTab()).toBe('/diary?page=2'));
  await act(async () => session.end());
  expect([places.topTab(), places.previous()]).toEqual([undefined, undefined]);
});
