import { orFailure } from '../../errors/failure.ts';
import type { MutationResolvers, SecurityResolvers } from '../../generated/schema.ts';
import { dataOf, doneBy } from '../../rest/answers.ts';
import { done } from '../done.ts';
import { codesOf, reauthentication } from './passkeys.ts';

/** The security of the account: each part is requested only when a screen needs it. */
export const securityResolvers: SecurityResolvers = {
  signIns: (_parent, _args, { rest }) => dataOf(rest.client.GET('/api/v1/account/sign-ins')),
  apiTokens: (_parent, _args, { rest }) => dataOf(rest.client.GET('/api/v1/account/api-tokens')),
  passkeys: (_parent, _args, { rest }) => dataOf(rest.client.GET('/api/v1/account/passkeys')),
  provider: async (_parent, _args, { rest }) =>
    (await dataOf(rest.client.GET('/api/v1/account/provider'))).provider,
  secondFactor: (_parent, _args, { rest }) => dataOf(rest.client.GET('/api/v1/account/second-factor')),
};

export const securityMutations: MutationResolvers = {
  endDeviceSignIn: (_parent, path, context) =>
    orFailure(context, async () => {
      await doneBy(context.rest.client.DELETE('/api/v1/account/sign-ins/{id}', { params: { path } }));
      return done;
    }),

  endOtherSignIns: (_parent, _args, context) =>
    orFailure(context, async () => {
      await doneBy(context.rest.client.DELETE('/api/v1/account/sign-ins'));
      return done;
    }),

  createApiToken: (_parent, body, context) =>
    orFailure(context, async () => {
      const made = await dataOf(context.rest.client.POST('/api/v1/account/api-tokens', { body }));
      return { __typename: 'NewApiToken' as const, ...made };
    }),

  revokeApiToken: (_parent, path, context) =>
    orFailure(context, async () => {
      await doneBy(context.rest.client.DELETE('/api/v1/account/api-tokens/{id}', { params: { path } }));
      return done;
    }),

  beginSecondFactor: (_parent, args, context) =>
    orFailure(context, async () => {
      const body = reauthentication(args);
      const setUp = await dataOf(context.rest.client.POST('/api/v1/account/second-factor', { body }));
      return { __typename: 'SecondFactorSetUp' as const, ...setUp };
    }),

  confirmSecondFactor: (_parent, body, context) =>
    orFailure(context, async () => {
      const { client } = context.rest;
      const path = '/api/v1/account/second-factor/confirm';
      return codesOf(await dataOf(client.POST(path, { body })));
    }),

  renewRecoveryCodes: (_parent, args, context) =>
    orFailure(context, async () => {
      const body = reauthentication(args);
      const { client } = context.rest;
      const path = '/api/v1/account/second-factor/recovery-codes';
      return codesOf(await dataOf(client.POST(path, { body })));
    }),

  switchOffSecondFactor: (_parent, args, context) =>
    orFailure(context, async () => {
      const body = reauthentication(args);
      await doneBy(context.rest.client.DELETE('/api/v1/account/second-factor', { body }));
      return done;
    }),
};
