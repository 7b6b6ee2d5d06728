import type { LiveVersion, Status } from '@skep/registry/status';
import { RemoteProviders, remoteMessages } from '@skep/remote-kit';
import { fakeApolloClient } from '@skep/remote-kit/testing';
import { ToastList } from '../layout/ToastList.tsx';
import { createShellParts } from '../shell-container.ts';
import { ShellContext } from '../shell-context.ts';
import { twoRemotes } from '../testing/a-registry.ts';
import { Screen } from './StatusScreen.tsx';
import { statusMessages } from './status-messages.ts';
import type { StoredOnDevice } from './stored-on-device.ts';
import type { AskStatus } from './useStatus.ts';

const messages = remoteMessages(statusMessages);

/** A version that fares well. */
export function aLiveVersion(overrides: Partial<LiveVersion> = {}): LiveVersion {
  return {
    version: '1.0.0',
    percent: 100,
    kit: '^1.0.0',
    isKitServed: true,
    health: 'whole',
    drift: [],
    missing: [],
    weightKb: { firstChunk: 9.6, whole: 71.2 },
    budgetKb: { firstChunk: 40, whole: 250 },
    seen: { shown: 240, failed: 1 },
    ...overrides,
  };
}

/** Two remotes that fare well, the first with these versions live. */
export function aStatus(
  live: readonly LiveVersion[] = [aLiveVersion()],
  more: Partial<Status['remotes'][0]> = {},
): Status {
  return {
    at: '2026-11-21T03:00:00.000Z',
    shell: {
      version: '0.1.0',
      kit: '1.0.0',
      shared: { react: '19.3.1', 'react/jsx-runtime': '19.3.1', '@skep/ui': '0.1.0' },
    },
    remotes: [
      {
        name: 'mf-hives',
        live: [...live],
        versionsKept: 3,
        lastChange: { at: '2026-11-21T02:00:00.000Z', action: 'publish' },
        ...more,
      },
      { name: 'mf-inspections', live: [aLiveVersion({ seen: { shown: 0, failed: 0 } })], versionsKept: 1 },
    ],
  };
}

const keepsAll: StoredOnDevice = {
  files: { stored: 143, wanted: 143, kilobytes: 745 },
  answers: { count: 12, kilobytes: 318.4 },
};

/** The status page in the shell's surroundings, for tests and stories. */
export function inStatusPage(ask: AskStatus, keeps: StoredOnDevice = keepsAll) {
  const parts = createShellParts({
    settings: { graphqlUrl: '/graphql', mode: 'production', version: '0.1.0' },
    registry: twoRemotes,
    apolloClient: fakeApolloClient(),
  });
  return (
    <ShellContext value={parts}>
      <RemoteProviders services={parts.services} messages={messages}>
        <Screen ask={ask} readStored={async () => keeps} />
        <ToastList />
      </RemoteProviders>
    </ShellContext>
  );
}
