import type { AnswerOf } from '@skep/rest-client';
import { orFailure } from '../../errors/failure.ts';
import type { AccountExport, MutationResolvers, QueryResolvers } from '../../generated/schema.ts';
import { dataOf } from '../../rest/answers.ts';

type Export = AnswerOf<'beginExport'>;

export const exportStates = ['waiting', 'running', 'ready', 'failed'] as const satisfies Export['state'][];

export const exportFormats = ['zip', 'xlsx'] as const satisfies Export['format'][];

export const accountExportQueries: QueryResolvers = {
  async accountExport(_parent, _args, { rest }) {
    const { export: found } = await dataOf(rest.client.GET('/api/v1/account/export'));
    return found && withFile(found);
  },
};

export const accountExportMutations: MutationResolvers = {
  beginAccountExport: (_parent, { input: body }, context) =>
    orFailure(context, async () => {
      const begun = await dataOf(context.rest.client.POST('/api/v1/account/export', { body }));
      return { __typename: 'AccountExport' as const, ...withFile(begun) };
    }),
};

const withFile = ({ sizeBytes, deletedAt, ...found }: Export): AccountExport => ({
  ...found,
  file:
    sizeBytes === undefined || deletedAt === undefined
      ? undefined
      : { path: `/api/user/export/${found.id}/file`, sizeBytes, deletedAt },
});
