import { type WeightGains, weightGains, withoutSteps } from '@skep/domain';
import { timeRangesOf } from '#measurements/series/device-time-ranges.ts';
import { namedHives, type OptionsFor } from '#measurements/series/hive-series.ts';
import { edgeOf } from '#measurements/series/series-store.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { HiveId } from '#platform/context/ids.ts';
import { stepRecords, stepsIn } from './steps.ts';
import { weighingsOfAll, yearUpTo } from './weighings.ts';

export interface GainsOfHive {
  hiveId: HiveId;
  gains: WeightGains;
}

/**
 * What the bees of several hives gained, by the same corrected curve as is drawn of each; of those that were weighed. Day
 * and week reach to the newest message of any of them. Their weights are read together.
 * @throws AppError not_found when none of them is there.
 */
export async function gainsOfHives(
  context: SignedInContext,
  named: readonly HiveId[],
  optionsFor: OptionsFor,
): Promise<GainsOfHive[]> {
  const { hives, measured, options } = await namedHives(context, named, optionsFor);
  const all = [...measured.values()].flatMap(({ placements }) => timeRangesOf(placements, options.window));
  const newest = await edgeOf(context, all, 'last');
  if (newest === undefined) return [];
  const year = yearUpTo(newest.getTime() + 1);
  const devices = hives.flatMap(({ id }) => measured.get(id) ?? []);
  const records = await stepRecords(context, devices, year);
  const weighed = await weighingsOfAll(context, devices, year);
  const from = options.window.start < year.start ? undefined : options.window.start.getTime();
  const { zone } = options;
  return devices.flatMap((hive, index) => {
    const weighings = weighed[index] ?? [];
    if (weighings.length === 0 || hive.hiveId === undefined) return [];
    const steps = stepsIn(hive, { zone, weighings }, records);
    const gains = weightGains(withoutSteps(weighings, steps), { from, until: newest.getTime(), zone });
    return [{ hiveId: hive.hiveId, gains }];
  });
}
