import { AppError, isSouthern } from '@skep/domain';
import { hivesInBrief } from '#hive-core/store.ts';
import { mayDo } from '#platform/access/access.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { HiveId } from '#platform/context/ids.ts';
import { measuredHives } from './measured-hives-store.ts';
import { type Nearest, nearestTo } from './nearest.ts';
import { measuringOf, type RequestedDevices, requestedHives } from './requested-devices.ts';
import { type Series, type SeriesOptions, seriesOfAll } from './series.ts';
import { isUnknown } from './unknown-store.ts';

export interface HiveSeries {
  options: SeriesOptions;
  /** Where nothing was measured on any of the hives. */
  nearest: Nearest | undefined;
  hives: readonly { hiveId: HiveId; name: string; series: Series }[];
}

export type OptionsFor = (
  measuring: Pick<RequestedDevices, 'createdAt' | 'intervalMinutes'>,
) => SeriesOptions;

/**
 * The hives in the order in which they are named, with the devices that stood on them. Who compares hives that stand in
 * an address has them left out when they are gone.
 * @throws AppError not_found when none of them is there.
 */
export async function namedHives(context: SignedInContext, named: readonly HiveId[], optionsFor: OptionsFor) {
  const found = await hivesInBrief(context, named);
  const hives = named.flatMap((id) => found.find((hive) => hive.id === id && mayDo('see', hive)) ?? []);
  if (hives.length === 0) throw new AppError('not_found');
  const measured = await requestedHives(context, hives);
  const options = optionsFor(
    measured.size === 0
      ? { createdAt: context.clock.now(), intervalMinutes: undefined }
      : measuringOf([...measured.values()]),
  );
  return { hives, measured, options };
}

/**
 * Figures of several hives in the same bins. As many statements as for one hive.
 * @throws AppError not_found when none of them is there.
 */
export async function seriesOfHives(
  context: SignedInContext,
  named: readonly HiveId[],
  optionsFor: OptionsFor,
): Promise<HiveSeries> {
  const { hives, measured, options } = await namedHives(context, named, optionsFor);
  const sources = hives.map(
    ({ id, isPlaceShown }) => measured.get(id) ?? { definitions: [], placements: [], isPlaceShown },
  );
  const series = await seriesOfAll(context, sources, options);
  const placements = sources.flatMap((source) => source.placements);
  return {
    options,
    nearest: series.some(({ columns }) => columns.size > 0)
      ? undefined
      : await nearestTo(context, { placements }, options.window),
    hives: hives.flatMap(({ id: hiveId, name }, index) => {
      const ofHive = series[index];
      return ofHive === undefined ? [] : [{ hiveId, name, series: ofHive }];
    }),
  };
}

/** Own and shared hives of which there may be something to draw. */
export async function hivesToDraw(context: SignedInContext) {
  const hives = await measuredHives(context);
  return hives.map(({ isPlaceShown, unknownNames, latitude, country, ...hive }) => ({
    ...hive,
    isSouthern: isSouthern([{ latitude, country }]),
    unknownQuantities: isPlaceShown ? unknownNames.filter(isUnknown) : [],
  }));
}
