import type { LanguageCode } from '@skep/domain';
import { RemoteProviders, remoteMessages } from '@skep/remote-kit';
import { fakeApolloClient, fakePerson } from '@skep/remote-kit/testing';
import { MemoryRouter } from 'react-router';
import { NoticeList } from '../frame/NoticeList.tsx';
import { QuestionDialog } from '../frame/QuestionDialog.tsx';
import { ShellContext } from '../shell-context.ts';
import { createShellParts } from '../shell-parts.ts';
import { twoRemotes } from '../testing/a-registry.ts';
import type { Outbox } from './outbox.ts';
import { Screen } from './WaitingScreen.tsx';
import { createWaiting } from './waiting.ts';
import { waitingMessages } from './waiting-messages.ts';

const messages = remoteMessages(waitingMessages);

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
          <QuestionDialog />
          <NoticeList />
        </MemoryRouter>
      </RemoteProviders>
    </ShellContext>
  );
  return { element, parts };
}
