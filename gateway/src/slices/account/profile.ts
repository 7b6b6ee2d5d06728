import type { AnswerOf } from '@skep/rest-client';
import type { GatewayContext } from '../../context.ts';
import { orFailure } from '../../errors/failure.ts';
import type { MutationResolvers, QueryResolvers } from '../../generated/schema.ts';
import { dataOf, doneBy } from '../../rest/answers.ts';
import type { Rest } from '../../rest/rest.ts';
import { done } from '../done.ts';
import { viewerFromWire } from './from-wire.ts';
import { secondFactor } from './second-factor.ts';

type WireUser = AnswerOf<'changeUser'>;

export const profileQueries: QueryResolvers = {
  accountLosses: (_parent, _args, { rest }) => dataOf(rest.client.GET('/api/user/losses')),
  offlineVersions: (_parent, _args, { rest }) => dataOf(rest.client.GET('/api/v1/offline-versions')),
};

export const profileMutations: MutationResolvers = {
  changeName: (_parent, body, context) =>
    viewerOrFailure(context, ({ client }) => client.PATCH('/api/user', { body })),

  changeEmail: (_parent, { email, currentPassword: password, secondFactorCode }, context) => {
    const body = { email, password, ...secondFactor(secondFactorCode) };
    return viewerOrFailure(context, ({ client }) => client.PATCH('/api/user', { body }));
  },

  confirmNewEmail: (_parent, body, context) =>
    viewerOrFailure(context, ({ client }) => client.POST('/api/user/new-email', { body })),

  withdrawNewEmail: (_parent, _args, context) =>
    viewerOrFailure(context, ({ client }) => client.DELETE('/api/user/new-email')),

  changePassword: (_parent, { input }, context) => {
    const body = {
      password: input.currentPassword,
      password_new: input.password,
      password_confirmation: input.passwordConfirmation,
      ...secondFactor(input.secondFactorCode),
    };
    return viewerOrFailure(context, ({ client }) => client.PATCH('/api/user', { body }));
  },

  acceptTerms: (_parent, { version }, context) =>
    viewerOrFailure(context, ({ client }) =>
      client.PATCH('/api/user', { body: { policy_accepted: version } }),
    ),

  deleteAccount: (_parent, { password, secondFactorCode }, context) =>
    orFailure(context, async () => {
      const body = { ...(password != null && { password }), ...secondFactor(secondFactorCode) };
      await doneBy(context.rest.client.DELETE('/api/user', { body }));
      return done;
    }),
};

/** Runs what answers with the person as they are afterwards. */
function viewerOrFailure(
  context: GatewayContext,
  call: (rest: Rest) => Promise<{ data?: WireUser; error?: unknown; response: Response }>,
) {
  return orFailure(context, async () => ({
    __typename: 'Viewer' as const,
    ...viewerFromWire(await dataOf(call(context.rest))),
  }));
}
