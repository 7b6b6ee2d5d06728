import { storageKinds } from '@skep/domain';
import * as v from 'valibot';
import { action } from '#platform/http/v1.ts';
import { storageOf } from './storage-account.ts';

export const storageRoutes = action(
  'GET',
  '/account/storage',
  {
    id: 'readStorage',
    summary: 'Storage used by the files of the person, and the limit',
    answer: v.object({
      ...{ usedBytes: v.number(), maxBytes: v.number() },
      kinds: v.array(v.object({ kind: v.picklist(storageKinds), bytes: v.number() })),
    }),
  },
  async (context) => {
    const { kinds, ...storage } = await storageOf(context, context.user.id);
    return { ...storage, kinds: storageKinds.map((kind) => ({ kind, bytes: kinds.get(kind) ?? 0 })) };
  },
);
