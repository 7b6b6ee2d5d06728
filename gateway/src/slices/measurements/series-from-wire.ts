import type { AnswerOf } from '@skep/rest-client';
import type {
  DeviceCurve,
  HiveSeries,
  MeasuredApiary,
  NewestValues,
  Series,
  SeriesOfQuantity,
} from '../../generated/schema.ts';
import { weatherFromWire } from './weather-from-wire.ts';

type WireSeries = AnswerOf<'getSeries'>;

export function newestFromWire(devices: AnswerOf<'getNewestValues'>): Map<string, NewestValues> {
  return new Map(
    devices.map(({ device_id, time, values }) => [
      String(device_id),
      { measuredAt: time, values: values.map(({ abbreviation, value }) => ({ name: abbreviation, value })) },
    ]),
  );
}

export function curvesFromWire(curves: AnswerOf<'getCurves'>): Map<string, DeviceCurve[]> {
  return new Map(
    curves.map(({ device_id, times, quantities }) => [
      String(device_id),
      quantities.map(({ abbreviation, unit, mean }) => ({
        quantity: abbreviation,
        unit,
        times,
        values: mean,
      })),
    ]),
  );
}

export function seriesFromWire({
  device_id,
  nearest_before,
  nearest_after,
  quantities,
  weather,
  ...series
}: WireSeries): Series {
  return {
    ...series,
    deviceId: device_id === null ? undefined : String(device_id),
    nearestBefore: nearest_before,
    nearestAfter: nearest_after,
    quantities: quantitiesFromWire(quantities),
    weather: weather && weatherFromWire(weather),
  };
}

export function hiveSeriesFromWire({
  nearest_before,
  nearest_after,
  hives,
  ...series
}: AnswerOf<'getHiveSeries'>): HiveSeries {
  return {
    ...series,
    nearestBefore: nearest_before,
    nearestAfter: nearest_after,
    hives: hives.map(({ hive_id, quantities }) => ({
      hiveId: String(hive_id),
      quantities: quantitiesFromWire(quantities),
    })),
  };
}

function quantitiesFromWire(quantities: WireSeries['quantities']): SeriesOfQuantity[] {
  return quantities.map(({ abbreviation: quantity, ...figures }) => ({ quantity, ...figures }));
}

/** Hives come by apiary. */
export function measuredApiariesFromWire(hives: AnswerOf<'getMeasuredHives'>): MeasuredApiary[] {
  return [...Map.groupBy(hives, ({ location_id }) => location_id)].map(([id, ofApiary]) => ({
    id: String(id),
    name: ofApiary[0]?.location_name ?? '',
    hives: ofApiary.map(({ hive_id, name, owner, device_ids, unknown_names }) => ({
      id: String(hive_id),
      name,
      isOwner: owner,
      deviceIds: device_ids.map(String),
      unknownQuantities: unknown_names,
    })),
  }));
}
