import { isTimeZone } from '@skep/domain';
import type { Context } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';
import { settingsOf } from './store.ts';

/** The IANA zone that a person has chosen for what names none; undefined: they have not. */
export async function chosenTimeZone(
  context: Pick<Context, 'db'>,
  userId: UserId,
): Promise<string | undefined> {
  const zone = (await settingsOf(context, userId)).find(({ name }) => name === 'time_zone')?.value;
  return zone != null && isTimeZone(zone) ? zone : undefined;
}
