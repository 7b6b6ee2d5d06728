import type { KnownStep } from '@skep/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { SensorDefinition } from '#measurements/devices/definition.ts';
import { withNetWeight } from '#measurements/series/net-weight-series.ts';
import {
  definitionsToKeeper,
  type RequestedDevices,
  requestedDevices,
  withUnplacedPast,
} from '#measurements/series/requested-devices.ts';
import { type Series, type SeriesOptions, seriesOf } from '#measurements/series/series.ts';
import { optionsOf } from '#measurements/series/series-request.ts';
import { sourceOf } from '#measurements/series/source-fields.ts';
import { answeredSteps } from '#measurements/weight-corrections/steps.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import { asBuilt } from '#platform/http/bare-json.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { sayNoData } from '#platform/http/no-data-wire.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import type { Summary } from '#platform/taxonomy/value-summary.ts';
import { roundedWeather } from '#weather/core/quantities.ts';
import { placementsIn, weatherColumns } from '#weather/core/series.ts';
import { DefinitionBody, definitionToWire } from './definition-json.ts';
import { EnvelopeFields, envelopeOf, rowsOf, timeGroup } from './envelope.ts';
import { SeriesFields, type SeriesQuery, windowRequestOf } from './series-fields.ts';

const tags = ['measurements'];
const config = { access: 'signedIn' } as const;

const MeasurementsBody = Type.Object({
  ...EnvelopeFields,
  sensorDefinitions: Type.Union([Type.Array(Type.Never()), Type.Record(Type.String(), DefinitionBody)]),
});

const measurementsRoute: Routes = async (http) => {
  http.get(
    '/sensors/measurements',
    {
      config,
      schema: {
        operationId: 'getMeasurements',
        tags,
        summary:
          'Means over time of a device, or of the devices of a hive; 500 with a bare text if there are none',
        querystring: Type.Object({
          ...SeriesFields,
          timeGroup,
          clean_weight: Type.Integer({
            minimum: 0,
            maximum: 1,
            default: 1,
            description:
              '1: adds net_weight_kg, the weight without what was added and removed at inspections.',
          }),
          weather: Type.Integer({
            minimum: 0,
            maximum: 1,
            default: 1,
            description: '1: adds the weather at the apiary, if a weather provider is configured.',
          }),
        }),
        response: { 200: MeasurementsBody },
      },
    },
    (request, reply) => answerMeasurements(request, reply, request.query),
  );
};

const { names: _, ...weightFields } = SeriesFields;

const cleanedWeightRoute: Routes = async (http) => {
  http.get(
    '/sensors/cleanedweight',
    {
      config,
      schema: {
        operationId: 'getCleanedWeight',
        tags,
        summary: 'Weight, and weight without what was added and removed',
        description:
          'A step counts as added or removed if a person set that cause, or else if it happened at an inspection.',
        querystring: Type.Object({ ...weightFields, timeGroup }),
        response: { 200: MeasurementsBody },
      },
    },
    (request, reply) => {
      const query = { ...request.query, names: 'weight_kg', clean_weight: 1, weather: 0 };
      return answerMeasurements(request, reply, query, answeredSteps);
    },
  );
};

type AnsweredSteps = (
  context: SignedInContext,
  requested: RequestedDevices,
  options: SeriesOptions,
) => readonly KnownStep[] | Promise<readonly KnownStep[]>;

/** @param answered steps of the weight of which somebody said what they were. */
async function answerMeasurements(
  request: FastifyRequest,
  reply: FastifyReply,
  query: SeriesQuery & { timeGroup?: string | undefined; clean_weight: number; weather: number },
  answered: AnsweredSteps = () => [],
) {
  const context = signedInContextOf(request);
  const found = await requestedDevices(context, sourceOf(query));
  if (found === undefined) return sayNoData(reply, 'sensor-none-error');
  const requested = await withUnplacedPast(context, found);
  const options = optionsOf(context, windowRequestOf(query), requested);
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

/** The series with the weather of the same bins. */
async function withWeather(
  context: SignedInContext,
  requested: RequestedDevices,
  { window }: SeriesOptions,
  series: Series,
): Promise<Series> {
  const placements = await placementsIn(context, requested, window);
  const weather = await weatherColumns(context, placements, series.starts);
  const rounded = [...weather].map(
    ([name, column]) =>
      [
        name,
        column.map(
          (summary): Summary | undefined =>
            summary && [summary[0], roundedWeather(name, summary[1]), summary[2], summary[3]],
        ),
      ] as const,
  );
  return { ...series, columns: new Map([...series.columns, ...rounded]) };
}

export const oldMeasurementRoutes = inOneScope([measurementsRoute, cleanedWeightRoute]);
