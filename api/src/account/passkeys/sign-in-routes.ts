import * as v from 'valibot';
import { SignedInAnswer, signedInJson } from '#account/sign-up/signed-in.ts';
import { inOneScope } from '#platform/http/http.ts';
import { publicAction } from '#platform/http/v1.ts';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import { credential } from './own-routes.ts';
import { codeByPasskey, passkeyPurposes, passkeyRequestOptions, signInByPasskey } from './sign-in-service.ts';

const body = v.object({ credential });

/** Signing in with a passkey. */
export const passkeySignInRoutes = inOneScope([
  publicAction(
    'POST',
    '/sign-in/passkey/options',
    {
      id: 'createPasskeyOptions',
      summary:
        'Creates a challenge for a passkey; it works once, for five minutes, and is the same for everybody',
      limits: [rateLimits.passkeyChallenge],
      body: v.object({
        purpose: v.pipe(
          v.picklist(passkeyPurposes, 'unknown_choice'),
          v.description('second_factor: after a password, so the person need not unlock the passkey.'),
        ),
      }),
      answer: v.object({
        options: v.pipe(v.string(), v.description('PublicKeyCredentialRequestOptions, as JSON.')),
      }),
    },
    async (context, sent) => ({ options: await passkeyRequestOptions(context, sent.body.purpose) }),
  ),
  publicAction(
    'POST',
    '/sign-in/passkey',
    {
      id: 'signInWithPasskey',
      summary: 'Signs in with a passkey that the person has unlocked',
      ...{ limits: [rateLimits.login], body, answer: SignedInAnswer },
    },
    (context, sent) => signedInJson(context, signInByPasskey(context, sent.body.credential)),
  ),
  publicAction(
    'POST',
    '/sign-in/passkey/code',
    {
      id: 'createPasskeyCode',
      summary:
        'Creates a code of a signature, to be sent once within five minutes as a code of the second factor',
      ...{ limits: [rateLimits.login], body, answer: v.object({ code: v.string() }) },
    },
    async (context, sent) => ({ code: await codeByPasskey(context, sent.body.credential) }),
  ),
]);
