import { isAppError } from '@skep/domain';
import { asOwner } from '#platform/context/as-person.ts';
import type { Context } from '#platform/context/context.ts';
import type { Import } from './import.ts';
import { beginCount, beginImport } from './service.ts';
import { followersOf, importById, setFollowed } from './store.ts';

/** Counts the sheets that follow an imported one: names of hives that it has brought are known by now. */
export async function countFollowers(context: Context, { id }: Import): Promise<void> {
  for (const follower of await followersOf(context, id))
    await orByHand(() => beginCount(asOwner(context, follower.ownerId), follower.id));
}

/** Imports a sheet that was counted because the one before it was imported; counted again, it waits for its person. */
export async function importFollower(context: Context, found: Import): Promise<void> {
  const followed = found.followsId === undefined ? undefined : await importById(context, found.followsId);
  if (followed?.state !== 'imported') return;
  await setFollowed(context, found.id, undefined);
  await orByHand(() => beginImport(asOwner(context, found.ownerId), found.id));
}

/** What it lacks, a person can say. */
async function orByHand(begin: () => Promise<void>): Promise<void> {
  try {
    await begin();
  } catch (error) {
    if (!isAppError(error)) throw error;
  }
}
