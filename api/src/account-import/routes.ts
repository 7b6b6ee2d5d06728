import { Readable } from 'node:stream';
import { AppError } from '@skep/domain';
import Type from 'typebox';
import * as v from 'valibot';
import type { RestoreId } from '#platform/context/ids.ts';
import { nothing } from '#platform/http/bare-json.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { idJson } from '#platform/http/json-schema.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { action } from '#platform/http/v1.ts';
import { restoreStates } from './imported-kinds.ts';
import { forgetRestore, ownRestore, startRestore, takeArchive } from './service.ts';

const KindAnswer = v.object({
  name: v.pipe(v.string(), v.description('As its table in the archive is called.')),
  fresh: v.number(),
  present: v.pipe(v.number(), v.description('There already.')),
  leftOut: v.pipe(v.number(), v.description('Of something that is in no archive.')),
  isDone: v.boolean(),
  fault: v.optional(
    v.object({
      row: v.pipe(v.number(), v.description('Its first wrong row; 0 where none is known.')),
      column: v.pipe(v.string(), v.description('Why nothing of this kind comes.')),
    }),
  ),
});

const RestoreAnswer = v.object({
  id: idJson<RestoreId>('import'),
  state: v.picklist(restoreStates),
  progressPercent: v.number(),
  begunAt: v.date(),
  kinds: v.array(KindAnswer),
});

const archiveRoute: Routes = async (http) => {
  // As it comes, to its file: an archive is far larger than any body.
  http.addContentTypeParser(
    ['application/zip', 'application/x-zip-compressed', 'application/octet-stream'],
    async (_request: unknown, payload: Readable) => payload,
  );
  http.post(
    '/user/restore',
    {
      config: { access: 'inPerson', notIdempotent: 'harmless' },
      schema: {
        operationId: 'sendArchive',
        tags: ['account'],
        summary:
          'Takes an archive of `GET /user/export/{id}/file`, as its body, and counts what it would bring',
        consumes: ['application/zip'],
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const content: unknown = request.body;
      if (!(content instanceof Readable)) throw new AppError('unreadable_request');
      await takeArchive(signedInContextOf(request), content);
      return nothing(reply.status(204));
    },
  );
};

/** An archive of everything, brought back. */
export const restoreRoutes = inOneScope([
  archiveRoute,
  action(
    'GET',
    '/account/restore',
    {
      ...{ id: 'readRestore', access: 'inPerson' },
      summary: 'What an archive would bring, or has brought',
      answer: v.object({
        restore: v.pipe(v.optional(RestoreAnswer), v.description('Absent: there is none.')),
      }),
    },
    async (context) => ({ restore: await ownRestore(context) }),
  ),
  action(
    'POST',
    '/account/restore/start',
    {
      ...{ id: 'startRestore', access: 'inPerson', notIdempotent: 'harmless' },
      ...{ summary: 'Brings back what was counted', answer: RestoreAnswer },
    },
    startRestore,
  ),
  action(
    'DELETE',
    '/account/restore',
    {
      ...{ id: 'forgetRestore', access: 'inPerson', notIdempotent: 'harmless' },
      summary: 'Lays the archive aside, unless it is being brought back',
    },
    forgetRestore,
  ),
]);
