import { orFailure } from '../../errors/failure.ts';
import type { MutationResolvers, QueryResolvers } from '../../generated/schema.ts';
import { dataOf, doneBy } from '../../rest/answers.ts';

export const homeAssistantQueries = {
  homeAssistant: async (_parent, _args, { rest }) => {
    const { isOn, hiveIds } = await dataOf(rest.client.GET('/api/v1/home-assistant'));
    return isOn ? { hiveIds } : null;
  },
} satisfies QueryResolvers;

export const homeAssistantMutations = {
  showInHomeAssistant: (_parent, { hiveId, isShown }, context) =>
    orFailure(context, async () => {
      const { client } = context.rest;
      const options = { params: { path: { id: hiveId } } };
      await doneBy(
        isShown
          ? client.PUT('/api/v1/hives/{id}/home-assistant', options)
          : client.DELETE('/api/v1/hives/{id}/home-assistant', options),
      );
      const { hiveIds } = await dataOf(client.GET('/api/v1/home-assistant'));
      return { __typename: 'HomeAssistant' as const, hiveIds };
    }),
} satisfies MutationResolvers;
