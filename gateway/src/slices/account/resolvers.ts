import { type ErrorCode, isAppError } from '@skep/domain';
import { orFailure } from '../../errors/failure.ts';
import type { Resolvers } from '../../generated/schema.ts';
import { dataOf, doneBy } from '../../rest/answers.ts';
import type { Rest } from '../../rest/rest.ts';
import { done } from '../done.ts';
import { badges, news } from './badges.ts';
import { waysMutations, waysQueries } from './channels.ts';
import { deviceTypes } from './device-types.ts';
import { signedInFromWire, viewerFromWire } from './from-wire.ts';
import { passkeyMutations } from './passkeys.ts';
import { profileMutations, profileQueries } from './profile.ts';
import { providerMutations } from './provider.ts';
import { secondFactor } from './second-factor.ts';
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
    signIn: (_parent, { input: { email, password, secondFactorCode, knownBrowser } }, context) =>
      orFailure(context, async () => {
        const browser = knownBrowser ? { known_browser: knownBrowser } : {};
        const body = { email, password, ...secondFactor(secondFactorCode), ...browser };
        return signedInFromWire(await dataOf(context.rest.client.POST('/api/login', { body })));
      }),

    signUp: (_parent, { input }, context) =>
      orFailure(context, async () => {
        const body = {
          name: input.name,
          email: input.email,
          password: input.password,
          password_confirmation: input.passwordConfirmation,
          policy_accepted: input.acceptedTermsVersion,
          locale: input.language,
          ...optionsToWire(input.redirectFrom),
        };
        await doneBy(context.rest.client.POST('/api/register', { body }));
        return done;
      }),

    makeFirstAccount: (_parent, { input }, context) =>
      orFailure(context, async () => {
        const { passwordConfirmation: password_confirmation, language: locale, ...rest } = input;
        const body = { ...rest, password_confirmation, locale };
        return signedInFromWire(await dataOf(context.rest.client.POST('/api/first-run', { body })));
      }),

    verifyEmail: (_parent, { email, code, secondFactorCode }, context) =>
      orFailure(context, async () => {
        const body = { email, code, ...secondFactor(secondFactorCode) };
        return signedInFromWire(await dataOf(context.rest.client.POST('/api/email/verify', { body })));
      }),

    resendVerification: (_parent, { email, redirectFrom }, context) =>
      orFailure(context, async () => {
        const body = { email, ...optionsToWire(redirectFrom) };
        await doneBy(context.rest.client.POST('/api/email/resend', { body }));
        return done;
      }),

    requestPasswordReset: (_parent, { email, redirectFrom }, context) =>
      orFailure(context, async () => {
        const body = { email, ...optionsToWire(redirectFrom) };
        // The old wire tells whether somebody has the address, since its app shows it; here nobody learns it.
        await doneBy(context.rest.client.POST('/api/user/reminder', { body })).catch(
          unlessItIs('wrong_credentials'),
        );
        return done;
      }),

    resetPassword: (_parent, { input }, context) =>
      orFailure(context, async () => {
        const body = {
          email: input.email,
          token: input.code,
          password: input.password,
          password_confirmation: input.passwordConfirmation,
          ...secondFactor(input.secondFactorCode),
        };
        const { data } = await dataOf(context.rest.client.POST('/api/user/reset', { body }));
        const user = await dataOf(authenticate(context.rest, data.api_token));
        return signedInFromWire({ ...user, known_browser: data.known_browser });
      }),

    signOut: (_parent, _args, context) =>
      orFailure(context, async () => {
        if (context.hasToken) await signOut(context.rest);
        return done;
      }),

    setLanguage: (_parent, { language }, context) =>
      orFailure(context, async () => {
        const body = { locale: language };
        const user = await dataOf(context.rest.client.PATCH('/api/userlocale', { body }));
        return { __typename: 'Viewer' as const, ...viewerFromWire(user) };
      }),
  },
};

function optionsToWire(redirectFrom: string | null | undefined): { redirect_from?: string } {
  return redirectFrom ? { redirect_from: redirectFrom } : {};
}

/** The person of a token that this request has only just got. */
function authenticate({ client }: Rest, token: string) {
  return client.POST('/api/authenticate', { headers: { authorization: `Bearer ${token}` } });
}

/** The session may have ended already: that is what was requested. */
async function signOut({ client }: Rest): Promise<void> {
  await doneBy(client.POST('/api/logout')).catch(unlessItIs('not_signed_in'));
}

function unlessItIs(code: ErrorCode): (error: unknown) => void {
  return (error) => {
    if (!isAppError(error) || error.code !== code) throw error;
  };
}
