import { isTimeZone } from '@skep/domain';
import Type from 'typebox';
import type { SignedInContext } from '../context.ts';
import { DefinitionBody, definitionToWire } from '../devices/definition-wire.ts';
import type { Routes } from '../http/http.ts';
import { signedInContextOf } from '../http/request-context.ts';
import { nullable } from '../http/schemas.ts';
import { fieldProblem } from '../http/wire-values.ts';
import { quantityNamed } from './quantities.ts';
import { resolutionOf } from './resolution.ts';
import { sayNoData } from './routes.ts';
import { seriesOf } from './series.ts';
import { type Source, sourceOf } from './source.ts';
import { type Interval, intervals, type Window, windowOfDates, windowOfInterval } from './window.ts';
import { PointBody, pointsToWire, SourceFields } from './wire.ts';

const tags = ['measurements'];
const text = Type.String({ maxLength: 40 });
const flag = Type.Integer({ minimum: 0, maximum: 1, default: 0 });

const SeriesQuery = Type.Object({
  ...SourceFields,
  start: Type.Optional(text),
  end: Type.Optional(text),
  interval: Type.String({
    maxLength: 40,
    default: 'day',
    description: 'hour, day, week, month or year; any other text: from the beginning of the device.',
  }),
  index: Type.Integer({ minimum: 0, maximum: 100_000, default: 0, description: 'Intervals back from now.' }),
  timeGroup: Type.Optional(text),
  names: Type.Optional(Type.String({ maxLength: 2000, description: 'Abbreviations, joined by commas.' })),
  timezone: Type.String({ maxLength: 50, default: 'UTC' }),
  relative_interval: flag,
});

const SeriesBody = Type.Object({
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

type Query = Type.Static<typeof SeriesQuery>;

export const seriesRoutes: Routes = async (http) => {
  http.get(
    '/sensors/measurements',
    {
      config: { access: 'signedIn' },
      schema: {
        operationId: 'getMeasurements',
        tags,
        summary:
          'Means over time of a device, or of the devices that stood on a hive; 500 with a bare text for none',
        querystring: SeriesQuery,
        response: { 200: SeriesBody },
      },
    },
    async (request, reply) => {
      const context = signedInContextOf(request);
      const { query } = request;
      if (!isTimeZone(query.timezone)) throw fieldProblem('timezone', 'unknown_choice');
      const source = await sourceOf(context, query);
      if (source === undefined) return sayNoData(reply, 'sensor-none-error');
      const interval = hasDates(query) ? undefined : intervals.find((each) => each === query.interval);
      const window = windowOf(context, query, interval, source.createdAt);
      const wished = resolutionOf(interval, window, source.intervalMinutes ?? 1);
      const names = namesOf(query.names);
      const wish = { window, resolution: wished, zone: query.timezone, names };
      const series = await seriesOf(context, source, wish);
      if (series.columns.size === 0) return sayNoData(reply, 'sensor-no-measurements-error');
      return {
        id: source.deviceId,
        interval: hasDates(query) ? null : query.interval,
        relative_interval: hasDates(query) || query.relative_interval === 1,
        index: query.index,
        timeGroup: hasDates(query) ? null : (query.timeGroup ?? null),
        resolution: series.resolution.text,
        measurements: pointsToWire(series),
        sensorDefinitions: definitionsOf(source),
        cacheSensorNames: false,
      };
    },
  );
};

const hasDates = ({ start, end }: Query) => start !== undefined && end !== undefined;

function windowOf(
  { clock }: SignedInContext,
  { start, end, index, timezone, relative_interval }: Query,
  interval: Interval | undefined,
  createdAt: Date,
): Window {
  const now = clock.now();
  if (start !== undefined && end !== undefined) {
    const window = windowOfDates(start, end, timezone);
    if (window === undefined) throw fieldProblem('start', 'not_a_date');
    return window;
  }
  if (interval === undefined) return { start: createdAt, end: new Date(now.getTime() + 1000) };
  return windowOfInterval(interval, index, { now, zone: timezone, isRelative: relative_interval === 1 });
}

/** Names that are no quantity's are left out. */
function namesOf(list: string | undefined) {
  if (list === undefined) return undefined;
  return [...new Set(list.split(',').flatMap((name) => quantityNamed(name.trim())?.abbreviation ?? []))];
}

/** The newest definition of each output; none is an empty list on the wire. */
function definitionsOf({ deviceId, definitions }: Source) {
  const ofDevice = definitions.filter((definition) => definition.deviceId === deviceId);
  if (ofDevice.length === 0) return [];
  return Object.fromEntries(ofDevice.map((definition) => [definition.output, definitionToWire(definition)]));
}
