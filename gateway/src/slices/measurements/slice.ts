import { deviceInboxStatuses } from '@skep/domain';
import { inCapitals } from '../enum-values.ts';
import type { Slice } from '../slice.ts';
import { createMeasurementLoaders, type MeasurementLoaders } from './loaders.ts';
import { deviceConnections, seriesWidths } from './models.ts';
import { measurementsResolvers } from './resolvers.ts';

export const measurements: Slice<MeasurementLoaders> = {
  name: 'measurements',
  resolvers: measurementsResolvers,
  enums: {
    DeviceConnection: inCapitals(deviceConnections),
    InboxStatus: inCapitals(deviceInboxStatuses),
    SeriesWidth: seriesWidths,
  },
  models: ['Device'],
  loaders: createMeasurementLoaders,
};
