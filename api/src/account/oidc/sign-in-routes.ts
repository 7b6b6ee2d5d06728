import Type from 'typebox';
import { SecondFactorCode } from '#account/second-factor/code-schema.ts';
import { SignedInBody, signedInToWire } from '#account/sign-up/signed-in-wire.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { contextOf } from '#platform/http/request-context.ts';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import { type BegunAttempt, beginSignIn, signInByProvider } from './sign-in-service.ts';

const BegunAttemptBody = Type.Object({
  address: Type.String({ description: 'Where the browser goes to sign in at the identity provider.' }),
  browser_key: Type.String({
    description: 'For the browser to keep, and to send with what the provider brings back.',
  }),
});

const begunToWire = ({ address, browserKey }: BegunAttempt) => ({ address, browser_key: browserKey });

const returnedProperties = {
  query: Type.String({
    maxLength: 10_000,
    description: 'Query of the address at which the browser came back from the provider.',
  }),
  browser_key: Type.String({ maxLength: 100 }),
};

const startRoute: Routes = async (http) => {
  http.post(
    '/oidc/start',
    {
      config: { access: 'public', limits: [rateLimits.providerAttempt] },
      schema: {
        operationId: 'startOidc',
        tags: ['account'],
        summary: 'Starts a sign-in at the identity provider; it works once, for ten minutes, in this browser',
        response: { 200: BegunAttemptBody },
      },
    },
    async (request) => begunToWire(await beginSignIn(contextOf(request))),
  );
};

const signInRoute: Routes = async (http) => {
  http.post(
    '/login/oidc',
    {
      config: { access: 'public', limits: [rateLimits.login] },
      schema: {
        operationId: 'loginByOidc',
        tags: ['account'],
        summary: 'Signs in with what the identity provider returned; a new person gets an account',
        body: Type.Object({ ...returnedProperties, second_factor_code: SecondFactorCode }),
        response: { 200: SignedInBody },
      },
    },
    async (request) => {
      const context = contextOf(request);
      const { query, browser_key: browserKey, second_factor_code: secondFactorCode } = request.body;
      const signedIn = await signInByProvider(context, { query, browserKey, secondFactorCode });
      return signedInToWire(context, signedIn);
    },
  );
};

/** Signing in by an identity provider; an addition to the old wire. */
export const oidcSignInRoutes = inOneScope([startRoute, signInRoute]);
