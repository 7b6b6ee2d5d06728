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

export const exportFormats = ['zip', 'xlsx'] as const satisfies WireExport['format'][];

export const accountExportQueries: QueryResolvers = {
  async accountExport(_parent, _args, { rest }) {
    const found = (await dataOf(rest.client.GET('/api/user/export'))).export;
    return found === null ? undefined : exportFromWire(found);
  },
};

export const accountExportMutations: MutationResolvers = {
  beginAccountExport: (_parent, { input }, context) =>
    orFailure(context, async () => {
      const { format, withGroups: group_data, withMeasurements: sensor_data } = input;
      const body = { format, group_data, sensor_data };
      const begun = await dataOf(context.rest.client.POST('/api/user/export', { body }));
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
  format,
}: WireExport): AccountExport {
  return {
    id: String(id),
    state,
    format,
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
