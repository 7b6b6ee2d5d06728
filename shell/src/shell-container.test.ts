import { describeServicesContract } from '@skep/remote-kit/services-contract';
import { fakeApolloClient, fakePerson } from '@skep/remote-kit/testing';
import { waitFor } from '@testing-library/react';
import { viewerQuery } from './session/Viewer.graphql.ts';
import { createShellParts } from './shell-container.ts';

const settings = { graphqlUrl: '/graphql', mode: 'production', version: '0.0.0' } as const;

function shellAtHome() {
  window.history.replaceState(null, '', '/');
  localStorage.clear();
  const parts = createShellParts({ settings, registry: { remotes: [] }, apolloClient: fakeApolloClient() });
  parts.session.begin('a-token', fakePerson);
  return parts;
}

describeServicesContract((answer) => {
  const { services, session, language, questions } = shellAtHome();
  questions.subscribe(() => questions.get()?.answer(answer === 'agrees'));
  return {
    services,
    signOut: session.end,
    setLanguage: language.set,
    path: () => window.location.pathname,
  };
});

test('nothing that one person read is left for the next', async () => {
  const { services, session } = shellAtHome();
  const { cache } = services.apolloClient;
  cache.writeQuery({ query: viewerQuery, data: { __typename: 'Query', viewer: null } });
  expect(cache.extract()).not.toEqual({});
  session.end();
  await waitFor(() => expect(cache.extract()).toEqual({}));
});

test('a sign-out leaves no count of the person at the icon, nor where the service worker counts on', async () => {
  const shown: number[] = [];
  const messages: unknown[] = [];
  const deleted: string[] = [];
  const browser = {
    setAppBadge: async (count: number) => void shown.push(count),
    serviceWorker: { controller: { postMessage: (message: unknown) => messages.push(message) } },
  };
  for (const [name, value] of Object.entries(browser))
    Object.defineProperty(navigator, name, { value, configurable: true });
  const caches = { delete: async (name: string) => deleted.push(name) };
  Object.defineProperty(globalThis, 'caches', { value: caches, configurable: true });
  shellAtHome().session.end();
  for (const name of Object.keys(browser)) Reflect.deleteProperty(navigator, name);
  Reflect.deleteProperty(globalThis, 'caches');
  expect([shown, messages]).toEqual([[0], [{ type: 'UNREAD', count: 0 }]]);
  expect(deleted).toContain('unread');
});

test('that a sign-in of before is over ends none of now', async () => {
  localStorage.clear();
  const hasAnswered = Promise.withResolvers<void>();
  const { fetch } = globalThis;
  globalThis.fetch = async () => {
    await hasAnswered.promise;
    return Response.json({ errors: [{ message: '', extensions: { code: 'NOT_SIGNED_IN' } }] });
  };
  const { session, services } = createShellParts({ settings, registry: { remotes: [] } });
  session.begin('an-earlier-token', fakePerson);
  const viewerAnswer = services.apolloClient.query({ query: viewerQuery }).catch(() => 'refused');
  session.begin('a-token', fakePerson);
  hasAnswered.resolve();
  await expect(viewerAnswer).resolves.toBe('refused');
  expect(session.token()).toBe('a-token');
  await services.apolloClient.query({ query: viewerQuery }).catch(() => undefined);
  globalThis.fetch = fetch;
  expect(session.token()).toBeUndefined();
});
