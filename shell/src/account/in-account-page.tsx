import type { LanguageCode } from '@skep/domain';
import { type FakeAnswer, inFakeShell } from '@skep/remote-kit/testing';
import type { ReactNode } from 'react';
import { LanguageMenu } from '../frame/LanguageMenu.tsx';
import { shellMessages } from '../messages.ts';
import { ShellContext } from '../shell-context.ts';
import { createShellParts, type ShellParts } from '../shell-parts.ts';
import { AccountPage } from './AccountPage.tsx';

export interface AccountSurroundings {
  /** Where the visitor is, with its query. */
  path?: string;
  answers?: readonly FakeAnswer[];
  language?: LanguageCode;
  /** Whether this is a server with a demo account. Default: false. */
  isDemo?: boolean;
}

export const demoAccount = { email: 'demo@skep.example', password: 'Honey-2026!' };

/** An account screen on its page, with the shell's real parts over a fake server: for tests and stories. */
export function inAccountPage(
  screen: ReactNode,
  { isDemo = false, ...surroundings }: AccountSurroundings = {},
): { element: ReactNode; parts: ShellParts } {
  const parts = createShellParts({
    settings: {
      graphqlUrl: '/graphql',
      mode: isDemo ? 'demo' : 'production',
      version: '0.0.0',
      ...(isDemo && { demo: demoAccount }),
    },
    registry: { remotes: [] },
  });
  const page = <AccountPage languageMenu={<LanguageMenu />}>{screen}</AccountPage>;
  const { element } = inFakeShell(page, shellMessages, surroundings);
  return { element: <ShellContext value={parts}>{element}</ShellContext>, parts };
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
  viewer: {
    __typename: 'Viewer',
    id: '7',
    name: 'Anna Imker',
    email: 'anna@skep.example',
    emailVerified: true,
    language: 'NL',
    isAdmin: false,
    permissions: [],
    deviceTypes: [],
  },
};

export const aDone = { __typename: 'Done', done: true };
