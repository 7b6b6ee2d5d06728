import { messageSource } from '@skep/i18n';
import { defineRemote, defineSlots, Slot, type SlotProps } from '@skep/remote-kit';
import { screen, waitFor } from '@testing-library/react';
import { useIntl } from 'react-intl';
import { start } from 'single-spa';
import { aSignedIn } from '../account/in-account-page.tsx';
import { viewerQuery } from '../session/Viewer.graphql.ts';
import { twoRemotes } from '../testing/a-registry.ts';
import { answering } from '../testing/gateway.ts';
import {
  loadWorking,
  noMessages,
  type StartedShellOptions,
  startShell,
  stopShell,
} from '../testing/start-shell.tsx';
import { type LoadSlots, RemoteUnavailable } from './load-remote.ts';

window.scrollTo = () => undefined;

const viewer = { ...aSignedIn.viewer, language: 'NL' };
const knowsViewer = answering(viewerQuery, () => ({ __typename: 'Query', viewer }));

beforeAll(() => start({ urlRerouteOnly: true }));
afterEach(stopShell);

/** Home with two cards, each with a place for others. */
const host = defineRemote({
  routes: [
    {
      path: '/',
      element: (
        <>
          <h1>My hives</h1>
          <Slot name="hive-card/v1" props={{ hiveId: '7', hiveName: 'Anna', size: 'large' }} />
          <Slot name="hive-card/v1" props={{ hiveId: '8', hiveName: 'Berta', size: 'small' }} />
        </>
      ),
    },
  ],
  messages: noMessages,
});

/** Two remotes, of which the one of inspections fills the slot. */
const filled = {
  remotes: twoRemotes.remotes.map((row) =>
    row.name === 'mf-inspections'
      ? { ...row, contributions: { ...row.contributions, slots: ['hive-card/v1', 'of-tomorrow/v9'] } }
      : row,
  ),
};

function AlertLine({ hiveId, hiveName }: SlotProps['hive-card/v1']) {
  const { formatMessage } = useIntl();
  if (hiveId === '8') throw new Error('This hive breaks it');
  return <p>{formatMessage({ id: 'alerts.line' }, { hiveName })}</p>;
}

const slots = defineSlots({
  messages: messageSource(async (language) => ({
    default: {
      'alerts.line': language === 'nl' ? 'Twee meldingen van {hiveName}' : 'Two alerts of {hiveName}',
    },
  })),
  fillings: { 'hive-card/v1': async () => AlertLine },
});

async function atHome(loadSlots: LoadSlots, options: StartedShellOptions = {}) {
  const reports: unknown[] = [];
  const listen = (event: Event) => event instanceof CustomEvent && reports.push(event.detail);
  window.addEventListener('skep:problem', listen);
  const parts = await startShell({
    storedToken: 'a-token',
    answers: [knowsViewer],
    registry: filled,
    loadSlots,
    load: async (row, isRetry) => (row.name === 'mf-hives' ? host : loadWorking(row, isRetry)),
    ...options,
  });
  await screen.findByRole('heading', { name: 'My hives' });
  return { parts, reports };
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

test('a remote shows its line in another’s screen, in its own words; what breaks costs that line alone', async () => {
  const load = jest.fn(async () => slots);
  const { reports } = await atHome(load);
  expect(await screen.findByText('Twee meldingen van Anna')).toBeTruthy();
  expect(screen.queryByText(/Berta/)).toBeNull();
  expect(screen.getByRole('heading', { name: 'My hives' })).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
  expect(reports).toEqual([
    expect.objectContaining({ message: expect.stringContaining('This hive breaks it') }),
  ]);
});

test('a filling that cannot be had is reported once and leaves no trace', async () => {
  const { reports } = await atHome(async () => {
    throw new RemoteUnavailable('notLoaded', 'gone');
  });
  await waitFor(() => expect(reports).toHaveLength(1));
  expect(screen.getByRole('heading', { name: 'My hives' })).toBeTruthy();
  expect(screen.queryByText(/meldingen/)).toBeNull();
});

test('a remote that declares a slot and brings nothing for it is reported, too', async () => {
  const { reports } = await atHome(async () => ({ ...slots, fillings: {} }));
  await waitFor(() => expect(reports).toHaveLength(1));
});

test('nobody who fills it, or somebody who is switched off: the screen is as it is', async () => {
  const load = jest.fn(async () => slots);
  await atHome(load, { registry: twoRemotes });
  expect(load).not.toHaveBeenCalled();
});

test('the tab stays with the version of a remote whose line it has drawn', async () => {
  let version = '';
  const newer = filled.remotes.map((row) => ({ ...row, version: '2.0.0' }));
  const { parts } = await atHome(async () => slots, {
    ask: async () => ({ remotes: newer }),
    load: async (row, isRetry) => {
      if (row.name === 'mf-hives') return host;
      version = row.version;
      return loadWorking(row, isRetry);
    },
  });
  await screen.findByText('Twee meldingen van Anna');
  parts.navigation.goAtOnce('/diary');
  await screen.findByRole('heading', { name: 'My diary' });
  expect(version).toBe('1.0.0');
});
