import type { LanguageCode } from '@skep/domain';
import { RemoteProviders, remoteMessages } from '@skep/remote-kit';
import { fakeApolloClient, fakePerson } from '@skep/remote-kit/testing';
import { MemoryRouter } from 'react-router';
import { ConfirmDialog } from '../layout/ConfirmDialog.tsx';
import { ToastList } from '../layout/ToastList.tsx';
import { createShellParts } from '../shell-container.ts';
import { ShellContext } from '../shell-context.ts';
import { twoRemotes } from '../testing/a-registry.ts';
import { Screen } from './OutboxScreen.tsx';
import { createWaiting } from './offline-outbox.ts';
import type { Outbox } from './outbox.ts';
import { outboxMessages } from './outbox-messages.ts';

const messages = remoteMessages(outboxMessages);

export interface WaitingPageOptions {
  language?: LanguageCode;
  path?: string;
}

/** The page in the shell's surroundings, for tests and stories. @param outbox opened when the page asks; rejects: the browser refuses to read it */
export function inWaitingPage(
  outbox: () => Promise<Outbox>,
  { language = 'en', path = '/waiting' }: WaitingPageOptions = {},
) {
  const options = {
    settings: { graphqlUrl: '/graphql', mode: 'production', version: '0.1.0' } as const,
    registry: twoRemotes,
    apolloClient: fakeApolloClient(),
  };
  const { session } = createShellParts(options);
  const waiting = createWaiting(session, () => {
    throw new Error('The outbox is given.');
  });
  const parts = createShellParts({ ...options, waiting: { ...waiting, outbox } });
  parts.session.begin('the-token', fakePerson);
  parts.language.set(language);
  const element = (
    <ShellContext value={parts}>
      <RemoteProviders services={parts.services} messages={messages}>
        <MemoryRouter initialEntries={[path]}>
          <Screen />
          <ConfirmDialog />
          <ToastList />
        </MemoryRouter>
      </RemoteProviders>
    </ShellContext>
  );
  return { element, parts };
}
