import { type WeightGains, weightGains, withoutSteps } from '@skep/domain';
import type { AskedDevices } from '#measurements/series/asked-devices.ts';
import { stretchesOf } from '#measurements/series/device-stretches.ts';
import { namedHives, type WishFor } from '#measurements/series/hive-series.ts';
import { edgeOf } from '#measurements/series/series-store.ts';
import type { Window } from '#measurements/series/window.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { HiveId } from '#platform/context/ids.ts';
import { stepsOf } from './steps.ts';
import { weighingsOf, yearUpTo } from './weighings.ts';

export interface GainsOfHive {
  hiveId: HiveId;
  gains: WeightGains;
}

/**
 * What the bees of several hives gained, by the same corrected curve as is drawn of each; of those that were weighed. Day
 * and week reach to the newest message of any of them. One hive after the other: a year of each is large.
 * @throws AppError not_found when none of them is there.
 */
export async function gainsOfHives(
  context: SignedInContext,
  named: readonly HiveId[],
  wishFor: WishFor,
): Promise<GainsOfHive[]> {
  const { hives, measured, wish } = await namedHives(context, named, wishFor);
  const all = [...measured.values()].flatMap(({ spans }) => stretchesOf(spans, wish.window));
  const newest = await edgeOf(context, all, 'last');
  if (newest === undefined) return [];
  const found: GainsOfHive[] = [];
  for (const { id: hiveId } of hives) {
    const asked = measured.get(hiveId);
    const gains = asked && (await gainsOf(context, asked, { ...wish, newest }));
    if (gains !== undefined) found.push({ hiveId, gains });
  }
  return found;
}

async function gainsOf(
  context: SignedInContext,
  asked: AskedDevices,
  { window, zone, newest }: { window: Window; zone: string; newest: Date },
): Promise<WeightGains | undefined> {
  const until = newest.getTime();
  const year = yearUpTo(until + 1);
  const weighings = await weighingsOf(context, asked, year);
  if (weighings.length === 0) return undefined;
  const steps = await stepsOf(context, asked, { window: year, zone, weighings });
  const from = window.start < year.start ? undefined : window.start.getTime();
  return weightGains(withoutSteps(weighings, steps), { from, until, zone });
}
