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
      author_name: nullable(Type.String({ description: 'Null when that account is gone.' })),
      by_owner: Type.Boolean(),
      inspection_id: nullable(Type.Integer({ description: 'Which one it is about, while that is there.' })),
      at: WireTime,
    }),
  ),
  next: nullable(Type.Integer({ description: 'For `before` of the next page; null on the last one.' })),
});

export const hiveLogRoutes: Routes = async (http) => {
  http.get(
    '/hives/:id/log',
    {
      config: { access: 'signedIn' },
      schema: {
        operationId: 'getHiveLog',
        tags: ['hives'],
        summary: 'Who did what to a hive, the newest first; for its owner alone',
        params: idParams<HiveId>('hive'),
        querystring: Type.Object({
          before: Type.Optional(
            idSchema<HiveLogId>('Only older lines than the one with this id: the next page.'),
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
