import type { Context } from '#platform/context/context.ts';
import { readOlder } from '#platform/database/follower.ts';
import { type QuantityName, quantities, quantityNamed } from '#platform/taxonomy/quantities.ts';
import type { AskedDevices } from './asked-devices.ts';
import { partsByDevice, type QuantitySeries, quantitySeriesOf } from './quantity-series.ts';
import { inputsOf, recalculating } from './recalculation.ts';
import { drawable, type Resolution } from './resolution.ts';
import { seriesWithRoughPlace } from './rough-place.ts';
import { type BinsWish, readBins } from './series-bins.ts';
import { isUnknown, unknownNames } from './unknown-store.ts';
import type { Window } from './window.ts';

/** Figures of quantities over time. Every bin of the window is there; a gap is an absent figure. */
export interface Series {
  resolution: Resolution;
  /** Where the bins begin. */
  starts: readonly Date[];
  columns: QuantitySeries;
}

export interface SeriesWish {
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
export type SeriesSource = Pick<AskedDevices, 'definitions' | 'spans' | 'isPlaceShown'>;

type Reading = Pick<Context, 'db' | 'clock' | 'follower'>;

/** Figures of the asked devices over a window, recalculated where a definition says so. */
export async function seriesOf(context: Reading, source: SeriesSource, wish: SeriesWish): Promise<Series> {
  const [series] = await seriesOfAll(context, [source], wish);
  return series ?? { resolution: wish.resolution, starts: [], columns: new Map() };
}

/** Figures of several sources in the same bins, one for each: as many statements as for one of them. */
export async function seriesOfAll(
  context: Reading,
  sources: readonly SeriesSource[],
  wish: SeriesWish,
): Promise<Series[]> {
  const wanted = wish.names?.flatMap((name) => quantityNamed(name)?.abbreviation ?? []) ?? chartedNames;
  const unknown = await unknownOf(context, sources, wish);
  const resolution = drawable(wish.resolution, wish.window, mostFigures / sources.length);
  const applied = sources.map(({ definitions }) => recalculating(definitions, wanted));
  const wanting: BinsWish = {
    ...wish,
    spans: sources.flatMap(({ spans }, source) => spans.map((span) => ({ ...span, source }))),
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

/** What nobody knows may be a place: it is for those alone who are told where the hive stands. */
export function unknownOf(
  context: Reading,
  sources: readonly SeriesSource[],
  { names }: Pick<SeriesWish, 'names'>,
): Promise<string[]> | string[] {
  if (names !== undefined) return names.filter(isUnknown);
  const told = sources.filter(({ isPlaceShown }) => isPlaceShown).flatMap(({ spans }) => spans);
  return unknownNames(context, [...new Set(told.map(({ deviceId }) => deviceId))]);
}
