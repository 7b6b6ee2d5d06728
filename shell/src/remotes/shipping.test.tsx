import type { RegistryRow } from '@skep/registry/schema';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { start } from 'single-spa';
import { aSignedIn } from '../account/in-account-page.tsx';
import { viewerQuery } from '../session/Viewer.graphql.ts';
import { twoRemotes } from '../testing/a-registry.ts';
import { answering } from '../testing/gateway.ts';
import { loadWorking, startShell, stopShell } from '../testing/start-shell.tsx';
import { createLiveRegistry } from './live-registry.ts';

window.scrollTo = () => undefined;

const viewer = { ...aSignedIn.viewer, language: 'EN' };
const knowsViewer = answering(viewerQuery, () => ({ __typename: 'Query', viewer }));

beforeAll(() => start({ urlRerouteOnly: true }));
afterEach(stopShell);

/** The registry after this remote was shipped as this version. */
function shipped(name: string, change: Partial<RegistryRow>) {
  return { remotes: twoRemotes.remotes.map((row) => (row.name === name ? { ...row, ...change } : row)) };
}

function switchedOff(name: string, reason: string) {
  const row = twoRemotes.remotes.find((one) => one.name === name);
  const routes = row?.contributions.routes ?? [];
  return shipped(name, {
    disabled: { reason },
    contributions: { routes, tabs: [], drawer: [], create: [] },
  });
}

/** The shell at home, with the versions that it has loaded so far and a registry that can change. */
async function atHome() {
  const loaded: string[] = [];
  const server = { registry: twoRemotes as unknown };
  await startShell({
    storedToken: 'a-token',
    answers: [knowsViewer],
    ask: async () => server.registry,
    load: (row, isRetry) => {
      loaded.push(`${row.name} ${row.version}`);
      return loadWorking(row, isRetry);
    },
  });
  await heading('My hives');
  return { loaded, server };
}

const heading = (name: string) => screen.findByRole('heading', { name });

async function open(tab: string) {
  const [link] = screen.getAllByRole('link', { name: tab });
  if (link) await userEvent.click(link);
}

test('a remote that is shipped while the tab is open is live at the next navigation to it', async () => {
  const { loaded, server } = await atHome();
  server.registry = shipped('mf-inspections', { version: '2.0.0' });
  await open('Diary');
  await heading('My diary');
  expect(loaded).toEqual(['mf-hives 1.0.0', 'mf-inspections 2.0.0']);
});

test('a remote that the tab has loaded stays as it is until the page is loaded again', async () => {
  const { loaded, server } = await atHome();
  server.registry = shipped('mf-hives', {
    version: '2.0.0',
    contributions: { routes: [{ path: '/', depth: 0 }], tabs: [], drawer: [], create: [] },
  });
  await open('Diary');
  await heading('My diary');
  await open('Hives');
  await heading('My hives');
  expect(loaded).toEqual(['mf-hives 1.0.0', 'mf-inspections 1.0.0']);
});

test('a server that does not answer costs nothing: the registry of the page goes on', async () => {
  const { loaded, server } = await atHome();
  server.registry = undefined;
  await open('Diary');
  await heading('My diary');
  expect(loaded).toEqual(['mf-hives 1.0.0', 'mf-inspections 1.0.0']);
});

test('a disabled remote leaves the menus, and a link to it says why', async () => {
  const { server } = await atHome();
  server.registry = switchedOff('mf-inspections', 'Drafts were lost');
  await open('Diary');
  expect(await screen.findByText('This part of Skep is switched off')).toBeTruthy();
  expect(screen.getByText('Reason given by the operators: Drafts were lost')).toBeTruthy();
  await waitFor(() => expect(screen.queryAllByRole('link', { name: 'Diary' })).toEqual([]));
  server.registry = twoRemotes;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await heading('My diary')).toBeTruthy();
});

test('being disabled reaches also a remote that is loaded, at the second visit after it', async () => {
  const { server } = await atHome();
  server.registry = switchedOff('mf-hives', 'Under repair');
  await open('Diary');
  await heading('My diary');
  window.history.pushState(null, '', '/hives/7');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(await screen.findByText('Reason given by the operators: Under repair')).toBeTruthy();
});

test('the first screen of a new page needs no second question, one that was left open for long does', async () => {
  let requestCount = 0;
  const ask = async () => {
    requestCount += 1;
    return twoRemotes;
  };
  await createLiveRegistry(twoRemotes, { ask, now: () => 2000 }).rowToLoad('mf-hives');
  expect(requestCount).toBe(0);
  await createLiveRegistry(twoRemotes, { ask, now: () => 60_000 }).rowToLoad('mf-hives');
  expect(requestCount).toBe(1);
});

test('a new shell is offered and never forced: the page stays until its person loads it', async () => {
  const { server } = await atHome();
  server.registry = { ...twoRemotes, shell: '/assets/shell.new.js' };
  await open('Diary');
  expect(await heading('My diary')).toBeTruthy();
  expect(
    await screen.findByText('A new version of Skep is available. Load it when it suits you.'),
  ).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Load it now' })).toHaveLength(1);
});
