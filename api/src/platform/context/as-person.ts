import type { Context, SignedInContext, SignedInUser } from './context.ts';
import type { UserId } from './ids.ts';

/** A job that reads what this person can read, and changes nothing. */
export function asPerson(
  context: Context,
  id: UserId,
  { isShownHivesOfOthers }: { isShownHivesOfOthers: boolean },
): SignedInContext {
  return signedInAs(context, { id, isShownHivesOfOthers, isReadOnly: true });
}

/** A job that does something with what is this person's own, as they requested it. */
export function asOwner(context: Context, id: UserId): SignedInContext {
  return signedInAs(context, { id, isShownHivesOfOthers: false, isReadOnly: false });
}

function signedInAs(
  context: Context,
  user: Pick<SignedInUser, 'id' | 'isShownHivesOfOthers' | 'isReadOnly'>,
): SignedInContext {
  return { ...context, user: { ...user, isAdmin: false, isTranslator: false, by: 'sign_in', token: '' } };
}
