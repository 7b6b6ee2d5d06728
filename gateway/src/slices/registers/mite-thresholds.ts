import { miteThresholdsIn, usualMiteThresholds } from '@skep/domain';
import type { AnswerOf } from '@skep/rest-client';
import { orFailure } from '../../errors/failure.ts';
import type { MiteThresholds, MutationResolvers, QueryResolvers } from '../../generated/schema.ts';
import { dataOf } from '../../rest/answers.ts';
import type { Rest } from '../../rest/rest.ts';

export const miteThresholdQueries: Pick<QueryResolvers, 'miteThresholds'> = {
  miteThresholds: async (_parent, _args, { rest }) =>
    thresholdsIn(
      ...(await Promise.all([
        dataOf(rest.client.GET('/api/v1/account/preferences')),
        keepsBeesInSouth(rest),
      ])),
    ),
};

/** Whether winter is in July at most of the person's apiaries. */
async function keepsBeesInSouth({ client }: Rest): Promise<boolean> {
  return (await dataOf(client.GET('/api/v1/season'))).isSouthern;
}

export const miteThresholdMutations: Pick<MutationResolvers, 'saveMiteThresholds'> = {
  saveMiteThresholds: (_parent, { input: miteThresholds }, context) =>
    orFailure(
      context,
      async () => {
        const body = { miteThresholds };
        const saved = await dataOf(context.rest.client.PATCH('/api/v1/account/preferences', { body }));
        const thresholds = thresholdsIn(saved, await keepsBeesInSouth(context.rest));
        return { __typename: 'MiteThresholds' as const, ...thresholds };
      },
      (path) => path.replace(/^miteThresholds\./, ''),
    ),
};

function thresholdsIn(
  { miteThresholds: own }: AnswerOf<'readPreferences'>,
  isSouthern: boolean,
): MiteThresholds {
  return {
    ...(own ?? miteThresholdsIn(usualMiteThresholds, isSouthern)),
    ...{ isOwn: own !== undefined, isSouthern },
  };
}
