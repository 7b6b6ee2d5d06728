import { dailyGains, flowsIn, withoutSteps } from '@skep/domain';
import { hivesInBrief } from '#hive-core/store.ts';
import { requestedHives } from '#measurements/series/requested-devices.ts';
import { stepRecords, stepsIn } from '#measurements/weight-corrections/steps.ts';
import { weighingsOfAll } from '#measurements/weight-corrections/weighings.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { HiveId } from '#platform/context/ids.ts';

/** A nectar flow that goes on, as the scale of a hive shows it. */
export interface HiveFlow {
  hiveId: HiveId;
  /** YYYY-MM-DD, the first gaining day. */
  from: string;
  /** The last one. */
  to: string;
  kg: number;
}

const dayMs = 24 * 60 * 60_000;
/** Long enough for the beginning of most flows; the weights of a year are not read for it. */
const days = 21;
/** Days end at midnight UTC: a flow lasts days, and half a day does not matter. */
const zone = 'UTC';

/** Of these hives, by the corrected curve of the last weeks: what beekeepers put on or took off is no flow. */
export async function latestFlows(context: SignedInContext, hiveIds: readonly HiveId[]): Promise<HiveFlow[]> {
  if (hiveIds.length === 0) return [];
  const now = context.clock.now();
  const window = { start: new Date(now.getTime() - days * dayMs), end: new Date(now.getTime() + 1) };
  const devices = [...(await requestedHives(context, await hivesInBrief(context, hiveIds))).values()];
  const records = await stepRecords(context, devices, window);
  const weighed = await weighingsOfAll(context, devices, window);
  return devices.flatMap((hive, index) => {
    const weighings = weighed[index] ?? [];
    if (weighings.length === 0 || hive.hiveId === undefined) return [];
    const steps = stepsIn(hive, { zone, weighings }, records);
    const flow = flowsIn(dailyGains(withoutSteps(weighings, steps), zone)).at(-1);
    return flow === undefined ? [] : [{ hiveId: hive.hiveId, ...flow }];
  });
}
