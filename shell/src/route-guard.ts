import { type AccountPath, accountPathOf } from '@skep/domain';
import { findRoute } from '@skep/registry/paths';
import type { RegistryDocument } from '@skep/registry/schema';
import type { SessionState } from '@skep/remote-kit';
import { localPath } from './account/local-path.ts';
import { mayOpen } from './may-open.ts';
import { findOwnPage, type OwnPage } from './shell-routes.ts';

/** What the address asks for, given who is signed in. */
export type PageKind =
  /** Of the way in: a page of its own. */
  | { kind: 'account'; path: AccountPath }
  | { kind: 'own'; page: OwnPage }
  /** `isBare`: without top bar and tabs. */
  | { kind: 'remote'; isBare: boolean }
  /** For who has a right that the person lacks. */
  | { kind: 'refused' }
  /** The stored token is being checked before anything is shown. */
  | { kind: 'waiting' }
  | { kind: 'redirect'; to: string };

/**
 * The navigation guard: a page that needs a sign-in sends to it and remembers the requested path; a signed-in person
 * has no use for the sign-in page; an unknown path leads home. A visitor's is remembered as well: after a sign-in it may
 * be one of a remote that is live for this person alone.
 */
export function pageKind(
  registry: RegistryDocument,
  session: SessionState,
  { pathname, search }: { pathname: string; search: string },
): PageKind {
  const account = accountPathOf(pathname);
  if (account === '/404') return { kind: 'account', path: account };
  if (account && session.kind !== 'signedIn') return { kind: 'account', path: account };
  if (account) return { kind: 'redirect', to: wantedPath(search) };
  const page = findOwnPage(pathname);
  const person = session.kind === 'signedIn' ? session.person : undefined;
  if (page && mayOpen(page.access, person)) return { kind: 'own', page };
  if (page && person) return { kind: 'refused' };
  const found = findRoute(registry, pathname);
  const isBare = found?.route.bare === true;
  if (found?.route.public) return { kind: 'remote', isBare };
  if (session.kind === 'checking') return { kind: 'waiting' };
  if (session.kind === 'signedOut') return { kind: 'redirect', to: signInPath(pathname + search) };
  if (found?.route.admin && !mayOpen('admin', person)) return { kind: 'refused' };
  // Home is where unknown paths lead: it must not lead to itself when no remote brings it.
  if (found || pathname === '/') return { kind: 'remote', isBare };
  return { kind: 'redirect', to: '/' };
}

/** A sign-in that has just succeeded meets this guard before its own way on is drawn: both lead to the same page. */
function wantedPath(search: string): string {
  return localPath(new URLSearchParams(search).get('redirectFrom'), window.location.origin);
}

function signInPath(wanted: string): string {
  return wanted === '/' ? '/sign-in' : `/sign-in?redirectFrom=${encodeURIComponent(wanted)}`;
}
