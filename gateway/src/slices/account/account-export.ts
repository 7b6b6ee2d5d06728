import type { AnswerOf } from '@skep/rest-client';
import { orFailure } from '../../errors/failure.ts';
import type { AccountExport, MutationResolvers, QueryResolvers } from '../../generated/schema.ts';
import { dataOf } from '../../rest/answers.ts';
import { isoFromWire } from '../wire-values.ts';

type WireExport = NonNullable<AnswerOf<'getExport'>['export']>;

export const exportStates = [
  'waiting',
  'running',
  'ready',
  'failed',
] as const satisfies WireExport['state'][];

export const accountExportQueries: QueryResolvers = {
  async accountExport(_parent, _args, { rest }) {
    const found = (await dataOf(rest.client.GET('/api/user/export'))).export;
    return found === null ? undefined : exportFromWire(found);
  },
};

export const accountExportMutations: MutationResolvers = {
  beginAccountExport: (_parent, _args, context) =>
    orFailure(context, async () => {
      const begun = await dataOf(context.rest.client.POST('/api/user/export'));
      return { __typename: 'AccountExport' as const, ...exportFromWire(begun.export) };
    }),
};

function exportFromWire({
  id,
  state,
  progress,
  begun_at,
  size_bytes,
  deleted_at,
}: WireExport): AccountExport {
  return {
    id: String(id),
    state,
    progressPercent: progress,
    begunAt: isoFromWire(begun_at, 'UTC'),
    file:
      size_bytes === null || deleted_at === null
        ? undefined
        : {
            path: `/api/user/export/${id}/file`,
            sizeBytes: size_bytes,
            deletedAt: isoFromWire(deleted_at, 'UTC'),
          },
  };
}
