import type { KnownStep } from '@skep/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { SensorDefinition } from '#measurements/devices/definition.ts';
import { DefinitionBody, definitionToWire } from '#measurements/old-api/definition-json.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import { asBuilt } from '#platform/http/bare-json.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { sayNoData } from '#platform/http/no-data-wire.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { oneOf } from '#platform/http/schemas.ts';
import { EnvelopeFields, envelopeOf, rowsOf, timeGroup } from './envelope-wire.ts';
import { nearestTo } from './nearest.ts';
import { withNetWeight } from './net-weight-series.ts';
import { outsideOf } from './outside-wire.ts';
import {
  definitionsToKeeper,
  type RequestedDevices,
  requestedDevices,
  withUnplacedPast,
} from './requested-devices.ts';
import { resolutionNamed, widthNames } from './resolution.ts';
import { type SeriesOptions, seriesOf } from './series.ts';
import { optionsOf, SeriesFields, type SeriesQuery } from './series-request.ts';
import { columnsToWire, SeriesBody, windowToWire } from './series-wire.ts';
import { withWeather } from './weather-wire.ts';

const tags = ['measurements'];

const clean_weight = Type.Integer({
  minimum: 0,
  maximum: 1,
  default: 1,
  description: '1: adds net_weight_kg, the weight without what was added and removed at inspections.',
});

const weather = Type.Integer({
  minimum: 0,
  maximum: 1,
  default: 1,
  description: '1: adds the weather at the apiary, if a weather provider is configured.',
});

type AnsweredSteps = (
  context: SignedInContext,
  requested: RequestedDevices,
  options: SeriesOptions,
) => readonly KnownStep[] | Promise<readonly KnownStep[]>;

export const MeasurementsBody = Type.Object({
  ...EnvelopeFields,
  sensorDefinitions: Type.Union([Type.Array(Type.Never()), Type.Record(Type.String(), DefinitionBody)]),
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
          'Means over time of a device, or of the devices of a hive; 500 with a bare text if there are none',
        querystring: Type.Object({ ...SeriesFields, timeGroup, clean_weight, weather }),
        response: { 200: MeasurementsBody },
      },
    },
    (request, reply) => answerMeasurements(request, reply, request.query),
  );
};

/** @param answered steps of the weight of which somebody said what they were. */
export async function answerMeasurements(
  request: FastifyRequest,
  reply: FastifyReply,
  query: SeriesQuery & { timeGroup?: string | undefined; clean_weight: number; weather: number },
  answered: AnsweredSteps = () => [],
) {
  const context = signedInContextOf(request);
  const found = await requestedDevices(context, query);
  if (found === undefined) return sayNoData(reply, 'sensor-none-error');
  const requested = await withUnplacedPast(context, found);
  const options = optionsOf(context, query, requested);
  const raw = await seriesOf(context, requested, options);
  if (raw.columns.size === 0) return sayNoData(reply, 'sensor-no-measurements-error');
  const weighed =
    query.clean_weight === 1
      ? await withNetWeight(
          context,
          requested,
          options.window,
          raw,
          await answered(context, requested, options),
        )
      : raw;
  const hasWeather = query.weather === 1 && query.names === undefined;
  const series = hasWeather ? await withWeather(context, requested, options, weighed) : weighed;
  asBuilt(reply);
  return {
    ...envelopeOf(query, requested.deviceId, series.resolution.text),
    measurements: rowsOf(series),
    sensorDefinitions: byOutput(await definitionsToKeeper(context, requested)),
  };
}

/** The newest definition of each output; none is an empty list on the wire. */
function byOutput(definitions: readonly SensorDefinition[]) {
  if (definitions.length === 0) return [];
  return Object.fromEntries(
    definitions.map((definition) => [definition.output, definitionToWire(definition)]),
  );
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
          'Ranges of more than three months with bins of days or weeks use days in UTC; all others use days of the zone. At most 5000 bins.',
        querystring: Type.Object({
          ...SeriesFields,
          clean_weight: { ...clean_weight, default: 0 },
          weather: { ...weather, default: 0 },
          resolution: Type.Optional(
            oneOf(widthNames, {
              description: 'Width of a bin; wider if there would be too many. Default: depends on the range.',
            }),
          ),
        }),
        response: { 200: SeriesBody },
      },
    },
    async (request, reply) => {
      const context = signedInContextOf(request);
      const { query } = request;
      const requested = await requestedDevices(context, query);
      // Neither a hive without devices nor a person without them is an error.
      const measuring = requested ?? { createdAt: context.clock.now(), intervalMinutes: undefined };
      const options = optionsOf(
        context,
        query,
        measuring,
        query.resolution && resolutionNamed(query.resolution),
      );
      if (requested === undefined)
        return {
          ...windowToWire(options.window),
          device_id: null,
          resolution: options.resolution.text,
          times: [],
          quantities: [],
          weather: null,
          nights: [],
        };
      const raw = await seriesOf(context, requested, options);
      const series =
        query.clean_weight === 1 ? await withNetWeight(context, requested, options.window, raw) : raw;
      const nearest = raw.columns.size > 0 ? undefined : await nearestTo(context, requested, options.window);
      asBuilt(reply);
      return {
        ...windowToWire(options.window, nearest),
        ...columnsToWire(requested.deviceId, series),
        ...(query.weather === 1
          ? await outsideOf(context, requested, options)
          : { weather: null, nights: [] }),
      };
    },
  );
};

export const seriesRoutes = inOneScope([measurementsRoute, seriesRoute]);
