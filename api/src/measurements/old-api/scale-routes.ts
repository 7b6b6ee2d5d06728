import type { FastifyReply } from 'fastify';
import Type from 'typebox';
import { managedDevice } from '#measurements/devices/service.ts';
import {
  calibrateScale,
  calibrateWithNext,
  type ScaleOutcome,
  zeroScale,
} from '#measurements/scales/scales.ts';
import { requestedDevices } from '#measurements/series/requested-devices.ts';
import { SourceFields, sourceOf } from '#measurements/series/source-fields.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { DeviceId } from '#platform/context/ids.ts';
import { bareText } from '#platform/http/bare-json.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { Decimal, decimalOf } from '#platform/http/wire-values.ts';

const tags = ['sensor definitions'];
const config = { access: 'signedIn' } as const;
const mostKg = 1000;

/** What is refused here is a status 500 with a text on the old wire. */
const refusal = Type.String({ description: 'What is missing, such as no-weight-values-error.' });

function refuse(reply: FastifyReply, text: string, code: 'invalid_input' | 'not_found'): string {
  return bareText(reply.status(500).header('x-error-code', code), text);
}

/** Undefined: the person has no device. @throws AppError not_found when it is not the person's. */
async function scaleIn(
  context: SignedInContext,
  devicesQuery: Parameters<typeof sourceOf>[0],
): Promise<DeviceId | undefined> {
  const requested = await requestedDevices(context, sourceOf(devicesQuery));
  if (requested === undefined) return undefined;
  return (await managedDevice(context, requested.deviceId)).id;
}

function answer(reply: FastifyReply, outcome: ScaleOutcome, done: string, failed: string): string {
  if (outcome === 'done') return bareText(reply.status(201), done);
  if (outcome === 'no_weight_values') return refuse(reply, 'no-weight-values-error', 'not_found');
  return refuse(reply, failed, 'invalid_input');
}

const offsetRoute: Routes = async (http) => {
  http.post(
    '/sensors/offsetweight',
    {
      config,
      schema: {
        operationId: 'zeroScale',
        tags,
        summary: 'Tares the scale: its latest value is the empty weight',
        querystring: Type.Object(SourceFields),
        body: Type.Object(SourceFields),
        response: { 201: Type.Literal('offset_weight'), 500: refusal },
      },
    },
    async (request, reply) => {
      const context = signedInContextOf(request);
      const deviceId = await scaleIn(context, { ...request.query, ...request.body });
      if (deviceId === undefined) return refuse(reply, 'no_device_found', 'not_found');
      return answer(reply, await zeroScale(context, deviceId), 'offset_weight', 'offset-error');
    },
  );
};

const calibrateRoute: Routes = async (http) => {
  http.post(
    '/sensors/calibrateweight',
    {
      config,
      schema: {
        operationId: 'calibrateScale',
        tags,
        summary: 'Calibrates the scale: its latest or next value is this weight',
        querystring: Type.Object(SourceFields),
        body: Type.Object({
          ...SourceFields,
          weight_kg: Type.Optional(Decimal),
          next_measurement: Type.Boolean({
            default: true,
            description: 'True: the next value. False: the latest value.',
          }),
        }),
        response: {
          200: Type.Literal('calibrating_weight'),
          201: Type.Literal('calibrated_weight'),
          500: refusal,
        },
      },
    },
    async (request, reply) => {
      const context = signedInContextOf(request);
      const { weight_kg, next_measurement, ...devicesQuery } = request.body;
      const kg = decimalOf(weight_kg) ?? Number.NaN;
      if (!(kg <= mostKg)) return refuse(reply, 'validation-error', 'invalid_input');
      if (kg <= 0) return refuse(reply, 'no-calibration-weight-error', 'invalid_input');
      const deviceId = await scaleIn(context, { ...request.query, ...devicesQuery });
      if (deviceId === undefined) return refuse(reply, 'no_device_found', 'not_found');
      if (next_measurement) {
        await calibrateWithNext(context, deviceId, kg);
        return bareText(reply, 'calibrating_weight');
      }
      return answer(
        reply,
        await calibrateScale(context, deviceId, kg),
        'calibrated_weight',
        'calibrate-error',
      );
    },
  );
};

export const oldScaleRoutes = inOneScope([offsetRoute, calibrateRoute]);
