import Type from 'typebox';
import { DefinitionBody, definitionToWire } from '../devices/definition-wire.ts';
import type { Routes } from '../http/http.ts';
import { signedInContextOf } from '../http/request-context.ts';
import { nullable } from '../http/schemas.ts';
import { resolutionNamed, type Width, widthNames } from './resolution.ts';
import { sayNoData } from './routes.ts';
import { seriesOf } from './series.ts';
import { hasDates, SeriesFields, wishOf } from './series-request.ts';
import { PointBody, pointsToWire, SeriesBody, seriesToWire } from './series-wire.ts';
import { type Source, sourceOf } from './source.ts';

const tags = ['measurements'];

const MeasurementsBody = Type.Object({
  id: Type.Integer(),
  interval: nullable(Type.String()),
  relative_interval: Type.Boolean(),
  index: Type.Integer(),
  timeGroup: nullable(Type.String()),
  resolution: Type.String(),
  measurements: Type.Array(PointBody),
  sensorDefinitions: Type.Union([Type.Array(Type.Never()), Type.Record(Type.String(), DefinitionBody)]),
  cacheSensorNames: Type.Boolean(),
});

const measurementsRoute: Routes = async (http) => {
  http.get(
    '/sensors/measurements',
    {
      config: { access: 'signedIn' },
      schema: {
        operationId: 'getMeasurements',
        tags,
        summary:
          'Means over time of a device, or of the devices that stood on a hive; 500 with a bare text for none',
        querystring: Type.Object({
          ...SeriesFields,
          timeGroup: Type.Optional(Type.String({ maxLength: 40 })),
        }),
        response: { 200: MeasurementsBody },
      },
    },
    async (request, reply) => {
      const context = signedInContextOf(request);
      const { query } = request;
      const source = await sourceOf(context, query);
      if (source === undefined) return sayNoData(reply, 'sensor-none-error');
      const series = await seriesOf(context, source, wishOf(context, query, source));
      if (series.columns.size === 0) return sayNoData(reply, 'sensor-no-measurements-error');
      const isByDates = hasDates(query);
      return {
        id: source.deviceId,
        interval: isByDates ? null : query.interval,
        relative_interval: isByDates || query.relative_interval === 1,
        index: query.index,
        timeGroup: isByDates ? null : (query.timeGroup ?? null),
        resolution: series.resolution.text,
        measurements: pointsToWire(series),
        sensorDefinitions: definitionsOf(source),
        cacheSensorNames: false,
      };
    },
  );
};

/** The newest definition of each output; none is an empty list on the wire. */
function definitionsOf({ deviceId, definitions }: Source) {
  const ofDevice = definitions.filter((definition) => definition.deviceId === deviceId);
  if (ofDevice.length === 0) return [];
  return Object.fromEntries(ofDevice.map((definition) => [definition.output, definitionToWire(definition)]));
}

const seriesRoute: Routes = async (http) => {
  http.get(
    '/sensors/series',
    {
      config: { access: 'signedIn' },
      schema: {
        operationId: 'getSeries',
        tags,
        summary: 'Mean, least and greatest values over time of a device, or of the devices of a hive',
        description:
          'Windows beyond a quarter, by days or weeks, have days of UTC; all others days of the zone. At most 5000 bins.',
        querystring: Type.Object({
          ...SeriesFields,
          resolution: Type.Optional(
            Type.Unsafe<Width>({
              type: 'string',
              enum: [...widthNames],
              description: 'Width of a bin, or wider where there would be too many. Default: by the window.',
            }),
          ),
        }),
        response: { 200: SeriesBody },
      },
    },
    async (request) => {
      const context = signedInContextOf(request);
      const { query } = request;
      const source = await sourceOf(context, query);
      // Neither a hive without devices nor a person without them is an error.
      const asked = source ?? { createdAt: context.clock.now(), intervalMinutes: undefined };
      const wish = wishOf(context, query, asked, query.resolution && resolutionNamed(query.resolution));
      if (source === undefined)
        return { device_id: null, resolution: wish.resolution.text, times: [], quantities: [] };
      return seriesToWire(source.deviceId, await seriesOf(context, source, wish));
    },
  );
};

export const seriesRoutes: Routes = async (http) => {
  for (const route of [measurementsRoute, seriesRoute]) await http.register(route);
};
