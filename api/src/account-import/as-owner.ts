import type { Context, SignedInContext } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';

export function asOwner(context: Context, id: UserId): SignedInContext {
  const given = { isAdmin: false, isTranslator: false, isShownHivesOfOthers: false, isReadOnly: false };
  return { ...context, user: { ...given, id, by: 'sign_in', token: '' } };
}
