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
        summary: "The bees' weight apart from the beekeeper's work: steps, a curve without them, daily gains",
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
        summary: "What the bees of several hives gained: without the beekeeper's work",
        description:
          'Day and week end with the newest message of any of them; the season is all flows of the year before. Hives that were not weighed are left out; 404 when none is there.',
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
        summary: 'Weight, and weight without what was put on and taken off',
        description:
          'What was put on and taken off is what somebody answered of a step, and else what jumped at inspections.',
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
        summary: 'What a step in the weight of a hive was; null takes the answer back',
        params: idParams<DeviceId>('device'),
        body: Type.Object({
          time: Type.String({ maxLength: 40, description: 'As the step has it.' }),
          answer: nullable(
            oneOf(stepAnswers, {
              description: '`ignored`: the person does not answer; the likely cause counts.',
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
