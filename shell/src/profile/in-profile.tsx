import type { LanguageCode } from '@skep/domain';
import { RemoteProviders, remoteMessages } from '@skep/remote-kit';
import { type FakeAnswer, fakeApolloClient, fakePerson } from '@skep/remote-kit/testing';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { ConfirmDialog } from '../layout/ConfirmDialog.tsx';
import { ToastList } from '../layout/ToastList.tsx';
import { createShellParts, type ShellContainer } from '../shell-container.ts';
import { ShellContext } from '../shell-context.ts';
import { twoRemotes } from '../testing/a-registry.ts';
import { Screen, texts } from './ProfileScreen.tsx';

const messages = remoteMessages(texts);

export interface ProfileSurroundings {
  language?: LanguageCode;
  /** With its query. Default: `/profile`. */
  path?: string;
  /** A part of the page by itself. Default: the page. */
  part?: ReactNode;
}

/** The page in the shell's surroundings, for tests and stories. */
export function inProfile(
  answers: readonly FakeAnswer[],
  { language = 'en', path = '/profile', part }: ProfileSurroundings = {},
): { element: ReactNode; parts: ShellContainer } {
  const parts = createShellParts({
    settings: { graphqlUrl: '/graphql', mode: 'production', version: '0.1.0' },
    registry: twoRemotes,
    apolloClient: fakeApolloClient(answers),
  });
  parts.session.begin('the-token', fakePerson);
  parts.language.set(language);
  const element = (
    <ShellContext value={parts}>
      <RemoteProviders services={parts.services} messages={messages}>
        <MemoryRouter initialEntries={[path]}>
          {part ?? <Screen />}
          <ConfirmDialog />
          <ToastList />
        </MemoryRouter>
      </RemoteProviders>
    </ShellContext>
  );
  return { element, parts };
}
