import { plannedCounts } from '@skep/domain';
import type { SignedInContext } from '#platform/context/context.ts';
import type { HiveId } from '#platform/context/ids.ts';
import { miteSeason } from '#registers/entries/mite-season.ts';
import { type HoneyWait, honeyWaits } from '#registers/entries/service.ts';
import { hivesSeen } from '#registers/entries/store.ts';
import { type HiveFlow, latestFlows } from './flows.ts';

export interface Dues {
  waits: readonly HoneyWait[];
  /** The next count of each hive whose last one planned another. */
  plannedCounts: readonly { hiveId: HiveId; day: string }[];
  flows: readonly HiveFlow[];
}

/** What records and scales show that somebody will have to do; flows of own hives alone. */
export async function dues(context: SignedInContext): Promise<Dues> {
  const own = (await hivesSeen(context)).filter(({ ownerId }) => ownerId === context.user.id);
  return {
    waits: await honeyWaits(context),
    plannedCounts: plannedCounts((await miteSeason(context, undefined)).counts),
    flows: await latestFlows(
      context,
      own.map(({ id }) => id),
    ),
  };
}
