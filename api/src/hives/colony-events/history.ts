import { hivesInBrief } from '#hive-core/store.ts';
import { placesOfHive } from '#hives/hive/place-store.ts';
import { reigns } from '#hives/queens/queen-tenure-store.ts';
import { requireRight } from '#platform/access/access.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { HiveId } from '#platform/context/ids.ts';
import type { ColonyHistory } from './event.ts';
import { eventsOfHive } from './store.ts';

/** @throws AppError not_found */
export async function colonyHistory(context: SignedInContext, hiveId: HiveId): Promise<ColonyHistory> {
  const [hive] = await hivesInBrief(context, [hiveId]);
  requireRight(context, 'see', hive);
  return {
    events: await eventsOfHive(context, hiveId),
    reigns: await reigns(context, { hiveId }),
    places: await placesOfHive(context, hiveId),
  };
}
