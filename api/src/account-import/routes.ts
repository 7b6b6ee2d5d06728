import { Readable } from 'node:stream';
import { AppError } from '@skep/domain';
import Type from 'typebox';
import type { Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { nullable, oneOf, WireTime, wireTime } from '#platform/http/schemas.ts';
import { type Restore, restoreStates } from './imported-kinds.ts';
import { forgetRestore, ownRestore, startRestore, takeArchive } from './service.ts';

const tags = ['account'];

const KindBody = Type.Object({
  name: Type.String({ description: 'As its table in the archive is called.' }),
  fresh: Type.Integer(),
  present: Type.Integer({ description: 'There already.' }),
  left_out: Type.Integer({ description: 'Of something that is in no archive.' }),
  done: Type.Boolean(),
  fault: nullable(
    Type.Object({
      row: Type.Integer({ description: 'Its first wrong row; 0 where none is known.' }),
      column: Type.String({ description: 'Why nothing of this kind comes.' }),
    }),
  ),
});

const RestoreBody = Type.Object({
  id: Type.Integer(),
  state: oneOf(restoreStates),
  progress: Type.Integer({ description: 'Percent.' }),
  begun_at: WireTime,
  kinds: Type.Array(KindBody),
});

function restoreToWire(restore: Restore): Type.Static<typeof RestoreBody> {
  return {
    id: restore.id,
    state: restore.state,
    progress: restore.progressPercent,
    begun_at: wireTime(restore.begunAt),
    kinds: restore.kinds.map(({ name, fresh, present, leftOut, isDone, fault }) => ({
      name,
      fresh,
      present,
      left_out: leftOut,
      done: isDone,
      fault: fault ?? null,
    })),
  };
}

/** An archive of everything, brought back; an addition to the old wire. */
export const restoreRoutes: Routes = async (http) => {
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
        tags,
        summary:
          'Takes an archive of `GET /user/export/{id}/file`, as its body, and counts what it would bring',
        consumes: ['application/zip'],
        response: { 202: RestoreBody },
      },
    },
    async (request, reply) => {
      const content: unknown = request.body;
      if (!(content instanceof Readable)) throw new AppError('unreadable_request');
      return reply.status(202).send(restoreToWire(await takeArchive(signedInContextOf(request), content)));
    },
  );

  http.get(
    '/user/restore',
    {
      config: { access: 'inPerson' },
      schema: {
        operationId: 'getRestore',
        tags,
        summary: 'What an archive would bring, or has brought; null when there is none',
        response: { 200: Type.Object({ restore: nullable(RestoreBody) }) },
      },
    },
    async (request) => {
      const found = await ownRestore(signedInContextOf(request));
      return { restore: found === undefined ? null : restoreToWire(found) };
    },
  );

  http.post(
    '/user/restore/start',
    {
      config: { access: 'inPerson', notIdempotent: 'harmless' },
      schema: {
        operationId: 'startRestore',
        tags,
        summary: 'Brings back what was counted',
        response: { 202: RestoreBody },
      },
    },
    async (request, reply) =>
      reply.status(202).send(restoreToWire(await startRestore(signedInContextOf(request)))),
  );

  http.delete(
    '/user/restore',
    {
      config: { access: 'inPerson', notIdempotent: 'harmless' },
      schema: {
        operationId: 'forgetRestore',
        tags,
        summary: 'Lays the archive aside, unless it is being brought back',
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await forgetRestore(signedInContextOf(request));
      return reply.status(204).send(null);
    },
  );
};
