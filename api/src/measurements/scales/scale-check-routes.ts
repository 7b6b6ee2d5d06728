import { scaleFindingKinds } from '@skep/domain';
import * as v from 'valibot';
import { figures } from '#measurements/series/answer-fields.ts';
import { sentTimeZone } from '#measurements/series/query-fields.ts';
import { wireInstant } from '#measurements/series/wire.ts';
import type { DeviceId, ReferenceWeighingId } from '#platform/context/ids.ts';
import { inOneScope } from '#platform/http/http.ts';
import { idJson, sentId } from '#platform/http/json-schema.ts';
import { action } from '#platform/http/v1.ts';
import { answerOf, bodyOf } from '#platform/resource/fields.ts';
import { roundingOf } from '#platform/taxonomy/quantities.ts';
import {
  addReference,
  checkScale,
  correctTemperature,
  removeCorrection,
  removeReference,
  type ScaleCheck,
  temperatureSources,
} from './scale-check.ts';
import { correctionFields, referenceFields } from './scale-check-fields.ts';

const ReferenceAnswer = v.object({
  id: idJson<ReferenceWeighingId>('reference weighing'),
  ...answerOf(referenceFields),
});

const FindingAnswer = v.object({
  kind: v.pipe(v.picklist(scaleFindingKinds), v.description('Clients must ignore unknown kinds.')),
  time: v.pipe(v.date(), v.description('When it was, since when it is, or when it will be.')),
  kg: v.pipe(v.optional(v.number()), v.description('Weight, or the part of it that is wrong.')),
  kgPerWeek: v.optional(v.number()),
  nightCount: v.optional(v.number()),
  volts: v.optional(v.number()),
});

const { kgPerCelsius, referenceCelsius, lagHours } = answerOf(correctionFields);

const DriftAnswer = v.object({
  ...{ kgPerCelsius, referenceCelsius, lagHours },
  uncertaintyKgPerCelsius: v.pipe(
    v.number(),
    v.description('The drift is within so much of kgPerCelsius, 19 times out of 20.'),
  ),
  nightCount: v.pipe(v.number(), v.description('Nights that it was found in.')),
  isWorthwhile: v.pipe(v.boolean(), v.description('Whether it is sure and large enough to correct.')),
});

const kilograms = figures('Kilograms, one value for each time; null: no measurement.');

const CheckAnswer = v.object({
  temperatureSource: v.pipe(
    v.optional(v.picklist(temperatureSources)),
    v.description('Absent: the temperature around the scale is unknown.'),
  ),
  drift: v.pipe(v.optional(DriftAnswer), v.description('Absent: too few nights were measured.')),
  findings: v.array(FindingAnswer),
  correction: v.pipe(
    v.optional(v.object(answerOf(correctionFields))),
    v.description('Absent: none was accepted.'),
  ),
  referenceWeighings: v.pipe(v.array(ReferenceAnswer), v.description('Oldest first.')),
  times: v.pipe(v.array(v.string()), v.description('Hours of the last 90 days.')),
  weighed: kilograms,
  corrected: v.pipe(
    kilograms,
    v.description(
      'By the accepted correction from when it holds, else by the drift if it is worthwhile; else empty.',
    ),
  ),
});

const round = roundingOf('weight_kg');
const rounded = (kgs: readonly (number | undefined)[]) =>
  kgs.map((kg) => (kg === undefined ? null : round(kg)));

const checkJson = ({ references, starts, weighed, corrected, findings, ...check }: ScaleCheck) => ({
  ...check,
  findings: findings.map((finding) => ({ ...finding, time: new Date(finding.time) })),
  referenceWeighings: [...references],
  times: starts.map(wireInstant),
  ...{ weighed: rounded(weighed), corrected: rounded(corrected) },
});

const ofDevice = { id: sentId<DeviceId>('device') };
const { weighedAt, ...referenceBody } = bodyOf(referenceFields);

export const scaleCheckRoutes = inOneScope([
  action(
    'GET',
    '/devices/:id/scale-check',
    {
      id: 'readScaleCheck',
      summary: 'What three months of messages tell of a scale: drift, faults, and a corrected weight',
      params: v.object(ofDevice),
      query: v.object({ timeZone: sentTimeZone }),
      answer: CheckAnswer,
    },
    async (context, { params, query }) => checkJson(await checkScale(context, params.id, query.timeZone)),
  ),
  action(
    'PUT',
    '/devices/:id/temperature-correction',
    {
      id: 'correctTemperature',
      summary: 'Accepts how a scale follows the temperature; measurements do not change',
      params: v.object(ofDevice),
      body: v.object(bodyOf(correctionFields)),
    },
    (context, { params, body }) => correctTemperature(context, params.id, body),
  ),
  action(
    'DELETE',
    '/devices/:id/temperature-correction',
    {
      id: 'removeTemperatureCorrection',
      summary: 'Deletes the correction of a scale, if there is one',
      params: v.object(ofDevice),
    },
    (context, { params }) => removeCorrection(context, params.id),
  ),
  action(
    'POST',
    '/devices/:id/reference-weighings',
    {
      id: 'addReferenceWeighing',
      summary: 'Notes a known weight and what the scale showed of it',
      params: v.object(ofDevice),
      body: v.object({ ...referenceBody, weighedAt: v.optional(weighedAt) }),
      answer: ReferenceAnswer,
    },
    (context, { params, body }) => addReference(context, params.id, body),
  ),
  action(
    'DELETE',
    '/devices/:id/reference-weighings/:weighingId',
    {
      id: 'removeReferenceWeighing',
      summary: 'Deletes a known weight',
      params: v.object({ ...ofDevice, weighingId: sentId<ReferenceWeighingId>('reference weighing') }),
    },
    (context, { params }) => removeReference(context, params.id, params.weighingId),
  ),
]);
