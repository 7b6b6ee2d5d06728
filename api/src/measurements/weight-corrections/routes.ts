import { instantOfIso, stepAnswers } from '@skep/domain';
import Type from 'typebox';
import { timeGroup } from '#measurements/series/envelope-wire.ts';
import { hiveIdsOf } from '#measurements/series/hive-series-routes.ts';
import { requestedDevices } from '#measurements/series/requested-devices.ts';
import { optionsOf, SeriesFields, WindowFields } from '#measurements/series/series-request.ts';
import { answerMeasurements, MeasurementsBody } from '#measurements/series/series-routes.ts';
import { windowToWire } from '#measurements/series/series-wire.ts';
import type { DeviceId } from '#platform/context/ids.ts';
import { asBuilt, nothing } from '#platform/http/bare-json.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { idParams, nullable, oneOf } from '#platform/http/schemas.ts';
import { IdList } from '#platform/http/wire-values.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import { colonyWeight } from './colony-weight.ts';
import { gainsOfHives } from './gains.ts';
import { answeredSteps, answerStep } from './steps.ts';
import { ColonyWeightBody, colonyWeightToWire, GainsBody, gainsToWire, noWeight } from './wire.ts';

const tags = ['measurements'];
const config = { access: 'signedIn' } as const;
const { names: _, ...fields } = SeriesFields;

const weightRoute: Routes = async (http) => {
  http.get(
    '/sensors/weight',
    {
      config,
      schema: {
        operationId: 'getColonyWeight',
        tags,
        summary: "Weight without the beekeeper's changes: steps, a corrected curve, daily gains",
        querystring: Type.Object(fields),
        response: { 200: ColonyWeightBody },
      },
    },
    async (request, reply) => {
      const context = signedInContextOf(request);
      const requested = await requestedDevices(context, request.query);
      const orNothing = requested ?? { createdAt: context.clock.now(), intervalMinutes: undefined };
      const options = optionsOf(context, request.query, orNothing);
      const { start, end } = windowToWire(options.window);
      if (requested === undefined) return { ...noWeight, start, end };
      const weight = await colonyWeight(context, requested, options);
      asBuilt(reply);
      return { device_id: requested.deviceId, start, end, ...colonyWeightToWire(weight) };
    },
  );
};

const gainsRoute: Routes = async (http) => {
  const { names: _names, ...window } = WindowFields;
  http.get(
    '/sensors/gains',
    {
      config: { access: 'signedIn', errors: { names: { hiveIds: 'hive_ids' } } },
      schema: {
        operationId: 'getHiveGains',
        tags,
        summary: "Gains of several hives, without the beekeeper's changes",
        description:
          'Day and week end with the newest message of any of the hives; the season is all honey flows of the year before. Leaves out hives without weights; 404 if none exists.',
        querystring: Type.Object({ ...window, hive_ids: IdList }),
        response: { 200: GainsBody },
      },
    },
    async (request) => {
      const context = signedInContextOf(request);
      const { hive_ids, ...query } = request.query;
      const gains = await gainsOfHives(context, hiveIdsOf(hive_ids), (measuring) =>
        optionsOf(context, query, measuring),
      );
      return gainsToWire(gains);
    },
  );
};

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
        querystring: Type.Object({ ...fields, timeGroup }),
        response: { 200: MeasurementsBody },
      },
    },
    (request, reply) => {
      const query = { ...request.query, names: 'weight_kg', clean_weight: 1, weather: 0 };
      return answerMeasurements(request, reply, query, answeredSteps);
    },
  );
};

const answerRoute: Routes = async (http) => {
  http.put(
    '/devices/:id/weight-steps',
    {
      config,
      schema: {
        operationId: 'answerWeightStep',
        tags,
        summary: 'Sets the cause of a step in the weight of a hive; null removes it',
        params: idParams<DeviceId>('device'),
        body: Type.Object({
          time: Type.String({ maxLength: 40, description: 'Value from the step.' }),
          answer: nullable(
            oneOf(stepAnswers, {
              description: '`ignored`: no answer of the person; the likely cause counts.',
            }),
          ),
        }),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const time = instantOfIso(request.body.time);
      if (time === undefined) throw fieldProblem('time', 'not_a_date');
      const answer = request.body.answer ?? undefined;
      await answerStep(signedInContextOf(request), { deviceId: request.params.id, time, answer });
      return nothing(reply.status(204));
    },
  );
};

export const weightRoutes = inOneScope([weightRoute, gainsRoute, cleanedWeightRoute, answerRoute]);
