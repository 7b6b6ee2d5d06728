import { auditEntries } from '@skep/domain';
import Type from 'typebox';
import type { HiveId, HiveLogId } from '#platform/context/ids.ts';
import type { Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { idParams, idSchema, nullable, oneOf, WireTime, wireTime } from '#platform/http/schemas.ts';
import { hiveLog, type LogPage } from './audit-log.ts';

const LogBody = Type.Object({
  entries: Type.Array(
    Type.Object({
      id: Type.Integer(),
      what: oneOf(auditEntries),
      author_name: nullable(Type.String({ description: 'Null if the account was deleted.' })),
      by_owner: Type.Boolean(),
      inspection_id: nullable(Type.Integer({ description: 'Id of the inspection, if it still exists.' })),
      at: WireTime,
    }),
  ),
  next: nullable(
    Type.Integer({ description: 'Value of `before` for the next page; null on the last page.' }),
  ),
});

export const hiveLogRoutes: Routes = async (http) => {
  http.get(
    '/hives/:id/log',
    {
      config: { access: 'signedIn' },
      schema: {
        operationId: 'getHiveLog',
        tags: ['hives'],
        summary: 'Audit log of a hive, newest first; only for its owner',
        params: idParams<HiveId>('hive'),
        querystring: Type.Object({
          before: Type.Optional(
            idSchema<HiveLogId>('Only entries older than the one with this id: the next page.'),
          ),
        }),
        response: { 200: LogBody },
      },
    },
    async (request) => {
      const { params, query } = request;
      return toWire(await hiveLog(signedInContextOf(request), params.id, query.before));
    },
  );
};

function toWire({ entries, next }: LogPage): Type.Static<typeof LogBody> {
  return {
    entries: entries.map(({ id, what, authorName, isByOwner, inspectionId, at }) => ({
      id,
      what,
      author_name: authorName ?? null,
      by_owner: isByOwner,
      inspection_id: inspectionId ?? null,
      at: wireTime(at),
    })),
    next: next ?? null,
  };
}
