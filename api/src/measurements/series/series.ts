import type { Context } from '#platform/context/context.ts';
import { readOlder } from '#platform/database/read-replica.ts';
import { type QuantityName, quantities, quantityNamed } from '#platform/taxonomy/quantities.ts';
import { seriesWithRoughPlace } from './location-privacy.ts';
import { partsByDevice, type QuantitySeries, quantitySeriesOf } from './quantity-series.ts';
import { inputsOf, recalculating } from './recalculation.ts';
import type { RequestedDevices } from './requested-devices.ts';
import { drawable, type Resolution } from './resolution.ts';
import { type BinsOptions, readBins } from './series-bins.ts';
import { isUnknown, unknownNames } from './unknown-store.ts';
import type { Window } from './window.ts';

/** Figures of quantities over time. Every bin of the window is there; a gap is an absent figure. */
export interface Series {
  resolution: Resolution;
  /** Where the bins begin. */
  starts: readonly Date[];
  columns: QuantitySeries;
}

export interface SeriesOptions {
  window: Window;
  resolution: Resolution;
  zone: string;
  /** Also such as the catalogue does not have. Undefined: all that stand in charts, and those. */
  names: readonly string[] | undefined;
}

/** Of all sources together: two hundred hives have a year of days. */
const mostFigures = 75_000;

const chartedNames: readonly QuantityName[] = quantities
  .filter(({ isCharted }) => isCharted)
  .map(({ abbreviation }) => abbreviation);

/** What is read: devices, while they count, and what their values mean. */
export type SeriesSource = Pick<RequestedDevices, 'definitions' | 'placements' | 'isPlaceShown'>;

type Reading = Pick<Context, 'db' | 'clock' | 'readReplica'>;

/** Figures of the requested devices over a window, recalculated where a definition says so. */
export async function seriesOf(
  context: Reading,
  source: SeriesSource,
  options: SeriesOptions,
): Promise<Series> {
  const [series] = await seriesOfAll(context, [source], options);
  return series ?? { resolution: options.resolution, starts: [], columns: new Map() };
}

/** Figures of several sources in the same bins, one for each: as many statements as for one of them. */
export async function seriesOfAll(
  context: Reading,
  sources: readonly SeriesSource[],
  options: SeriesOptions,
): Promise<Series[]> {
  const wanted = options.names?.flatMap((name) => quantityNamed(name)?.abbreviation ?? []) ?? chartedNames;
  const unknown = await unknownOf(context, sources, options);
  const resolution = drawable(options.resolution, options.window, mostFigures / sources.length);
  const applied = sources.map(({ definitions }) => recalculating(definitions, wanted));
  const wanting: BinsOptions = {
    ...options,
    placements: sources.flatMap(({ placements }, source) =>
      placements.map((placement) => ({ ...placement, source })),
    ),
    resolution,
    names: [...new Set([...wanted, ...inputsOf(applied.flat())])],
    unknown,
    isRecalculated: applied.flat().length > 0,
  };
  const { starts, parts } = await readOlder(context, (reading) => readBins(reading, wanting));
  const bySource = Map.groupBy(parts, ({ source }) => source);
  return applied.map((definitions, source) => {
    const devices = [...partsByDevice(bySource.get(source) ?? [], definitions).values()];
    const isExact = sources[source]?.isPlaceShown === true;
    const columns = quantitySeriesOf(devices, starts.length, [...wanted, ...(isExact ? unknown : [])]);
    return { resolution, starts, columns: isExact ? columns : seriesWithRoughPlace(columns) };
  });
}

/** An unknown quantity may be a place: only people who see where the hive is get it. */
export function unknownOf(
  context: Reading,
  sources: readonly SeriesSource[],
  { names }: Pick<SeriesOptions, 'names'>,
): Promise<string[]> | string[] {
  if (names !== undefined) return names.filter(isUnknown);
  const visible = sources.filter(({ isPlaceShown }) => isPlaceShown).flatMap(({ placements }) => placements);
  return unknownNames(context, [...new Set(visible.map(({ deviceId }) => deviceId))]);
}
