import { orFailure } from '../../errors/failure.ts';
import type { MutationResolvers } from '../../generated/schema.ts';
import { dataOf, doneBy } from '../../rest/answers.ts';
import { done } from '../done.ts';
import { signedInOf } from './models.ts';
import { reauthentication } from './passkeys.ts';

export const providerMutations: MutationResolvers = {
  startProviderSignIn: (_parent, _args, context) =>
    orFailure(context, async () => {
      const started = await dataOf(context.rest.client.POST('/api/v1/sign-in/provider/start'));
      return { __typename: 'StartedProviderSignIn' as const, ...started };
    }),

  signInWithProvider: (_parent, body, context) =>
    orFailure(context, async () =>
      signedInOf(await dataOf(context.rest.client.POST('/api/v1/sign-in/provider', { body }))),
    ),

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
