import { isTimeZone } from '@skep/domain';
import type { FastifyReply } from 'fastify';
import Type from 'typebox';
import { waitingWeight } from '#measurements/scales/scale-store.ts';
import { scaleFigures } from '#measurements/scales/scales.ts';
import type { Clock, SignedInContext } from '#platform/context/context.ts';
import { sendText } from '#platform/http/bare-json.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { rateLimits } from '#platform/http/rate-limits.ts';
import { contextOf, signedInContextOf } from '#platform/http/request-context.ts';
import { fieldProblem } from '#platform/http/wire-values.ts';
import { quantities } from '#platform/taxonomy/quantities.ts';
import { QuantityBody, quantityToWire } from '#platform/taxonomy/quantity-wire.ts';
import { quantityName } from '#platform/taxonomy/quantity-words.ts';
import { piecesOf } from './pieces.ts';
import { lastOfDevices, measuredNames } from './series-store.ts';
import { type Source, sourceOf } from './source.ts';
import { windowOfDates } from './window.ts';
import { isCharted, isWeight, lastToWire, SourceFields } from './wire.ts';

const tags = ['measurements'];
const dayMs = 24 * 60 * 60 * 1000;
/** Older values are no longer the last ones of anything that stands in a hive. */
const lastDays = 365;

/** Old clients read "no data" from a status 500 with a text, and any other status as a failure (rest-api 8.2). */
export function sayNoData(reply: FastifyReply, text: string): FastifyReply {
  return sendText(reply.status(500).header('x-error-code', 'not_found'), text);
}

const typesRoute: Routes = async (http) => {
  http.get(
    '/sensors/measurement_types',
    {
      config: { access: 'public', limits: [rateLimits.open] },
      schema: {
        operationId: 'getMeasurementTypes',
        tags,
        summary: 'Name of every measured quantity by its abbreviation',
        querystring: Type.Object({ locale: Type.Optional(Type.String({ maxLength: 10 })) }),
        response: { 200: Type.Record(Type.String(), Type.String()) },
      },
    },
    async (request) => {
      const language = request.query.locale ?? contextOf(request).locale;
      return Object.fromEntries(
        quantities.map(({ abbreviation }) => [abbreviation, quantityName(language, abbreviation)]),
      );
    },
  );
};

const availableTypesRoute: Routes = async (http) => {
  http.get(
    '/sensors/measurement_types_available',
    {
      config: { access: 'signedIn' },
      schema: {
        operationId: 'getAvailableMeasurementTypes',
        tags,
        summary: 'The quantities that were measured in a period; 500 with a bare text when there are none',
        querystring: Type.Object({
          ...SourceFields,
          start: Type.String({ maxLength: 40 }),
          end: Type.String({ maxLength: 40 }),
          timezone: Type.String({ maxLength: 50, default: 'UTC' }),
        }),
        response: { 200: Type.Record(Type.String(), QuantityBody) },
      },
    },
    async (request, reply) => {
      const context = signedInContextOf(request);
      const { start, end, timezone } = request.query;
      if (!isTimeZone(timezone)) throw fieldProblem('timezone', 'unknown_choice');
      const window = windowOfDates(start, end, timezone);
      if (window === undefined) throw fieldProblem('start', 'not_a_date');
      const source = await sourceOf(context, request.query);
      if (source === undefined) return sayNoData(reply, 'invalid-user-device');
      const names = quantities.map(({ abbreviation }) => abbreviation);
      const found = await measuredNames(context, piecesOf(source.spans, window), names);
      if (found.length === 0) return sayNoData(reply, 'influx-query-empty');
      return Object.fromEntries(
        quantities
          .filter(({ abbreviation }) => found.includes(abbreviation))
          .map((quantity) => [quantity.abbreviation, quantityToWire(quantity, context.locale)]),
      );
    },
  );
};

const lastSchema = {
  tags,
  querystring: Type.Object(SourceFields),
  response: {
    200: Type.Unsafe<Record<string, string | number>>(
      Type.Object({ time: Type.String() }, { additionalProperties: { type: 'number' } }),
    ),
    404: Type.String(),
  },
};
const lastConfig = { access: 'signedIn', errors: { codes: { not_found: { bare: 'error' } } } } as const;

const lastValuesRoute: Routes = async (http) => {
  http.get(
    '/sensors/lastvalues',
    {
      config: lastConfig,
      schema: {
        ...lastSchema,
        operationId: 'getLastValues',
        summary: 'Newest values of a device within a year; 500 with a bare text when there are none',
      },
    },
    async (request, reply) => {
      const context = signedInContextOf(request);
      const source = await sourceOf(context, request.query);
      return answerLast(reply, context, source, isCharted);
    },
  );
};

const lastWeightRoute: Routes = async (http) => {
  http.get(
    '/sensors/lastweight',
    {
      config: lastConfig,
      schema: {
        ...lastSchema,
        operationId: 'getLastWeight',
        summary: 'Newest weight of a device and how its scale is calibrated; 500 with a bare text for none',
      },
    },
    async (request, reply) => {
      const context = signedInContextOf(request);
      const source = await sourceOf(context, request.query);
      if (source === undefined) return answerLast(reply, context, source, isWeight);
      const waiting = await waitingWeight(context, source.deviceId);
      const scale = scaleFigures(source.definitions, context.clock.now());
      return answerLast(reply, context, source, isWeight, {
        ...scale,
        ...(waiting === undefined ? {} : { calibrating_weight: waiting }),
      });
    },
  );
};

/** @param known what is told beside the values of the message. */
async function answerLast(
  reply: FastifyReply,
  context: SignedInContext,
  source: Source | undefined,
  isWanted: (name: string) => boolean,
  known: Record<string, number> = {},
) {
  if (source === undefined) return sendText(reply.status(404).header('x-error-code', 'not_found'), 'error');
  const [last] = await lastOfDevices(context, [source.deviceId], yearAgo(context.clock));
  const told = last && { time: last.time, quantities: { ...last.quantities, ...known } };
  return (told && lastToWire(told, isWanted)) ?? sayNoData(reply, 'sensor-get-error');
}

export function yearAgo(clock: Clock): Date {
  return new Date(clock.now().getTime() - lastDays * dayMs);
}

export const measurementRoutes = inOneScope([
  typesRoute,
  availableTypesRoute,
  lastValuesRoute,
  lastWeightRoute,
]);
