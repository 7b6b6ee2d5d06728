import type { Context } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';
import { preferencesOf } from './preferences.ts';

/** The IANA zone that a person has chosen for what names none; undefined: they have not. */
export async function chosenTimeZone(
  context: Pick<Context, 'db'>,
  userId: UserId,
): Promise<string | undefined> {
  return (await preferencesOf(context, userId)).timeZone;
}
