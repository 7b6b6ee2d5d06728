import { stepAnswers, stepKinds } from '@skep/domain';
import * as v from 'valibot';
import { figures, instant, windowAnswer, windowJson } from '#measurements/series/answer-fields.ts';
import { requestOf, sentHives, sourceQuery, windowQuery } from '#measurements/series/query-fields.ts';
import { requestedDevices } from '#measurements/series/requested-devices.ts';
import { optionsOf } from '#measurements/series/series-request.ts';
import { wireInstant } from '#measurements/series/wire.ts';
import type { DeviceId, HiveId } from '#platform/context/ids.ts';
import { inOneScope } from '#platform/http/http.ts';
import { idJson, sentId, sentMoment } from '#platform/http/json-schema.ts';
import { action } from '#platform/http/v1.ts';
import { roundingOf } from '#platform/taxonomy/quantities.ts';
import { type ColonyWeight, colonyWeight } from './colony-weight.ts';
import { gainsOfHives } from './gains.ts';
import { type AnswerableStep, answerStep } from './steps.ts';

const round = roundingOf('weight_kg');
const roundedOrNull = (kg: number | undefined) => (kg === undefined ? null : round(kg));
const roundedKg = (kg: number | undefined) => kg && round(kg);

const kilograms = figures('Kilograms, one value for each time; null: no measurement.');

const StepAnswer = v.object({
  deviceId: v.string(),
  since: instant('Last measurement before the step.'),
  time: instant('First measurement after the step; identifies the step.'),
  kg: v.pipe(v.number(), v.description('Kilograms; negative: the hive became lighter.')),
  supposed: v.picklist(stepKinds),
  answer: v.pipe(v.optional(v.picklist(stepAnswers)), v.description('Cause that a person set.')),
  kind: v.pipe(
    v.picklist(stepKinds),
    v.description('Cause that counts. The corrected curve includes steps by `bees`.'),
  ),
  mayAnswer: v.boolean(),
});

const ColonyWeightAnswer = v.object({
  ...windowAnswer,
  times: v.pipe(v.array(v.string()), v.description('Start of each bin of both curves.')),
  ...{ weighed: kilograms, corrected: kilograms },
  days: v.pipe(
    v.array(
      v.object({
        day: v.pipe(v.string(), v.description('YYYY-MM-DD')),
        gainKg: v.nullable(v.number()),
      }),
    ),
    v.description('Gain from midnight to midnight, in the year before the end of the range.'),
  ),
  steps: v.pipe(v.array(StepAnswer), v.description('Steps of that year, oldest first.')),
});

function weightJson({ starts, weighed, corrected, gains, steps }: ColonyWeight) {
  return {
    times: starts.map(wireInstant),
    weighed: weighed.map(roundedOrNull),
    corrected: corrected.map(roundedOrNull),
    days: gains.map(({ day, kg }) => ({ day, gainKg: roundedOrNull(kg) })),
    steps: steps.map(stepJson),
  };
}

/** Of who has no device, or of a hive that never had one. */
const noWeight = { times: [], weighed: [], corrected: [], days: [], steps: [] };

const stepJson = ({ deviceId, since, time, kg, ...step }: AnswerableStep) => ({
  ...{ deviceId: String(deviceId), since: wireInstant(new Date(since)), time: wireInstant(new Date(time)) },
  kg: round(kg),
  supposed: step.supposed,
  answer: step.answer,
  kind: step.kind,
  mayAnswer: step.mayAnswer,
});

const gain = v.pipe(v.optional(v.number()), v.description('Kilograms; absent: the scale sent nothing.'));

export const weightRoutes = inOneScope([
  action(
    'GET',
    '/colony-weight',
    {
      id: 'readColonyWeight',
      summary: "Weight without the beekeeper's changes: steps, a corrected curve, daily gains",
      query: v.object({ ...sourceQuery, ...windowQuery }),
      answer: ColonyWeightAnswer,
      isBuilt: true,
    },
    async (context, { query }) => {
      const requested = await requestedDevices(context, query);
      const orNothing = requested ?? { createdAt: context.clock.now(), intervalMinutes: undefined };
      const options = optionsOf(context, requestOf(query), orNothing);
      const weight = requested && weightJson(await colonyWeight(context, requested, options));
      return { ...windowJson(options.window), ...(weight ?? noWeight) };
    },
  ),
  action(
    'GET',
    '/hive-gains',
    {
      id: 'listHiveGains',
      summary: "Gains of several hives, without the beekeeper's changes",
      description:
        'Day and week end with the newest message of any of the hives; the season is all honey flows of the year before. Leaves out hives without weights; 404 if none exists.',
      query: v.object({ hiveIds: sentHives, ...windowQuery }),
      answer: v.array(
        v.object({
          hiveId: idJson<HiveId>('hive'),
          ...{ dayKg: gain, weekKg: gain, periodKg: gain, seasonKg: gain },
        }),
      ),
    },
    async (context, { query: { hiveIds, ...query } }) => {
      const hives = await gainsOfHives(context, hiveIds, (measuring) =>
        optionsOf(context, requestOf(query), measuring),
      );
      return hives.map(({ hiveId, gains: { day, week, period, season } }) => ({
        hiveId,
        ...{ dayKg: roundedKg(day), weekKg: roundedKg(week) },
        ...{ periodKg: roundedKg(period), seasonKg: roundedKg(season) },
      }));
    },
  ),
  action(
    'PUT',
    '/devices/:id/weight-steps',
    {
      id: 'answerWeightStep',
      summary: 'Sets the cause of a step in the weight of a hive; null removes it',
      params: v.object({ id: sentId<DeviceId>('device') }),
      body: v.object({
        time: v.pipe(sentMoment, v.description('Value from the step.')),
        answer: v.pipe(
          v.optional(v.picklist(stepAnswers, 'unknown_choice')),
          v.description('`ignored`: no answer of the person; the likely cause counts.'),
        ),
      }),
    },
    (context, { params, body: { time, answer } }) =>
      answerStep(context, { deviceId: params.id, time, answer }),
  ),
]);
