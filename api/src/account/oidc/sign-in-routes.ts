import * as v from 'valibot';
import { SignedInAnswer, secondFactorCode, signedInJson } from '#account/sign-up/signed-in.ts';
import { inOneScope } from '#platform/http/http.ts';
import { publicAction } from '#platform/http/v1.ts';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import { AttemptAnswer, ReturnedBody } from './own-routes.ts';
import { beginSignIn, signInByProvider } from './sign-in-service.ts';

/** Signing in at an identity provider. */
export const oidcSignInRoutes = inOneScope([
  publicAction(
    'POST',
    '/sign-in/provider/start',
    {
      id: 'startProviderSignIn',
      summary: 'Starts a sign-in at the identity provider; it works once, for ten minutes, in this browser',
      ...{ limits: [rateLimits.providerAttempt], answer: AttemptAnswer },
    },
    beginSignIn,
  ),
  publicAction(
    'POST',
    '/sign-in/provider',
    {
      id: 'signInWithProvider',
      summary: 'Signs in with what the identity provider returned; a new person gets an account',
      limits: [rateLimits.login],
      body: v.object({ ...ReturnedBody.entries, secondFactorCode }),
      answer: SignedInAnswer,
    },
    (context, { body }) => signedInJson(context, signInByProvider(context, body)),
  ),
]);
