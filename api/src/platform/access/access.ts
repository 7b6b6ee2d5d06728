import { AppError } from '@skep/domain';
import type { Context, SignedInUser } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';

/**
 * The one place that decides who may do what with a thing that belongs to a person. Today a thing is its owner's
 * alone, also before admins: a beekeeper's notes are private. Groups will widen `mayDo`, and nothing else.
 */
export type Right = 'see' | 'edit' | 'delete';

/**
 * Who may call a route at all. `optional`: anybody, and who sends a token is known. `signedIn`: the person, or a
 * program with one of their API tokens. `inPerson`: the person alone, since a program's token must not be able to
 * make itself stronger or to lock the person out: sign-ins, API tokens, second factor, address, password, and the end
 * of the account. `translator` and `admin`: who has that role, also in person; an admin may do what translators may.
 */
export type RouteAccess = 'public' | 'optional' | 'signedIn' | 'inPerson' | 'translator' | 'admin';

/** @throws AppError not_signed_in, not_allowed */
export function requireCaller(access: RouteAccess | undefined, user: SignedInUser | undefined): void {
  if (access === 'public' || access === 'optional') return;
  if (user === undefined) throw new AppError('not_signed_in');
  if (access === undefined || access === 'signedIn') return;
  if (user.by !== 'sign_in' || !hasRole(user, access)) throw new AppError('not_allowed');
}

function hasRole({ isAdmin, isTranslator }: SignedInUser, access: 'inPerson' | 'translator' | 'admin') {
  return access === 'inPerson' || isAdmin || (access === 'translator' && isTranslator);
}

export interface Owned {
  ownerId: UserId;
}

export function mayDo(user: SignedInUser, _right: Right, thing: Owned): boolean {
  return thing.ownerId === user.id;
}

/**
 * Returns the thing when the person may do this with it.
 * @throws AppError not_signed_in for a visitor; not_found for what is not there and, alike, for what may not be seen;
 *   not_allowed for what may be seen but not done.
 */
export function requireRight<Thing extends Owned>(
  context: Context,
  right: Right,
  thing: Thing | undefined,
): Thing {
  if (context.user === undefined) throw new AppError('not_signed_in');
  if (thing === undefined || !mayDo(context.user, 'see', thing)) throw new AppError('not_found');
  if (!mayDo(context.user, right, thing)) throw new AppError('not_allowed');
  return thing;
}
