import { passkeyLimits } from '@skep/domain';
import Type from 'typebox';
import { SignedInBody, signedInToWire } from '#account/sign-up/signed-in-wire.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { contextOf } from '#platform/http/request-context.ts';
import { oneOf } from '#platform/http/schemas.ts';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import { codeByPasskey, passkeyRequestOptions, signInByPasskey } from './sign-in-service.ts';

const Credential = Type.String({
  maxLength: passkeyLimits.credentialLength,
  description: 'PublicKeyCredential.toJSON() of the browser, as JSON.',
});

const optionsRoute: Routes = async (http) => {
  http.post(
    '/passkeys/options',
    {
      config: { access: 'public', limits: [rateLimits.passkeyChallenge] },
      schema: {
        operationId: 'getPasskeyOptions',
        tags: ['account'],
        summary:
          'Makes a challenge for a passkey; it works once, for five minutes, and is the same for everybody',
        body: Type.Object({
          purpose: oneOf(['sign_in', 'second_factor'], {
            description: 'second_factor: after a password, so the person need not unlock the passkey.',
          }),
        }),
        response: {
          200: Type.Object({
            options: Type.String({ description: 'PublicKeyCredentialRequestOptions, as JSON.' }),
          }),
        },
      },
    },
    async (request) => ({ options: await passkeyRequestOptions(contextOf(request), request.body.purpose) }),
  );
};

const signInRoute: Routes = async (http) => {
  http.post(
    '/login/passkey',
    {
      config: { access: 'public', limits: [rateLimits.login] },
      schema: {
        operationId: 'loginByPasskey',
        tags: ['account'],
        summary: 'Signs in by a passkey that the person has unlocked',
        body: Type.Object({ credential: Credential }),
        response: { 200: SignedInBody },
      },
    },
    async (request) => {
      const context = contextOf(request);
      return signedInToWire(context, await signInByPasskey(context, request.body.credential));
    },
  );
};

const codeRoute: Routes = async (http) => {
  http.post(
    '/passkeys/code',
    {
      config: { access: 'public', limits: [rateLimits.login] },
      schema: {
        operationId: 'getPasskeyCode',
        tags: ['account'],
        summary:
          'Makes a code of a signature, to be sent once within five minutes as a code of the second factor',
        body: Type.Object({ credential: Credential }),
        response: { 200: Type.Object({ code: Type.String() }) },
      },
    },
    async (request) => ({ code: await codeByPasskey(contextOf(request), request.body.credential) }),
  );
};

/** Signing in by a passkey; an addition to the old wire. */
export const passkeySignInRoutes = inOneScope([optionsRoute, signInRoute, codeRoute]);
