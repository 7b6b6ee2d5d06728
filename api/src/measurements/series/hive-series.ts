import { AppError } from '@skep/domain';
import { hivesInBrief } from '#hives/core/store.ts';
import { mayDo } from '#platform/access/access.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { HiveId } from '#platform/context/ids.ts';
import { type AskedDevices, askedHives, measuringOf } from './asked-devices.ts';
import { measuredHives } from './measured-hives-store.ts';
import { type Nearest, nearestTo } from './nearest.ts';
import { type Series, type SeriesWish, seriesOfAll } from './series.ts';
import { isUnknown } from './unknown-store.ts';

export interface HiveSeries {
  wish: SeriesWish;
  /** Where nothing was measured on any of the hives. */
  nearest: Nearest | undefined;
  hives: readonly { hiveId: HiveId; series: Series }[];
}

export type WishFor = (measuring: Pick<AskedDevices, 'createdAt' | 'intervalMinutes'>) => SeriesWish;

/**
 * The hives in the order in which they are named, with the devices that stood on them. Who compares hives that stand in
 * an address has them left out when they are gone.
 * @throws AppError not_found when none of them is there.
 */
export async function namedHives(context: SignedInContext, named: readonly HiveId[], wishFor: WishFor) {
  const found = await hivesInBrief(context, named);
  const hives = named.flatMap((id) => found.find((hive) => hive.id === id && mayDo('see', hive)) ?? []);
  if (hives.length === 0) throw new AppError('not_found');
  const measured = await askedHives(context, hives);
  const wish = wishFor(
    measured.size === 0
      ? { createdAt: context.clock.now(), intervalMinutes: undefined }
      : measuringOf([...measured.values()]),
  );
  return { hives, measured, wish };
}

/**
 * Figures of several hives in the same bins. As many statements as for one hive.
 * @throws AppError not_found when none of them is there.
 */
export async function seriesOfHives(
  context: SignedInContext,
  named: readonly HiveId[],
  wishFor: WishFor,
): Promise<HiveSeries> {
  const { hives, measured, wish } = await namedHives(context, named, wishFor);
  const sources = hives.map(
    ({ id, isPlaceShown }) => measured.get(id) ?? { definitions: [], spans: [], isPlaceShown },
  );
  const series = await seriesOfAll(context, sources, wish);
  const spans = sources.flatMap((source) => source.spans);
  return {
    wish,
    nearest: series.some(({ columns }) => columns.size > 0)
      ? undefined
      : await nearestTo(context, { spans }, wish.window),
    hives: hives.flatMap(({ id: hiveId }, index) => {
      const ofHive = series[index];
      return ofHive === undefined ? [] : [{ hiveId, series: ofHive }];
    }),
  };
}

/** Own and shared hives of which there may be something to draw. */
export async function hivesToDraw(context: SignedInContext) {
  const hives = await measuredHives(context);
  return hives.map(({ isPlaceShown, unknownNames, ...hive }) => ({
    ...hive,
    unknownNames: isPlaceShown ? unknownNames.filter(isUnknown) : [],
  }));
}
