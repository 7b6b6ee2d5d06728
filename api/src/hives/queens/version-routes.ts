import * as v from 'valibot';
import type { QueenId } from '#platform/context/ids.ts';
import { inOneScope } from '#platform/http/http.ts';
import { sentId } from '#platform/http/json-schema.ts';
import { action } from '#platform/http/v1.ts';
import type { Queen } from './queen.ts';
import { QueenAnswer, queenJson } from './routes.ts';
import { restoreQueen, versionsOfQueen } from './versions.ts';

const queenId = { params: v.object({ id: sentId<QueenId>('queen') }) };

const VersionAnswer = v.object({
  ...QueenAnswer.entries,
  writtenAt: v.date(),
  writtenBy: v.pipe(
    v.optional(v.string()),
    v.description('Absent: nobody knows, or the account was deleted.'),
  ),
});

export const queenVersionRoutes = inOneScope([
  action(
    'GET',
    '/queens/:id/versions',
    {
      id: 'listQueenVersions',
      summary: 'Stored versions of a queen, the present one first; only for those who may edit her',
      ...queenId,
      answer: v.array(VersionAnswer),
    },
    async (context, { params }) =>
      (await versionsOfQueen(context, params.id)).map(({ queen, ...written }) => ({
        ...queenJson(queen),
        ...written,
      })),
  ),
  action(
    'POST',
    '/queens/:id/restore',
    {
      id: 'restoreQueen',
      summary: 'Takes back an older version of a queen, as a new version',
      ...queenId,
      body: v.object({
        version: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2 ** 31 - 1)),
      }),
      answer: QueenAnswer,
    },
    async (context, { params, body: { version }, revision, answerWith }) => {
      const toWire = (current: Queen) => answerWith(queenJson(current));
      return queenJson(await restoreQueen(context, params.id, { revision, version, toWire }));
    },
  ),
]);
