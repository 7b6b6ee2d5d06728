import Type from 'typebox';
import { queenFields } from '#hives/queens/queen-fields.ts';
import { createQueen, deleteQueen, editQueen, ownQueens, showQueen } from '#hives/queens/service.ts';
import type { QueenId } from '#platform/context/ids.ts';
import { nothing } from '#platform/http/bare-json.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { revisionIn } from '#platform/http/revision.ts';
import { editMethods, idParams } from '#platform/http/schemas.ts';
import { changesOfSent } from '#platform/input/edits.ts';
import { changesOfOld, oldNamesOf } from '#platform/resource/fields.ts';
import { QueenBody, queenListToWire, queenToWire } from './queen-answer.ts';
import { NewQueenInput, QueenEditInput } from './queen-input.ts';

const tags = ['queens'];
const params = idParams<QueenId>('queen');
const config = { access: 'signedIn', errors: { names: oldNamesOf(queenFields) } } as const;
const QueensBody = Type.Object({ queens: Type.Array(QueenBody) });

const getQueensRoute: Routes = async (http) => {
  http.get(
    '/queens',
    {
      config: {
        access: 'signedIn',
        errors: { codes: { not_found: { error: 'no queens available' } } },
      },
      schema: {
        operationId: 'getQueens',
        tags,
        summary: "Queens of the person's hives; 404 if there are none",
        response: { 200: QueensBody },
      },
    },
    async (request) => queenListToWire(await ownQueens(signedInContextOf(request))),
  );
};

const createQueenRoute: Routes = async (http) => {
  http.post(
    '/queens',
    {
      config,
      schema: {
        operationId: 'createQueen',
        tags,
        summary: 'Creates a queen for a hive',
        body: NewQueenInput,
        response: { 200: QueenBody },
      },
    },
    async (request) => {
      const context = signedInContextOf(request);
      return queenToWire(
        await createQueen(context, request.body.hive_id, changesOfOld(queenFields, request.body)),
      );
    },
  );
};

const getQueenRoute: Routes = async (http) => {
  http.get(
    '/queens/:id',
    {
      config: { access: 'signedIn' },
      schema: { operationId: 'getQueen', tags, summary: 'One queen', params, response: { 200: QueenBody } },
    },
    async (request) => queenToWire(await showQueen(signedInContextOf(request), request.params.id)),
  );
};

const editQueenRoute: Routes = async (http) => {
  for (const { method, suffix } of editMethods) {
    http.route({
      method,
      url: '/queens/:id',
      config,
      schema: {
        operationId: `editQueen${suffix}`,
        tags,
        summary: 'Updates a queen; absent fields do not change',
        params,
        body: QueenEditInput,
        response: { 200: QueenBody },
      },
      handler: async (request) => {
        const { rev: sentRevision, ...sent } = request.body;
        const queen = await editQueen(signedInContextOf(request), request.params.id, {
          revision: revisionIn(request),
          sentRevision: sentRevision ?? undefined,
          changes: changesOfSent(sent, queenToWire, ({ hive_id: hiveId, ...said }) => ({
            fields: changesOfOld(queenFields, said),
            hiveId,
          })),
          namedHiveId: sent.hive_id,
          toWire: queenToWire,
        });
        return queenToWire(queen);
      },
    });
  }
};

const deleteQueenRoute: Routes = async (http) => {
  http.delete(
    '/queens/:id',
    {
      config: { access: 'signedIn' },
      schema: {
        operationId: 'deleteQueen',
        tags,
        summary: 'Deletes a queen',
        params,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const context = signedInContextOf(request);
      // As everywhere here: not found where old clients do not know her.
      queenToWire(await showQueen(context, request.params.id));
      await deleteQueen(context, request.params.id);
      return nothing(reply.status(204));
    },
  );
};

export const oldQueenRoutes = inOneScope([
  getQueensRoute,
  createQueenRoute,
  getQueenRoute,
  editQueenRoute,
  deleteQueenRoute,
]);
