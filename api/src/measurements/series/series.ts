import type { Context } from '#platform/context/context.ts';
import type { DeviceId } from '#platform/context/ids.ts';
import { type QuantityName, quantities } from '#platform/taxonomy/quantities.ts';
import type { AskedDevices } from './asked-devices.ts';
import { type DeviceParts, type QuantitySeries, quantitySeriesOf } from './quantity-series.ts';
import { inputsOf, recalculating } from './recalculation.ts';
import { drawable, type Resolution } from './resolution.ts';
import { seriesWithRoughPlace } from './rough-place.ts';
import { readBins } from './series-bins.ts';
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
  /** Undefined: all that stand in charts. */
  names: readonly QuantityName[] | undefined;
}

const chartedNames: readonly QuantityName[] = quantities
  .filter(({ isCharted }) => isCharted)
  .map(({ abbreviation }) => abbreviation);

/** Figures of the asked devices over a window, recalculated where a definition says so. */
export async function seriesOf(
  context: Pick<Context, 'db' | 'clock'>,
  { definitions, spans, isPlaceShown }: AskedDevices,
  wish: SeriesWish,
): Promise<Series> {
  const wanted = wish.names ?? chartedNames;
  const resolution = drawable(wish.resolution, wish.window);
  const devices: DeviceParts[] = [];
  let starts: readonly Date[] = [];
  for (const deviceId of new Set(spans.map((span) => span.deviceId))) {
    const ofDevice = <Part extends { deviceId: DeviceId }>(part: Part) => part.deviceId === deviceId;
    const applied = recalculating(definitions.filter(ofDevice), wanted);
    const names = [...new Set([...wanted, ...inputsOf(applied)])];
    const isRecalculated = applied.length > 0;
    const bins = await readBins(context, {
      ...wish,
      spans: spans.filter(ofDevice),
      resolution,
      names,
      isRecalculated,
    });
    starts = bins.starts;
    devices.push({ parts: bins.parts, definitions: applied });
  }
  const columns = quantitySeriesOf(devices, starts.length, wanted);
  return { resolution, starts, columns: isPlaceShown ? columns : seriesWithRoughPlace(columns) };
}
