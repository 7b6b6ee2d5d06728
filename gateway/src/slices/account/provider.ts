import type { AnswerOf } from '@skep/rest-client';
import { orFailure } from '../../errors/failure.ts';
import type { MutationResolvers, SignInProvider } from '../../generated/schema.ts';
import { dataOf, doneBy } from '../../rest/answers.ts';
import { done } from '../done.ts';
import { isoFromWire } from '../wire-values.ts';
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
      return startedFromWire(await dataOf(context.rest.client.POST('/api/user/oidc/start', { body })));
    }),

  linkProvider: (_parent, { query, browserKey }, context) =>
    orFailure(context, async () => {
      const body = { query, browser_key: browserKey };
      await doneBy(context.rest.client.POST('/api/user/oidc', { body }));
      return done;
    }),

  unlinkProvider: (_parent, args, context) =>
    orFailure(context, async () => {
      const body = reauthentication(args);
      await doneBy(context.rest.client.DELETE('/api/user/oidc', { body }));
      return done;
    }),
};

const startedFromWire = ({ address, browser_key }: AnswerOf<'startOidc'>) => ({
  __typename: 'StartedProviderSignIn' as const,
  address,
  browserKey: browser_key,
});

export function providerFromWire(provider: NonNullable<AnswerOf<'getOidc'>['provider']>): SignInProvider {
  return {
    name: provider.name,
    linkedAt: provider.linked_at === null ? undefined : isoFromWire(provider.linked_at, 'UTC'),
    email: provider.email ?? undefined,
    hasPassword: provider.has_password,
    canUnlink: provider.can_unlink,
  };
}
