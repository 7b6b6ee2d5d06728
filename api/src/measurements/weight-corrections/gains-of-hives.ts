import { type DailyGain, dailyGains, type Weighing, withoutSteps } from '@skep/domain';
import { hivesInBrief } from '#hive-core/store.ts';
import { requestedHives } from '#measurements/series/requested-devices.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { HiveId } from '#platform/context/ids.ts';
import { stepRecords, stepsIn } from './steps.ts';
import { weighingsOfAll } from './weighings.ts';

const dayMs = 24 * 60 * 60_000;
/** Days end at midnight UTC: gains are summed up over days, and half a day does not matter. */
const zone = 'UTC';

/** What bees brought in or ate on each of the last days: what beekeepers put on or took off is no gain. Hives with a scale. */
export async function gainsOfHives(
  context: SignedInContext,
  hiveIds: readonly HiveId[],
  days: number,
): Promise<Map<HiveId, DailyGain[]>> {
  const weights = await correctedWeights(context, hiveIds, days);
  return new Map([...weights].map(([id, weighings]) => [id, dailyGains(weighings, zone)]));
}

/** What the scales of these hives showed in the last days, without what beekeepers put on or took off. */
export async function correctedWeights(
  context: SignedInContext,
  hiveIds: readonly HiveId[],
  days: number,
): Promise<Map<HiveId, Weighing[]>> {
  const weights = new Map<HiveId, Weighing[]>();
  if (hiveIds.length === 0) return weights;
  const now = context.clock.now();
  const window = { start: new Date(now.getTime() - days * dayMs), end: new Date(now.getTime() + 1) };
  const devices = [...(await requestedHives(context, await hivesInBrief(context, hiveIds))).values()];
  const records = await stepRecords(context, devices, window);
  const weighed = await weighingsOfAll(context, devices, window);
  for (const [index, hive] of devices.entries()) {
    const weighings = weighed[index] ?? [];
    if (weighings.length === 0 || hive.hiveId === undefined) continue;
    const steps = stepsIn(hive, { zone, weighings }, records);
    weights.set(hive.hiveId, withoutSteps(weighings, steps));
  }
  return weights;
}
