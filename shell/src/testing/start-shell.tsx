import { givenMessages, loadTexts } from '@skep/i18n';
import type { RegistryDocument } from '@skep/registry/schema';
import { defineRemote, type RemoteLifecycles, useNavigation, useTitle } from '@skep/remote-kit';
import { type FakeAnswer, fakeApolloClient } from '@skep/remote-kit/testing';
import { act, render } from '@testing-library/react';
import { getAppNames, unregisterApplication } from 'single-spa';
import { appMessages } from '../messages.ts';
import { offerHiveActions } from '../remotes/hive-actions.ts';
import { LiveApp } from '../remotes/LiveApp.tsx';
import { createLiveRegistry } from '../remotes/live-registry.ts';
import type { LoadLifecycles, LoadSlots } from '../remotes/load-remote.ts';
import { placeRemotes } from '../remotes/register-applications.ts';
import { createRemoteStates } from '../remotes/remote-state.ts';
import { fillSlots } from '../remotes/slot-fillings.ts';
import { createShellParts, type ShellContainer } from '../shell-container.ts';
import { twoRemotes } from './a-registry.ts';

export const noMessages = givenMessages({});

/** A screen of a remote: its name as heading, and a way on. */
export function Screen({ name, to = '/' }: { name: string; to?: string }) {
  const navigation = useNavigation();
  useTitle(name);
  return (
    <>
      <h1>{name}</h1>
      <button type="button" onClick={() => navigation.go(to)}>
        Continue
      </button>
    </>
  );
}

/** The two remotes of `twoRemotes`. */
export const workingRemotes: Record<string, RemoteLifecycles> = {
  'mf-hives': defineRemote({
    routes: [
      { path: '/', element: <Screen name="My hives" to="/hives/7" /> },
      { path: '/hives/:id', element: <Screen name="Hive seven" /> },
    ],
    messages: noMessages,
  }),
  'mf-inspections': defineRemote({
    routes: [
      { path: '/diary', element: <Screen name="My diary" /> },
      { path: '/shared/:code', element: <Screen name="Shared" /> },
    ],
    messages: noMessages,
  }),
};

export interface StartedShellOptions {
  path?: string;
  /** As an earlier visit left it in this browser. Default: none. */
  storedToken?: string;
  answers?: readonly FakeAnswer[];
  registry?: RegistryDocument;
  load?: LoadLifecycles;
  /** Default: no remote has any. */
  loadSlots?: LoadSlots;
  /** What the server says of the registry later on. Default: the same as in the page. */
  ask?: () => Promise<unknown>;
  /** Default: nothing; the page of the way in is not here. */
  openEntrance?: () => void;
}

/**
 * The whole shell over a fake server and remotes that need no files. single-spa is one per page: start it before all
 * tests, and stop the shell after each.
 */
export async function startShell(options: StartedShellOptions = {}): Promise<ShellContainer> {
  localStorage.clear();
  if (options.storedToken !== undefined) localStorage.setItem('skep.session', options.storedToken);
  window.history.replaceState(null, '', options.path ?? '/');
  const parts = createShellParts({
    settings: { graphqlUrl: '/graphql', mode: 'production', version: '0.0.0' },
    registry: options.registry ?? twoRemotes,
    apolloClient: fakeApolloClient(options.answers),
    openEntrance: options.openEntrance ?? (() => undefined),
  });
  parts.session.followOtherTabs();
  const states = createRemoteStates();
  const live = createLiveRegistry(parts.registry, { ask: options.ask ?? (async () => parts.registry) });
  const reports = { shown: () => undefined, failed: () => undefined };
  const load = options.load ?? loadWorking;
  const { loadSlots = noSlots } = options;
  const onReady = () => {
    offerHiveActions(parts.hiveActions, { live, session: parts.session, language: parts.language });
    fillSlots(parts.slots, { live, reports, loadSlots });
    placeRemotes(parts.session, { live, services: parts.services, states, reports, load });
  };
  await loadTexts(appMessages, parts.language.get());
  await act(async () => {
    render(<LiveApp live={live} parts={parts} remoteStates={states} onReady={onReady} />);
  });
  return parts;
}

const noSlots: LoadSlots = async ({ name }) => {
  throw new Error(`${name} fills no slot.`);
};

export const loadWorking: LoadLifecycles = async ({ name }) => {
  const remote = workingRemotes[name];
  if (!remote) throw new Error(`No remote ${name}`);
  return remote;
};

/** The next test needs the names of the remotes. */
export async function stopShell(): Promise<void> {
  for (const name of getAppNames()) await act(async () => unregisterApplication(name));
}
