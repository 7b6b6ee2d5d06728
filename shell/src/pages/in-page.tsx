import type { LanguageCode } from '@skep/domain';
import { RemoteProviders, remoteMessages } from '@skep/remote-kit';
import { fakeApolloClient, fakePerson } from '@skep/remote-kit/testing';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router';
import type { PageSettings } from '../page-settings.ts';
import { createShellParts } from '../shell-container.ts';
import { ShellContext } from '../shell-context.ts';
import { twoRemotes } from '../testing/a-registry.ts';
import { answering } from '../testing/gateway.ts';
import { acceptedTermsQuery } from './AcceptedTerms.graphql.ts';
import { pageMessages } from './page-messages.ts';

const messages = remoteMessages(pageMessages);

export interface PageSurroundings {
  language?: LanguageCode;
  supportEmail?: string;
  operator?: PageSettings['operator'];
  links?: PageSettings['links'];
  isSignedIn?: boolean;
}

/** A page to read in the shell's surroundings, for tests and stories. */
export function inPage(Screen: ComponentType, surroundings: PageSurroundings = {}) {
  const { language = 'en', supportEmail, operator, links, isSignedIn = false } = surroundings;
  const viewer = { __typename: 'Viewer', id: fakePerson.id, acceptedTermsVersion: 'skep-terms-0' };
  const parts = createShellParts({
    settings: {
      graphqlUrl: '/graphql',
      mode: 'production',
      version: '0.1.0',
      ...(supportEmail === undefined ? {} : { supportEmail }),
      ...(operator === undefined ? {} : { operator }),
      links,
    },
    registry: twoRemotes,
    apolloClient: fakeApolloClient([answering(acceptedTermsQuery, () => ({ viewer }))]),
  });
  if (isSignedIn) parts.session.begin('the-token', fakePerson);
  parts.language.set(language);
  return (
    <ShellContext value={parts}>
      <RemoteProviders services={parts.services} messages={messages}>
        <MemoryRouter>
          <Screen />
        </MemoryRouter>
      </RemoteProviders>
    </ShellContext>
  );
}
