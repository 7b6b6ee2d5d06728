import type { AnswerOf } from '@skep/rest-client';
import type { DeviceCurve, MeasuredApiary, NewestValues, UnknownQuantity } from '../../generated/schema.ts';
import { dataOf } from '../../rest/answers.ts';
import type { Rest } from '../../rest/rest.ts';
import { curvesFromWire, measuredApiariesFromWire, newestFromWire } from './series-from-wire.ts';

const shownCurves = { days: 3, names: 'weight_kg,t_i,t' };

/** What is read of all own devices at once, for a list of them as for one. */
export interface MeasurementLoaders {
  newestOfDevice: (id: string) => Promise<NewestValues | undefined>;
  curvesOfDevice: (id: string) => Promise<DeviceCurve[]>;
  unknownQuantitiesOfDevice: (id: string) => Promise<UnknownQuantity[]>;
  measuredApiaries: () => Promise<MeasuredApiary[]>;
}

export function createMeasurementLoaders(rest: Rest): MeasurementLoaders {
  const { client } = rest;
  let newest: Promise<Map<string, NewestValues>> | undefined;
  let curves: Promise<Map<string, DeviceCurve[]>> | undefined;
  let unknown: Promise<AnswerOf<'listUnknownQuantities'>> | undefined;
  let apiaries: Promise<MeasuredApiary[]> | undefined;
  rest.onWrite(() => {
    newest = undefined;
    curves = undefined;
    unknown = undefined;
    apiaries = undefined;
  });
  return {
    async newestOfDevice(id) {
      newest ??= dataOf(client.GET('/api/sensors/newest')).then(newestFromWire);
      return (await newest).get(id);
    },
    async curvesOfDevice(id) {
      curves ??= dataOf(client.GET('/api/sensors/curves', { params: { query: shownCurves } })).then(
        curvesFromWire,
      );
      return (await curves).get(id) ?? [];
    },
    async unknownQuantitiesOfDevice(id) {
      unknown ??= dataOf(client.GET('/api/v1/unknown-quantities'));
      return (await unknown).filter(({ deviceId }) => deviceId === id);
    },
    measuredApiaries() {
      apiaries ??= dataOf(client.GET('/api/sensors/hives')).then(measuredApiariesFromWire);
      return apiaries;
    },
  };
}
