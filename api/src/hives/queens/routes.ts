import { queenEnds, queenPurposes, queenWhereabouts } from '@skep/domain';
import * as v from 'valibot';
import type { HiveId, QueenId } from '#platform/context/ids.ts';
import { inOneScope } from '#platform/http/http.ts';
import { accessJson, idJson, revision, sentId } from '#platform/http/json-schema.ts';
import { action } from '#platform/http/v1.ts';
import { changesOfSent } from '#platform/input/edits.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import { answerOf, bodyOf } from '#platform/resource/fields.ts';
import { day } from '#platform/resource/kinds.ts';
import type { Queen } from './queen.ts';
import { queenFields } from './queen-fields.ts';
import {
  createQueen,
  createQueenWithoutHive,
  deleteQueen,
  editQueen,
  hiveQueens,
  queenRegister,
  showQueen,
} from './service.ts';

const queenId = { params: v.object({ id: sentId<QueenId>('queen') }) };

export const QueenAnswer = v.object({
  id: idJson<QueenId>('queen'),
  revision,
  hiveId: v.optional(idJson<HiveId>('hive that she heads, or headed last; absent before the first')),
  ...answerOf(queenFields),
  goneOn: v.optional(day.json),
  fate: v.optional(v.picklist(queenEnds)),
  place: v.pipe(v.optional(v.string()), v.description('Where she is kept while she heads no hive.')),
  purpose: v.pipe(v.optional(v.picklist(queenPurposes)), v.description('Why she is kept without a colony.')),
  recipient: v.pipe(
    v.optional(v.string()),
    v.description('To whom she was sold or given; only for the owner of her hive.'),
  ),
});

export const QueenNameAnswer = v.object({ id: idJson<QueenId>('queen'), name: v.optional(v.string()) });

export const HiveNameAnswer = v.object({
  id: idJson<HiveId>('hive'),
  name: v.string(),
  isDeleted: v.pipe(v.boolean(), v.description('True: only its name remains.')),
});

/** Days between which a queen heads a hive; without the last one she heads it now. */
export const tenureAnswer = { since: day.json, until: v.optional(day.json) };

export const queenBody = bodyOf(queenFields);

/** A queen as her person is sent her. */
export const queenJson = ({ rev, ...queen }: Queen) => ({ ...queen, revision: rev });

export const queenRoutes = inOneScope([
  action(
    'GET',
    '/queens',
    {
      id: 'listQueens',
      summary: 'Queens that the person can see with their past and present hives, newest queen first',
      answer: v.array(
        v.object({
          queen: QueenAnswer,
          access: accessJson,
          reigns: v.pipe(
            v.array(v.object({ hive: HiveNameAnswer, ...tenureAnswer })),
            v.description('Her hives, newest first.'),
          ),
        }),
      ),
    },
    async (context) =>
      (await queenRegister(context)).map(({ queen, ...row }) => ({ queen: queenJson(queen), ...row })),
  ),
  action(
    'GET',
    '/hives/:id/queens',
    {
      id: 'listHiveQueens',
      summary: 'Queens of a hive, the current one first; empty if it never had one',
      params: v.object({ id: sentId<HiveId>('hive') }),
      answer: v.array(QueenAnswer),
    },
    async (context, { params }) => (await hiveQueens(context, params.id)).map(queenJson),
  ),
  action(
    'GET',
    '/queens/:id',
    { id: 'readQueen', summary: 'One queen', ...queenId, answer: QueenAnswer },
    async (context, { params }) => queenJson(await showQueen(context, params.id)),
  ),
  action(
    'POST',
    '/queens',
    {
      id: 'addQueen',
      summary: 'Creates a queen for a hive, where she replaces the one before her, or one without a hive',
      body: v.object({
        ...queenBody,
        hiveId: v.optional(sentId<HiveId>('hive. Default: she heads none yet')),
        place: v.pipe(queenWhereabouts.place, v.description('Where she is kept; only without a hive.')),
        purpose: v.pipe(queenWhereabouts.purpose, v.description('Why she is kept; only without a hive.')),
      }),
      answer: QueenAnswer,
    },
    async (context, { body: { hiveId, place, purpose, ...queen } }) => {
      if (hiveId === undefined) {
        return queenJson(await createQueenWithoutHive(context, queen, { place, purpose }));
      }
      if (place !== undefined) throw fieldProblem('place', 'invalid');
      if (purpose !== undefined) throw fieldProblem('purpose', 'invalid');
      return queenJson(await createQueen(context, hiveId, queen));
    },
  ),
  action(
    'PATCH',
    '/queens/:id',
    {
      id: 'changeQueen',
      summary: 'Edits a queen; fields that are not sent do not change',
      ...queenId,
      body: v.partial(v.object(queenBody)),
      answer: QueenAnswer,
    },
    async (context, { params, body, revision, answerWith }) => {
      const edit = {
        revision,
        sentRevision: undefined,
        changes: changesOfSent(
          body,
          (queen: Queen) => queen,
          (fields) => ({ fields, hiveId: undefined }),
        ),
        namedHiveId: undefined,
        toWire: (current: Queen) => answerWith(queenJson(current)),
      };
      return queenJson(await editQueen(context, params.id, edit));
    },
  ),
  action(
    'DELETE',
    '/queens/:id',
    { id: 'removeQueen', summary: 'Deletes a queen who was entered by mistake', ...queenId },
    (context, { params }) => deleteQueen(context, params.id),
  ),
]);
