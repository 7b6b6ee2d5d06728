import type { AnswerOf } from '@skep/rest-client';
import type { DeviceCurve, MeasuredApiary, NewestValues, UnknownQuantity } from '../../generated/schema.ts';
import { dataOf } from '../../rest/answers.ts';
import type { Rest } from '../../rest/rest.ts';

/** What is read of all own devices at once, for a list of them as for one. */
export interface MeasurementLoaders {
  newestOfDevice: (id: string) => Promise<NewestValues | undefined>;
  curvesOfDevice: (id: string) => Promise<DeviceCurve[]>;
  unknownQuantitiesOfDevice: (id: string) => Promise<UnknownQuantity[]>;
  measuredApiaries: () => Promise<MeasuredApiary[]>;
}

export function createMeasurementLoaders(rest: Rest): MeasurementLoaders {
  const { client } = rest;
  let newest: Promise<AnswerOf<'listNewestValues'>> | undefined;
  let curves: Promise<AnswerOf<'listDeviceCurves'>> | undefined;
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
      newest ??= dataOf(client.GET('/api/v1/newest-values'));
      return (await newest).find(({ deviceId }) => deviceId === id);
    },
    async curvesOfDevice(id) {
      curves ??= dataOf(client.GET('/api/v1/device-curves'));
      const ofDevice = (await curves).find(({ deviceId }) => deviceId === id);
      if (ofDevice === undefined) return [];
      const { times, quantities } = ofDevice;
      return quantities.map(({ quantity, unit, mean: values }) => ({ quantity, unit, times, values }));
    },
    async unknownQuantitiesOfDevice(id) {
      unknown ??= dataOf(client.GET('/api/v1/unknown-quantities'));
      return (await unknown).filter(({ deviceId }) => deviceId === id);
    },
    measuredApiaries() {
      apiaries ??= dataOf(client.GET('/api/v1/measured-hives')).then(byApiary);
      return apiaries;
    },
  };
}

/** Hives come by apiary. */
const byApiary = (hives: AnswerOf<'listMeasuredHives'>): MeasuredApiary[] =>
  [...Map.groupBy(hives, ({ apiaryId }) => apiaryId)].map(([id, ofApiary]) => ({
    id,
    name: ofApiary[0]?.apiaryName ?? '',
    isSouthern: ofApiary[0]?.isSouthern ?? false,
    hives: ofApiary,
  }));
