import { type LanguageCode, termsVersion } from '@skep/domain';
import { AppIntlProvider } from '@skep/i18n';
import { writableStore } from '@skep/remote-kit';
import { type FakeAnswer, fakeApolloClient } from '@skep/remote-kit/testing';
import type { ReactNode } from 'react';
import { LanguageMenu } from '../layout/LanguageMenu.tsx';
import { AccountPage } from './AccountPage.tsx';
import { AccountContext, type AccountParts } from './account-context.ts';
import { accountMessages } from './account-messages.ts';

export interface AccountSurroundings {
  /** Where the visitor is, with its query. */
  path?: string;
  answers?: readonly FakeAnswer[];
  language?: LanguageCode;
  /** Whether this is a server with a demo account. Default: false. */
  isDemo?: boolean;
  /** Name of the identity provider. Default: there is none. */
  signInProvider?: string;
  /** Terms and policy elsewhere. Default: none. */
  policyUrl?: string;
  /** Default: everybody may make an account. */
  signUp?: AccountParts['signUp'];
}

export const demoAccount = { email: 'demo@skep.example', password: 'Honey-2026!' };

/** What a visit has come to. */
export interface Visit {
  language: AccountParts['language'];
  /** Of the sign-in that the app was opened with. */
  token: string | undefined;
  /** Pages that were opened, with their queries. */
  opened: string[];
}

/** An account screen on its page, over a fake server: for tests and stories. */
export function inAccountPage(
  screen: ReactNode,
  {
    isDemo = false,
    signInProvider,
    policyUrl,
    signUp,
    path = '/sign-in',
    answers = [],
    language = 'en',
  }: AccountSurroundings = {},
): { element: ReactNode; visit: Visit } {
  const visit: Visit = { language: writableStore(language), token: undefined, opened: [] };
  const parts: AccountParts = {
    query: new URL(path, window.location.origin).searchParams,
    demo: isDemo ? demoAccount : undefined,
    signInProvider,
    links: policyUrl === undefined ? undefined : { policy: policyUrl },
    signUp,
    language: visit.language,
    client: fakeApolloClient(answers),
    goTo: (page) => visit.opened.push(page),
    begin(token, page) {
      visit.token = token;
      visit.opened.push(page);
    },
  };
  const element = (
    <AccountContext value={parts}>
      <AppIntlProvider language={language} messages={accountMessages}>
        <AccountPage languageMenu={<LanguageMenu present={language} onChoose={visit.language.set} />}>
          {screen}
        </AccountPage>
      </AppIntlProvider>
    </AccountContext>
  );
  return { element, visit };
}

export const aFailure = (code: string, details: object = {}) => ({
  __typename: 'Failure',
  code,
  requestId: 'request-1',
  retryAfterSeconds: null,
  fields: [],
  ...details,
});

export const aSignedIn = {
  __typename: 'SignedIn',
  token: 'a-token',
  knownBrowser: 'a-known-browser',
  viewer: {
    __typename: 'Viewer',
    id: '7',
    name: 'Anna Imker',
    email: 'anna@skep.example',
    emailVerified: true,
    language: 'NL',
    acceptedTermsVersion: termsVersion,
    isAdmin: false,
    permissions: [],
    deviceTypes: [],
    badges: null,
    news: null,
    units: null,
  },
};

export const aDone = { __typename: 'Done', done: true };
