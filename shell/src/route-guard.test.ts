import type { RegistryDocument } from '@skep/registry/schema';
import { fakePerson } from '@skep/remote-kit/testing';
import { pageKind } from './route-guard.ts';
import { twoRemotes } from './testing/a-registry.ts';

const sessions = {
  signedIn: { kind: 'signedIn', person: fakePerson },
  admin: { kind: 'signedIn', person: { ...fakePerson, isAdmin: true } },
  signedOut: { kind: 'signedOut' },
  checking: { kind: 'checking' },
} as const;

const at = (session: keyof typeof sessions, address: string, registry: RegistryDocument = twoRemotes) => {
  const { pathname, search } = new URL(address, 'https://skep.example');
  return pageKind(registry, sessions[session], { pathname, search });
};

test('a page that needs a sign-in sends to it and remembers the requested path', () => {
  expect(at('signedOut', '/diary?page=2')).toEqual({
    kind: 'redirect',
    to: '/sign-in?redirectFrom=%2Fdiary%3Fpage%3D2',
  });
  expect(at('signedOut', '/')).toEqual({ kind: 'redirect', to: '/sign-in' });
});

test('nothing is shown before a stored token was checked, but what is public', () => {
  expect(at('checking', '/diary')).toEqual({ kind: 'waiting' });
  expect(at('checking', '/shared/abc')).toEqual({ kind: 'remote', isBare: false });
  expect(at('signedOut', '/shared/abc')).toEqual({ kind: 'remote', isBare: false });
});

test('an unknown path leads home, and home never to itself', () => {
  expect(at('signedIn', '/nowhere')).toEqual({ kind: 'redirect', to: '/' });
  const remembered = '/sign-in?redirectFrom=%2Fgroups%2F5%2Ftoken%2Fabc';
  expect(at('signedOut', '/groups/5/token/abc')).toEqual({ kind: 'redirect', to: remembered });
  expect(at('signedIn', '/', { remotes: [] })).toEqual({
    kind: 'remote',
    isBare: false,
  });
});

test('who is signed in has no use for the account pages and goes where they wanted', () => {
  expect(at('signedIn', '/sign-in')).toEqual({ kind: 'redirect', to: '/' });
  expect(at('signedIn', '/sign-in?redirectFrom=%2Fdiary')).toEqual({ kind: 'redirect', to: '/diary' });
  expect(at('signedIn', '/sign-in?redirectFrom=//evil.example')).toEqual({ kind: 'redirect', to: '/' });
});

test('the page for wrong addresses is there for everybody', () => {
  for (const session of ['signedIn', 'signedOut', 'checking'] as const) {
    expect(at(session, '/404')).toEqual({ kind: 'account', path: '/404' });
  }
});

test('the address of an account page works with a slash at its end', () => {
  expect(at('signedOut', '/sign-up/')).toEqual({ kind: 'account', path: '/sign-up' });
});

test('a page for admins is refused to others, and sends who is not signed in to the sign-in', () => {
  const [remote, ...others] = twoRemotes.remotes;
  if (remote === undefined) throw new Error('there is no remote');
  const routes = [
    ...remote.contributions.routes,
    { path: '/administration/x', depth: 1, admin: true } as const,
  ];
  const registry = {
    remotes: [{ ...remote, contributions: { ...remote.contributions, routes } }, ...others],
  };
  const kind = (session: keyof typeof sessions) => at(session, '/administration/x', registry).kind;
  expect([kind('admin'), kind('signedIn'), kind('signedOut'), kind('checking')]).toEqual([
    'remote',
    'refused',
    'redirect',
    'waiting',
  ]);
});

test('a page of the shell for admins or translators is refused to others', () => {
  const kinds = (session: keyof typeof sessions) =>
    ['/administration/users', '/translations', '/profile'].map((path) => at(session, path).kind);
  expect(kinds('admin')).toEqual(['own', 'own', 'own']);
  expect(kinds('signedIn')).toEqual(['refused', 'refused', 'own']);
  expect(kinds('signedOut')).toEqual(['redirect', 'redirect', 'redirect']);
});
