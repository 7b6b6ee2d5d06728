import { isAppError } from '@skep/domain';
import { orFailure } from '../../errors/failure.ts';
import type { Resolvers } from '../../generated/schema.ts';
import { dataOf, doneBy } from '../../rest/answers.ts';
import type { Rest } from '../../rest/rest.ts';
import { done } from '../done.ts';
import { badges, news } from './badges.ts';
import { waysMutations, waysQueries } from './channels.ts';
import { deviceTypes } from './device-types.ts';
import { signedInOf } from './models.ts';
import { passkeyMutations } from './passkeys.ts';
import { profileMutations, profileQueries } from './profile.ts';
import { providerMutations } from './provider.ts';
import { securityMutations, securityResolvers } from './security.ts';
import { storage } from './storage.ts';
import { unitsMutations, viewerResolvers } from './units.ts';

export const accountResolvers: Resolvers = {
  Query: {
    // Its parts ask for themselves.
    security: () => ({}),
    ...profileQueries,
    ...waysQueries,
    async viewer(_parent, _args, { hasToken, rest }) {
      if (!hasToken) return undefined;
      try {
        return await dataOf(rest.client.GET('/api/v1/account'));
      } catch (error) {
        // A token that has ended is nobody's.
        if (isAppError(error) && error.code === 'not_signed_in') return undefined;
        throw error;
      }
    },
  },
  Security: securityResolvers,
  Viewer: { ...viewerResolvers, badges, news, deviceTypes, storage },
  Mutation: {
    ...securityMutations,
    ...passkeyMutations,
    ...providerMutations,
    ...profileMutations,
    ...unitsMutations,
    ...waysMutations,
    signIn: (_parent, { input: body }, context) =>
      orFailure(context, async () =>
        signedInOf(await dataOf(context.rest.client.POST('/api/v1/sign-in', { body }))),
      ),

    signUp: (_parent, { input: body }, context) =>
      orFailure(context, async () => {
        await doneBy(context.rest.client.POST('/api/v1/sign-up', { body }));
        return done;
      }),

    makeFirstAccount: (_parent, { input: body }, context) =>
      orFailure(context, async () =>
        signedInOf(await dataOf(context.rest.client.POST('/api/v1/first-account', { body }))),
      ),

    verifyEmail: (_parent, body, context) =>
      orFailure(context, async () =>
        signedInOf(await dataOf(context.rest.client.POST('/api/v1/email-verification', { body }))),
      ),

    resendVerification: (_parent, body, context) =>
      orFailure(context, async () => {
        await doneBy(context.rest.client.POST('/api/v1/email-verification/email', { body }));
        return done;
      }),

    requestPasswordReset: (_parent, body, context) =>
      orFailure(context, async () => {
        await doneBy(context.rest.client.POST('/api/v1/password-reset/email', { body }));
        return done;
      }),

    resetPassword: (_parent, { input: body }, context) =>
      orFailure(context, async () =>
        signedInOf(await dataOf(context.rest.client.POST('/api/v1/password-reset', { body }))),
      ),

    signOut: (_parent, _args, context) =>
      orFailure(context, async () => {
        if (context.hasToken) await signOut(context.rest);
        return done;
      }),

    setLanguage: (_parent, body, context) =>
      orFailure(context, async () => {
        const account = await dataOf(context.rest.client.PUT('/api/v1/account/language', { body }));
        return { __typename: 'Viewer' as const, ...account };
      }),
  },
};

/** The session may have ended already: that is what was requested. */
async function signOut({ client }: Rest): Promise<void> {
  try {
    await doneBy(client.POST('/api/v1/sign-out'));
  } catch (error) {
    if (!isAppError(error) || error.code !== 'not_signed_in') throw error;
  }
}
