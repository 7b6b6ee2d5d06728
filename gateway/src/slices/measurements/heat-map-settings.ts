import { orFailure } from '../../errors/failure.ts';
import type { MutationResolvers, QueryResolvers } from '../../generated/schema.ts';
import { dataOf } from '../../rest/answers.ts';

export const heatMapQueries: Pick<QueryResolvers, 'heatMapSettings'> = {
  heatMapSettings: async (_parent, _args, { rest }) => ({
    maximum: (await dataOf(rest.client.GET('/api/v1/account/preferences'))).heatMapMaximum,
  }),
};

export const heatMapMutations: Pick<MutationResolvers, 'setHeatMapMaximum'> = {
  setHeatMapMaximum: (_parent, { maximum: heatMapMaximum }, context) =>
    orFailure(
      context,
      async () => {
        const body = { heatMapMaximum };
        const changed = await dataOf(context.rest.client.PATCH('/api/v1/account/preferences', { body }));
        return { __typename: 'HeatMapSettings' as const, maximum: changed.heatMapMaximum };
      },
      () => 'maximum',
    ),
};
