import { sampleCodeLength } from '@skep/domain';
import * as v from 'valibot';
import type { HiveId, QueenId, SampleCodeId } from '#platform/context/ids.ts';
import { inOneScope } from '#platform/http/http.ts';
import { idJson, sentId } from '#platform/http/json-schema.ts';
import { action } from '#platform/http/v1.ts';
import { deleteSampleCode, makeSampleCode, ownSampleCodes } from './service.ts';

const SampleCodeAnswer = v.object({
  id: idJson<SampleCodeId>('sample code'),
  sampleCode: v.pipe(v.string(), v.description('Eight capitals.')),
  hiveId: idJson<HiveId>('hive'),
  queenId: v.optional(idJson<QueenId>('queen')),
  sampledAt: v.pipe(v.optional(v.string()), v.description('YYYY-MM-DD HH:MM:SS on the local clock.')),
  createdAt: v.date(),
});

const text = (max: number) => v.pipe(v.string('invalid'), v.maxLength(max, 'invalid'));

/** Codes that mark samples for a laboratory. */
export const sampleCodeRoutes = inOneScope([
  action(
    'GET',
    '/sample-codes',
    {
      id: 'listSampleCodes',
      summary: 'Sample codes of the person’s hives, newest first; at most 1000',
      answer: v.array(SampleCodeAnswer),
    },
    ownSampleCodes,
  ),
  action(
    'POST',
    '/sample-codes',
    {
      id: 'addSampleCode',
      summary: 'Creates a sample code for a hive; the hive shows it from then on',
      body: v.object({
        hiveId: sentId<HiveId>('hive'),
        queenId: v.optional(sentId<QueenId>('queen')),
        sampledAt: v.optional(v.pipe(text(40), v.description('Local time of the sample.'))),
        sampleCode: v.optional(
          v.pipe(
            text(sampleCodeLength),
            v.description('Code that the label already has. Default: a new one.'),
          ),
        ),
      }),
      answer: SampleCodeAnswer,
    },
    (context, { body }) => makeSampleCode(context, body),
  ),
  action(
    'DELETE',
    '/sample-codes/:sampleCode',
    {
      id: 'removeSampleCode',
      summary: 'Deletes the code of a sample, unless a saved inspection names it',
      params: v.object({
        sampleCode: v.pipe(text(sampleCodeLength), v.description('Code of the sample.')),
      }),
    },
    (context, { params }) => deleteSampleCode(context, params.sampleCode),
  ),
]);
