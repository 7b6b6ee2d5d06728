import type { GatewayContext } from '../../context.ts';
import { orFailure } from '../../errors/failure.ts';
import type { MutationResolvers, QueryResolvers } from '../../generated/schema.ts';
import { dataOf, doneBy } from '../../rest/answers.ts';
import type { Rest } from '../../rest/rest.ts';
import { done } from '../done.ts';
import type { ViewerModel } from './models.ts';

export const profileQueries: QueryResolvers = {
  accountLosses: (_parent, _args, { rest }) => dataOf(rest.client.GET('/api/v1/account/losses')),
  offlineVersions: (_parent, _args, { rest }) => dataOf(rest.client.GET('/api/v1/offline-versions')),
};

export const profileMutations: MutationResolvers = {
  changeName: (_parent, body, context) =>
    viewerOrFailure(context, ({ client }) => client.PATCH('/api/v1/account', { body })),

  changeEmail: (_parent, body, context) =>
    viewerOrFailure(context, ({ client }) => client.PATCH('/api/v1/account', { body })),

  confirmNewEmail: (_parent, body, context) =>
    viewerOrFailure(context, ({ client }) => client.POST('/api/v1/account/new-email', { body })),

  withdrawNewEmail: (_parent, _args, context) =>
    viewerOrFailure(context, ({ client }) => client.DELETE('/api/v1/account/new-email')),

  changePassword: (_parent, { input: body }, context) =>
    viewerOrFailure(context, ({ client }) => client.PATCH('/api/v1/account', { body })),

  acceptTerms: (_parent, { version: acceptedTerms }, context) =>
    viewerOrFailure(context, ({ client }) => client.PATCH('/api/v1/account', { body: { acceptedTerms } })),

  deleteAccount: (_parent, body, context) =>
    orFailure(context, async () => {
      await doneBy(context.rest.client.DELETE('/api/v1/account', { body }));
      return done;
    }),
};

/** Runs what answers with the person as they are afterwards. */
function viewerOrFailure(
  context: GatewayContext,
  call: (rest: Rest) => Promise<{ data?: ViewerModel; error?: unknown; response: Response }>,
) {
  return orFailure(context, async () => ({
    __typename: 'Viewer' as const,
    ...(await dataOf(call(context.rest))),
  }));
}
