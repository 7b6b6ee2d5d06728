import { orFailure } from '../../errors/failure.ts';
import type { MutationResolvers, SecurityResolvers } from '../../generated/schema.ts';
import { dataOf, doneBy } from '../../rest/answers.ts';
import { done } from '../done.ts';
import { isoFromWire } from '../wire-values.ts';
import { passkeyFromWire, reauthentication } from './passkeys.ts';
import { providerFromWire } from './provider.ts';

/** The security of the account: each part is requested only when a screen needs it. */
export const securityResolvers: SecurityResolvers = {
  signIns: (_parent, _args, { rest }) => dataOf(rest.client.GET('/api/v1/account/sign-ins')),
  apiTokens: (_parent, _args, { rest }) => dataOf(rest.client.GET('/api/v1/account/api-tokens')),
  async passkeys(_parent, _args, { rest }) {
    const { passkeys } = await dataOf(rest.client.GET('/api/user/passkeys'));
    return passkeys.map(passkeyFromWire);
  },
  async provider(_parent, _args, { rest }) {
    const { provider } = await dataOf(rest.client.GET('/api/user/oidc'));
    return provider === null ? undefined : providerFromWire(provider);
  },
  async secondFactor(_parent, _args, { rest }) {
    const { on_since, has_app, recovery_codes_left } = await dataOf(
      rest.client.GET('/api/user/second-factor'),
    );
    return {
      onSince: on_since === null ? undefined : isoFromWire(on_since, 'UTC'),
      hasApp: has_app,
      recoveryCodesLeft: recovery_codes_left,
    };
  },
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
      const { secret, qr_svg } = await dataOf(context.rest.client.POST('/api/user/second-factor', { body }));
      return { __typename: 'SecondFactorSetUp' as const, secret, qrCode: qr_svg };
    }),

  confirmSecondFactor: (_parent, body, context) =>
    orFailure(context, async () => {
      const { client } = context.rest;
      const { recovery_codes } = await dataOf(client.POST('/api/user/second-factor/confirm', { body }));
      return { __typename: 'RecoveryCodes' as const, codes: recovery_codes };
    }),

  renewRecoveryCodes: (_parent, args, context) =>
    orFailure(context, async () => {
      const body = reauthentication(args);
      const { client } = context.rest;
      const answer = await dataOf(client.POST('/api/user/second-factor/recovery-codes', { body }));
      return { __typename: 'RecoveryCodes' as const, codes: answer.recovery_codes };
    }),

  switchOffSecondFactor: (_parent, args, context) =>
    orFailure(context, async () => {
      const body = reauthentication(args);
      await doneBy(context.rest.client.DELETE('/api/user/second-factor', { body }));
      return done;
    }),
};
