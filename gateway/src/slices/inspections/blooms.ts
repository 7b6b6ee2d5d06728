import type { AnswerOf } from '@skep/rest-client';
import { orFailure } from '../../errors/failure.ts';
import type { MutationResolvers, QueryResolvers } from '../../generated/schema.ts';
import { dataOf, doneBy } from '../../rest/answers.ts';
import { done } from '../done.ts';

const bloomOf = (bloom: AnswerOf<'noteBloom'>) => ({
  __typename: 'Bloom' as const,
  ...bloom,
  // As browsers compose it before the service has stored the bloom.
  id: `${bloom.apiaryId}.${bloom.season}.${bloom.plant}`,
});

export const bloomQueries: Pick<QueryResolvers, 'blooms' | 'apiarySeasons' | 'degreeDays'> = {
  blooms: async (_parent, _args, { rest }) => (await dataOf(rest.client.GET('/api/v1/blooms'))).map(bloomOf),

  degreeDays: (_parent, _args, { rest }) => dataOf(rest.client.GET('/api/v1/degree-days')),

  apiarySeasons: async (_parent, _args, { rest }) =>
    (await dataOf(rest.client.GET('/api/v1/apiary-seasons'))).map(({ apiaryId: id, access, ...season }) => ({
      ...season,
      id,
      canNote: access === 'owner',
    })),
};

const params = ({
  apiaryId: id,
  season,
  plant,
}: {
  apiaryId: string;
  season: number;
  plant: AnswerOf<'noteBloom'>['plant'];
}) => ({
  path: { id, season: String(season), plant },
});

export const bloomMutations: Pick<MutationResolvers, 'noteBloom' | 'deleteBloom'> = {
  noteBloom: (_parent, { firstDay, lastDay, ...key }, context) =>
    orFailure(context, async () => {
      const body = { firstDay, ...(lastDay && { lastDay }) };
      const call = context.rest.client.PUT('/api/v1/apiaries/{id}/blooms/{season}/{plant}', {
        params: params(key),
        body,
      });
      return bloomOf(await dataOf(call));
    }),

  deleteBloom: (_parent, key, context) =>
    orFailure(context, async () => {
      await doneBy(
        context.rest.client.DELETE('/api/v1/apiaries/{id}/blooms/{season}/{plant}', { params: params(key) }),
      );
      return done;
    }),
};
