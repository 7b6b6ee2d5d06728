import type { Units } from '@skep/domain';
import type { Context } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';
import { preferencesOf } from './preferences.ts';

/** How a person reads weights and temperatures. */
export async function unitsOf(context: Pick<Context, 'db'>, userId: UserId): Promise<Units> {
  return (await preferencesOf(context, userId)).units;
}
