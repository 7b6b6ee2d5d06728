import type { AnswerOf } from '@skep/rest-client';
import { orFailure } from '../../errors/failure.ts';
import type { ApiToken, DeviceSignIn, MutationResolvers, SecurityResolvers } from '../../generated/schema.ts';
import { dataOf, doneBy } from '../../rest/answers.ts';
import { done } from '../done.ts';
import { requiredWireId } from '../wire-ids.ts';
import { isoFromWire } from '../wire-values.ts';
import { passkeyFromWire, reauthentication } from './passkeys.ts';
import { providerFromWire } from './provider.ts';

/** The security of the account: each part is requested only when a screen needs it. */
export const securityResolvers: SecurityResolvers = {
  async signIns(_parent, _args, { rest }) {
    const { sign_ins } = await dataOf(rest.client.GET('/api/user/sign-ins'));
    return sign_ins.map(signInFromWire);
  },
  async apiTokens(_parent, _args, { rest }) {
    const { api_tokens } = await dataOf(rest.client.GET('/api/user/api-tokens'));
    return api_tokens.map(apiTokenFromWire);
  },
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
  endDeviceSignIn: (_parent, { id }, context) =>
    orFailure(context, async () => {
      const path = { id: requiredWireId(id) };
      await doneBy(context.rest.client.DELETE('/api/user/sign-ins/{id}', { params: { path } }));
      return done;
    }),

  endOtherSignIns: (_parent, _args, context) =>
    orFailure(context, async () => {
      await doneBy(context.rest.client.DELETE('/api/user/sign-ins'));
      return done;
    }),

  createApiToken: (_parent, { name, isReadOnly, expiresInDays }, context) =>
    orFailure(context, async () => {
      const body = { name, read_only: isReadOnly, expires_in_days: expiresInDays ?? null };
      const made = await dataOf(context.rest.client.POST('/api/user/api-tokens', { body }));
      return {
        __typename: 'NewApiToken' as const,
        token: made.token,
        apiToken: apiTokenFromWire(made.api_token),
      };
    }),

  revokeApiToken: (_parent, { id }, context) =>
    orFailure(context, async () => {
      const path = { id: requiredWireId(id) };
      await doneBy(context.rest.client.DELETE('/api/user/api-tokens/{id}', { params: { path } }));
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

function signInFromWire(signIn: AnswerOf<'getSignIns'>['sign_ins'][number]): DeviceSignIn {
  return {
    id: String(signIn.id),
    browser: signIn.browser,
    system: signIn.system,
    method: signIn.method,
    beganAt: isoFromWire(signIn.created_at, 'UTC'),
    lastUsedAt: isoFromWire(signIn.last_used_at, 'UTC'),
    isCurrent: signIn.current,
  };
}

function apiTokenFromWire(token: AnswerOf<'getApiTokens'>['api_tokens'][number]): ApiToken {
  return {
    id: String(token.id),
    name: token.name,
    isReadOnly: token.read_only,
    createdAt: isoFromWire(token.created_at, 'UTC'),
    expiresAt: token.expires_at === null ? undefined : isoFromWire(token.expires_at, 'UTC'),
    lastUsedAt: token.last_used_at === null ? undefined : isoFromWire(token.last_used_at, 'UTC'),
  };
}
