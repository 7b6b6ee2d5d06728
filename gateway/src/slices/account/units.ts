import { isAppError } from '@skep/domain';
import type { AnswerOf } from '@skep/rest-client';
import { orFailure } from '../../errors/failure.ts';
import type { MutationResolvers, ViewerResolvers } from '../../generated/schema.ts';
import { dataOf, doneBy } from '../../rest/answers.ts';
import type { Rest } from '../../rest/rest.ts';
import { done } from '../done.ts';
import { headersOf, type ViewerModel } from './models.ts';

export const viewerResolvers: ViewerResolvers = {
  /** If units cannot be read the rest is still sent. A person who is signing in came without a token. */
  units: async (viewer, _args, { rest }) => (await preferencesOf(viewer, rest))?.units,
  timeZone: async (viewer, _args, { rest }) => (await preferencesOf(viewer, rest))?.timeZone,
};

async function preferencesOf(
  viewer: Pick<ViewerModel, 'token'>,
  { client }: Rest,
): Promise<AnswerOf<'readPreferences'> | undefined> {
  try {
    const headers = headersOf(viewer);
    return await dataOf(client.GET('/api/v1/account/preferences', { headers }));
  } catch (error) {
    if (!isAppError(error) || error.code === 'not_signed_in') throw error;
    return undefined;
  }
}

export const unitsMutations: MutationResolvers = {
  setUnits: (_parent, body, context) =>
    orFailure(context, async () => {
      const changed = await dataOf(context.rest.client.PATCH('/api/v1/account/preferences', { body }));
      return { __typename: 'Units' as const, ...changed.units };
    }),

  setTimeZone: (_parent, body, context) =>
    orFailure(context, async () => {
      await doneBy(context.rest.client.PATCH('/api/v1/account/preferences', { body }));
      return done;
    }),
};
