import type { Context, SignedInContext } from './context.ts';
import type { UserId } from './ids.ts';

/** A job that reads what this person can read, and changes nothing. */
export function asPerson(
  context: Context,
  id: UserId,
  { isShownHivesOfOthers }: { isShownHivesOfOthers: boolean },
): SignedInContext {
  const given = { isAdmin: false, isTranslator: false, isShownHivesOfOthers, isReadOnly: true };
  return { ...context, user: { ...given, id, by: 'sign_in', token: '' } };
}
