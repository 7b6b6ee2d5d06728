import { orFailure } from '../../errors/failure.ts';
import type { MutationResolvers, QueryResolvers } from '../../generated/schema.ts';
import { dataOf } from '../../rest/answers.ts';

export const backupQueries = {
  backups: (_parent, _args, { rest }) => dataOf(rest.client.GET('/api/v1/administration/backups')),
} satisfies QueryResolvers;

export const backupMutations = {
  saveBackupPlan: (_parent, { input: body }, context) =>
    orFailure(context, async () => {
      const { client } = context.rest;
      const saved = await dataOf(client.PUT('/api/v1/administration/backups/plan', { body }));
      return { __typename: 'Backups' as const, ...saved };
    }),

  startBackup: (_parent, _args, context) =>
    orFailure(context, async () => {
      const started = await dataOf(context.rest.client.POST('/api/v1/administration/backups'));
      return { __typename: 'Backups' as const, ...started };
    }),
} satisfies MutationResolvers;
