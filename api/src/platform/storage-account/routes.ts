import { storageKinds } from '@skep/domain';
import Type from 'typebox';
import type { Routes } from '#platform/http/http-types.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { oneOf } from '#platform/http/schemas.ts';
import { storageOf } from './storage-account.ts';

const bytes = Type.Integer({ minimum: 0 });

export const storageRoutes: Routes = async (http) => {
  http.get(
    '/user/storage',
    {
      config: { access: 'signedIn' },
      schema: {
        operationId: 'getStorage',
        tags: ['account'],
        summary: 'Storage used by the files of the person, and the limit',
        response: {
          200: Type.Object({
            used_bytes: bytes,
            max_bytes: bytes,
            kinds: Type.Array(Type.Object({ kind: oneOf(storageKinds), bytes })),
          }),
        },
      },
    },
    async (request) => {
      const context = signedInContextOf(request);
      const { kinds, usedBytes, maxBytes } = await storageOf(context, context.user.id);
      return {
        used_bytes: usedBytes,
        max_bytes: maxBytes,
        kinds: storageKinds.map((kind) => ({ kind, bytes: kinds.get(kind) ?? 0 })),
      };
    },
  );
};
