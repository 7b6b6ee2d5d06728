import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { givenMessages } from '@skep/i18n';
import { createPageCache, RemoteProviders } from '@skep/remote-kit';
import { fakePerson } from '@skep/remote-kit/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createShellParts } from '../shell-container.ts';
import { ShellContext } from '../shell-context.ts';
import { tokenKey } from './stored-token.ts';
import { useCheckedSession } from './useCheckedSession.ts';

/** A tab whose token is being checked, by a service that answers when the test says so. */
function aTabOf(token: string) {
  localStorage.setItem(tokenKey, token);
  const requests: { token: string | undefined; answer: (id: string | undefined) => void }[] = [];
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        requests.push({
          token: session.token(),
          answer(id) {
            observer.next({ data: { __typename: 'Query', viewer: id === undefined ? null : viewer(id) } });
            observer.complete();
          },
        });
      }),
  );
  const parts = createShellParts({
    settings: { graphqlUrl: '/graphql', mode: 'production', version: '0.0.0' },
    registry: { remotes: [] },
    apolloClient: new ApolloClient({ cache: createPageCache(), link }),
  });
  const { session } = parts;
  const stop = session.followOtherTabs();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ShellContext value={parts}>
      <RemoteProviders services={parts.services} messages={givenMessages({})}>
        {children}
      </RemoteProviders>
    </ShellContext>
  );
  renderHook(useCheckedSession, { wrapper });
  return { requests, session, stop };
}

function viewer(id: string) {
  return {
    __typename: 'Viewer',
    id,
    name: `Person ${id}`,
    email: `${id}@skep.example`,
    emailVerified: true,
    language: 'EN',
    acceptedTermsVersion: null,
    isAdmin: false,
    permissions: [],
    deviceTypes: [],
    units: null,
    badges: [],
    news: [],
  };
}

function inAnotherTab(newValue: string | null) {
  window.dispatchEvent(new StorageEvent('storage', { key: tokenKey, newValue }));
}

test.each([
  ['', ['bobs']],
  [' after a sign-out', [null, 'bobs']],
])(
  'who signs in in another tab%s while a check runs is not taken for who was there',
  async (_how, changes) => {
    const { requests, session, stop } = aTabOf('annas');
    await waitFor(() => expect(requests).toHaveLength(1));
    for (const change of changes) await act(async () => inAnotherTab(change));
    await waitFor(() => expect(requests.map(({ token }) => token)).toEqual(['annas', 'bobs']));
    await act(async () => requests[0]?.answer('anna'));
    expect(session.get()).toEqual({ kind: 'checking' });
    await act(async () => requests[1]?.answer('bob'));
    await waitFor(() => expect(session.get()).toMatchObject({ kind: 'signedIn', person: { id: 'bob' } }));
    stop();
  },
);

test('an answer that comes after another has signed in ends nothing of theirs', async () => {
  const { requests, session, stop } = aTabOf('annas');
  await waitFor(() => expect(requests).toHaveLength(1));
  await act(async () => {
    inAnotherTab('bobs');
    requests[0]?.answer(undefined);
  });
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(session.token()).toBe('bobs');
  session.confirm(fakePerson, 'annas');
  expect(session.get()).toEqual({ kind: 'checking' });
  stop();
});
