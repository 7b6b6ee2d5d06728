import { orFailure } from '../../errors/failure.ts';
import type { MutationResolvers, Resolvers } from '../../generated/schema.ts';
import { dataOf } from '../../rest/answers.ts';
import { projectMutations, projectQueries } from './research-projects.ts';

const mutations = {
  consentToResearch: (_parent, { id, hiveIds }, context) =>
    orFailure(context, async () => {
      const options = { params: { path: { id } }, body: { hiveIds: [...hiveIds] } };
      return changed(await dataOf(context.rest.client.POST('/api/v1/research/{id}/consent', options)));
    }),

  withdrawFromResearch: (_parent, { id }, context) =>
    orFailure(context, async () => {
      const params = { path: { id } };
      return changed(await dataOf(context.rest.client.POST('/api/v1/research/{id}/withdraw', { params })));
    }),

  moveResearchAnswer: (_parent, { researchId: id, answerId, at }, context) =>
    orFailure(context, async () => {
      const options = { params: { path: { id, answerId } }, body: { at } };
      const path = '/api/v1/research/{id}/answers/{answerId}';
      return changed(await dataOf(context.rest.client.PATCH(path, options)));
    }),

  deleteResearchAnswer: (_parent, { researchId: id, answerId }, context) =>
    orFailure(context, async () => {
      const params = { path: { id, answerId } };
      const path = '/api/v1/research/{id}/answers/{answerId}';
      return changed(await dataOf(context.rest.client.DELETE(path, { params })));
    }),
} satisfies MutationResolvers;

export const researchResolvers: Resolvers = {
  Query: {
    ...projectQueries,
    researches: (_parent, _args, { rest }) => dataOf(rest.client.GET('/api/v1/research')),
  },

  Mutation: { ...mutations, ...projectMutations },
};

const changed = <Of>(research: Of) => ({ __typename: 'Research' as const, ...research });
