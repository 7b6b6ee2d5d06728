import type { FastifyReply } from 'fastify';
import Type from 'typebox';
import { lastOf, scaleOf } from '#measurements/latest-readings/latest-readings.ts';
import { type RequestedDevices, requestedDevices } from '#measurements/series/requested-devices.ts';
import { SourceFields, sourceOf } from '#measurements/series/source-fields.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import { bareText } from '#platform/http/bare-json.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { sayNoData } from '#platform/http/no-data-wire.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { isCharted, isWeight, lastToWire } from './latest-reading-json.ts';

const tags = ['measurements'];

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
        summary: 'Latest values of a device within a year; 500 with a bare text if there are none',
      },
    },
    async (request, reply) => {
      const context = signedInContextOf(request);
      const requested = await requestedDevices(context, sourceOf(request.query));
      return answerLast(reply, context, requested, isCharted);
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
        summary:
          'Latest weight of a device and the calibration of its scale; 500 with a bare text if there is none',
      },
    },
    async (request, reply) => {
      const context = signedInContextOf(request);
      const requested = await requestedDevices(context, sourceOf(request.query));
      if (requested === undefined) return answerLast(reply, context, requested, isWeight);
      return answerLast(reply, context, requested, isWeight, await scaleOf(context, requested));
    },
  );
};

/** @param known what is sent with the values of the message. */
async function answerLast(
  reply: FastifyReply,
  context: SignedInContext,
  requested: RequestedDevices | undefined,
  isWanted: (name: string) => boolean,
  known: Record<string, number> = {},
) {
  if (requested === undefined)
    return bareText(reply.status(404).header('x-error-code', 'not_found'), 'error');
  const last = await lastOf(context, requested);
  const reading = last && { time: last.time, quantities: { ...last.quantities, ...known } };
  return (reading && lastToWire(reading, isWanted)) ?? sayNoData(reply, 'sensor-get-error');
}

export const oldLatestReadingRoutes = inOneScope([lastValuesRoute, lastWeightRoute]);
