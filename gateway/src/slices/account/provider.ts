import type { AnswerOf } from '@skep/rest-client';
import { orFailure } from '../../errors/failure.ts';
import type { MutationResolvers } from '../../generated/schema.ts';
import { dataOf, doneBy } from '../../rest/answers.ts';
import { done } from '../done.ts';
import { signedInFromWire } from './from-wire.ts';
import { reauthentication } from './passkeys.ts';
import { secondFactor } from './second-factor.ts';

export const providerMutations: MutationResolvers = {
  startProviderSignIn: (_parent, _args, context) =>
    orFailure(context, async () =>
      startedFromWire(await dataOf(context.rest.client.POST('/api/oidc/start'))),
    ),

  signInWithProvider: (_parent, { query, browserKey, secondFactorCode }, context) =>
    orFailure(context, async () => {
      const body = { query, browser_key: browserKey, ...secondFactor(secondFactorCode) };
      return signedInFromWire(await dataOf(context.rest.client.POST('/api/login/oidc', { body })));
    }),

  startProviderLink: (_parent, args, context) =>
    orFailure(context, async () => {
      const body = reauthentication(args);
      const started = await dataOf(context.rest.client.POST('/api/v1/account/provider/start', { body }));
      return { __typename: 'StartedProviderSignIn' as const, ...started };
    }),

  linkProvider: (_parent, body, context) =>
    orFailure(context, async () => {
      await doneBy(context.rest.client.POST('/api/v1/account/provider', { body }));
      return done;
    }),

  unlinkProvider: (_parent, args, context) =>
    orFailure(context, async () => {
      const body = reauthentication(args);
      await doneBy(context.rest.client.DELETE('/api/v1/account/provider', { body }));
      return done;
    }),
};

const startedFromWire = ({ address, browser_key }: AnswerOf<'startOidc'>) => ({
  __typename: 'StartedProviderSignIn' as const,
  address,
  browserKey: browser_key,
});
