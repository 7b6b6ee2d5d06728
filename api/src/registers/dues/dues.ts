import { plannedCounts } from '@skep/domain';
import { faultsOfScales } from '#measurements/scales/scale-faults.ts';
import { gainsOfHives } from '#measurements/weight-corrections/gains-of-hives.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { DeviceId, HiveId } from '#platform/context/ids.ts';
import { miteSeason } from '#registers/entries/mite-season.ts';
import { type HoneyWait, honeyWaits } from '#registers/entries/service.ts';
import { hivesSeen } from '#registers/entries/store.ts';
import { flowDays, type HiveFlow, latestFlows } from './flows.ts';
import { type HiveStores, inspectedStores } from './stores.ts';

export interface Dues {
  waits: readonly HoneyWait[];
  /** The next count of each hive whose last one planned another. */
  plannedCounts: readonly { hiveId: HiveId; day: string }[];
  flows: readonly HiveFlow[];
  /** Of hives without a scale. */
  stores: readonly HiveStores[];
  /** Something is wrong with them. */
  faultyScales: readonly { deviceId: DeviceId; hiveId: HiveId }[];
}

/** What records, inspections and scales show that somebody will have to do; flows, stores and scales of own hives alone. */
export async function dues(context: SignedInContext): Promise<Dues> {
  const seen = await hivesSeen(context);
  const own = seen.filter(({ ownerId }) => ownerId === context.user.id).map(({ id }) => id);
  const gains = await gainsOfHives(context, own, flowDays);
  return {
    waits: await honeyWaits(context),
    plannedCounts: plannedCounts((await miteSeason(context, undefined)).counts),
    flows: latestFlows(gains),
    stores: await inspectedStores(
      context,
      own.filter((id) => !gains.has(id)),
    ),
    faultyScales: await faultsOfScales(context, own),
  };
}
