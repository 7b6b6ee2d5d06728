import { AppError } from '@skep/domain';
import type { Context, SignedInUser } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';
import type { Viewer } from './viewer.ts';

/** What a viewer may do with a thing. It comes with each thing from the one source in `hive-core/authorization.ts`. */
export const accesses = ['owner', 'edit', 'see', 'none'] as const;

export type Access = (typeof accesses)[number];

/**
 * `manage` is what sharing never gives: to delete, to move to another apiary, to share on, a device's keys and sensor
 * definitions. Admins see no more of other people's bees than anybody: a beekeeper's notes are private.
 */
export type Right = 'see' | 'edit' | 'manage';

const rightsWith: Record<Access, readonly Right[]> = {
  owner: ['see', 'edit', 'manage'],
  edit: ['see', 'edit'],
  see: ['see'],
  none: [],
};

/**
 * Who may call a route at all. `optional`: anybody, and who sends a token is known. `signedIn`: the person, or a
 * program with one of their API tokens. `inPerson`: the person alone, since a program's token must not be able to
 * make itself stronger or to lock the person out: sign-ins, API tokens, second factor, address, password, and the end
 * of the account. `translator` and `admin`: who has that role, also in person; an admin may do what translators may.
 */
export type RouteAccess = 'public' | 'optional' | 'signedIn' | 'inPerson' | 'translator' | 'admin';

/**
 * What a route needs of an API token. `writing` is also to read a secret with which one writes.
 * Default: a GET reads, anything else writes.
 */
export type RouteNeed = 'reading' | 'writing';

/** @throws AppError not_signed_in, not_allowed */
export function requireCaller(
  access: RouteAccess | undefined,
  need: RouteNeed,
  user: SignedInUser | undefined,
): void {
  if (user?.isReadOnly && need === 'writing') throw new AppError('not_allowed');
  if (access === 'public' || access === 'optional') return;
  if (user === undefined) throw new AppError('not_signed_in');
  if (access === undefined || access === 'signedIn') return;
  if (user.by !== 'sign_in' || !hasRole(user, access)) throw new AppError('not_allowed');
}

/** An admin in person: no program with a token of theirs is one. */
export function isAdminInPerson(user: SignedInUser | undefined): boolean {
  return user?.isAdmin === true && user.by === 'sign_in';
}

function hasRole({ isAdmin, isTranslator }: SignedInUser, access: 'inPerson' | 'translator' | 'admin') {
  return access === 'inPerson' || isAdmin || (access === 'translator' && isTranslator);
}

export function viewerOf({ user, guest }: Pick<Context, 'user' | 'guest'>): Viewer {
  if (guest !== undefined) return guest;
  if (user === undefined) return { kind: 'nobody' };
  const { id: userId, isShownHivesOfOthers } = user;
  return { kind: user.by === 'sign_in' ? 'person' : 'program', userId, isShownHivesOfOthers };
}

/** Of a thing that is its owner's alone, whatever they share: a checklist, an export. */
export function ownAccess({ user }: Pick<Context, 'user'>, ownerId: UserId): Access {
  return user?.id === ownerId ? 'owner' : 'none';
}

export function mayDo(right: Right, { access }: { access: Access }): boolean {
  return rightsWith[access].includes(right);
}

/**
 * Returns the thing when the viewer may do this with it.
 * @throws AppError not_signed_in for a visitor; not_found for what is not there and, alike, for what may not be seen;
 *   not_allowed for what may be seen but not done.
 */
export function requireRight<Thing extends { access: Access }>(
  context: Pick<Context, 'user' | 'guest'>,
  right: Right,
  thing: Thing | undefined,
): Thing {
  if (viewerOf(context).kind === 'nobody') throw new AppError('not_signed_in');
  if (thing === undefined || !mayDo('see', thing)) throw new AppError('not_found');
  if (!mayDo(right, thing)) throw new AppError('not_allowed');
  return thing;
}

/** The same for what is its owner's alone. @throws AppError not_signed_in, not_found */
export function requireOwn<Thing extends { ownerId: UserId }>(
  context: Pick<Context, 'user' | 'guest'>,
  thing: Thing | undefined,
): Thing {
  return requireRight(context, 'manage', thing && { ...thing, access: ownAccess(context, thing.ownerId) });
}
