import { opened } from '#measurements/compressed-chunks/decompress.ts';
import { seenDevices } from '#measurements/devices/store.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { DeviceId } from '#platform/context/ids.ts';
import type { QuantityName } from '#platform/taxonomy/quantities.ts';
import { seriesWithRoughPlace } from './location-privacy.ts';
import { partsByDevice, quantitySeriesOf, timed } from './quantity-series.ts';
import { inputsOf, recalculating } from './recalculation.ts';
import { binStarts, resolutionNamed } from './resolution.ts';
import type { Series } from './series.ts';
import { binsOf } from './series-store.ts';

export interface Curve {
  deviceId: DeviceId;
  series: Series;
}

const dayMs = 24 * 60 * 60_000;

/** The last days of all of the person's devices, coarse enough for a small picture: two queries for all together. */
export async function curvesOf(
  context: SignedInContext,
  { days, names }: { days: number; names: readonly QuantityName[] },
): Promise<Curve[]> {
  const devices = await seenDevices(context);
  const now = context.clock.now();
  const window = { start: new Date(now.getTime() - days * dayMs), end: now };
  const resolution = resolutionNamed('3h');
  const starts = binStarts(window, resolution, 'UTC');
  const applied = recalculating(
    devices.flatMap(({ definitions }) => definitions),
    names,
  );
  const timeRanges = devices.map(({ id }) => ({ deviceId: id, from: window.start, to: window.end }));
  const wanted = [...new Set([...names, ...inputsOf(applied)])];
  const bins = await binsOf(context, await opened(context, timeRanges), starts, wanted);
  const parts = partsByDevice(timed(bins, starts), applied);
  return devices.map(({ id, isPlaceShown }) => {
    const ofDevice = parts.get(id);
    const columns = quantitySeriesOf(ofDevice === undefined ? [] : [ofDevice], starts.length, names);
    const visible = isPlaceShown ? columns : seriesWithRoughPlace(columns);
    return { deviceId: id, series: { resolution, starts, columns: visible } };
  });
}
