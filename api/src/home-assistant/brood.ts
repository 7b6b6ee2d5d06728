import { type BroodSign, broodSignsOf, wireTimeOf } from '@skep/domain';
import { hivesInBrief } from '#hive-core/store.ts';
import { type RequestedDevices, requestedHives } from '#measurements/series/requested-devices.ts';
import { resolutionNamed } from '#measurements/series/resolution.ts';
import { seriesOf } from '#measurements/series/series.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { HiveId } from '#platform/context/ids.ts';
import { daysAgo } from '#platform/jobs/clean-up.ts';
import { categoryIds } from '#platform/taxonomy/catalogue.ts';
import { newestAnswers } from '#registers/dues/inspected-store.ts';

const { framesWithBrood, broodOfAllStages, broodSeen } = categoryIds;
const broodAmounts: readonly number[] = [framesWithBrood, broodOfAllStages];
/** As long as a worker takes from egg to bee, twice: what an older inspection found says nothing of today. Our own figure. */
const inspectedDays = 42;
/** Today says nothing before most of it is over. */
const warmthDays = 2;
const hourMs = 60 * 60_000;

/**
 * Whether each of these hives has brood: what the temperature in its nest says of the last day, as the strip below charts
 * does, or what a newer inspection found. Where the temperature says neither, an older inspection counts too.
 * @param probed hives with a temperature in the nest
 */
export async function broodOf(
  context: SignedInContext,
  ids: readonly HiveId[],
  probed: readonly HiveId[],
  zone: string,
): Promise<Map<HiveId, boolean>> {
  const found = await inspectedBrood(context, ids);
  const devices = await requestedHives(context, await hivesInBrief(context, probed));
  for (const [id, device] of devices) {
    const known = await signOf(context, device, zone);
    if (known === undefined || known.sign === 'uncertain') continue;
    const inspected = found.get(id);
    if (inspected === undefined || inspected.day <= known.day)
      found.set(id, { day: known.day, hasBrood: known.sign === 'brood' });
  }
  return new Map([...found].map(([id, { hasBrood }]) => [id, hasBrood]));
}

/** Of the newest inspection that says so. */
async function inspectedBrood(context: SignedInContext, ids: readonly HiveId[]) {
  const since = daysAgo(context, inspectedDays);
  const answers = await newestAnswers(context, ids, [...broodAmounts, ...broodSeen], since);
  const found = new Map<HiveId, { day: string; hasBrood: boolean }>();
  for (const [id, all] of Map.groupBy(answers, ({ hiveId }) => hiveId)) {
    const day = all[0]?.day ?? '';
    if (all.some(({ value }) => Number(value) > 0)) found.set(id, { day, hasBrood: true });
    // Without eggs there may be larvae: only an amount says that there is none.
    else if (all.some(({ itemId }) => broodAmounts.includes(itemId))) found.set(id, { day, hasBrood: false });
  }
  return found;
}

/** What the last day of which enough is known says. */
async function signOf(
  context: SignedInContext,
  device: RequestedDevices,
  zone: string,
): Promise<{ day: string; sign: BroodSign } | undefined> {
  const window = { start: daysAgo(context, warmthDays), end: context.clock.now() };
  const resolution = resolutionNamed('1h');
  const { starts, columns } = await seriesOf(context, device, { window, zone, resolution, names: ['t_i'] });
  const bins = starts.flatMap((start, index) => {
    const summary = columns.get('t_i')?.[index];
    if (summary === undefined) return [];
    const [, mean, least, greatest] = summary;
    return [{ time: start.getTime(), mean, least, greatest }];
  });
  return broodSignsOf(bins, hourMs, (time) => wireTimeOf(new Date(time), zone).slice(0, 10)).at(-1);
}
