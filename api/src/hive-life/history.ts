import { requireRight } from '../access.ts';
import type { SignedInContext } from '../context.ts';
import { hiveOwners } from '../hives/store.ts';
import type { HiveId } from '../ids.ts';
import { reigns } from '../queens/reign-store.ts';
import type { ColonyHistory } from './event.ts';
import { eventsOfHive } from './store.ts';

/** @throws AppError not_found */
export async function colonyHistory(context: SignedInContext, hiveId: HiveId): Promise<ColonyHistory> {
  const [hive] = await hiveOwners(context, [hiveId]);
  requireRight(context, 'see', hive);
  return { events: await eventsOfHive(context, hiveId), reigns: await reigns(context, { hiveId }) };
}
