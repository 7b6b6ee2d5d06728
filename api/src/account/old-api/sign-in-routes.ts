import { accountLimits } from '@skep/domain';
import Type from 'typebox';
import { authenticate, login, register, setLocale } from '#account/sign-up/service.ts';
import type { ErrorWire } from '#platform/http/error-wire.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { contextOf, signedInContextOf } from '#platform/http/request-context.ts';
import { editMethods } from '#platform/http/schemas.ts';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import { WantedPath } from './mail-routes.ts';
import { SecondFactorCode } from './second-factor-code.ts';
import { KnownBrowser, SignedInBody, signedInToWire } from './signed-in-body.ts';
import { accountNames, UserBody, userToWire } from './user-body.ts';

/** The account screens of the old app read the first fault as one word. */
const firstFault: ErrorWire = { fields: 'first_message', fieldsStatus: 400, names: accountNames };

const Email = Type.String({ maxLength: accountLimits.emailLength });
const Password = Type.String({ maxLength: accountLimits.passwordMax });
const Locale = Type.String({ pattern: '^[A-Za-z]{2}$', description: 'Two letters.' });

const RegisterBody = Type.Object({
  email: Email,
  password: Password,
  password_confirmation: Password,
  policy_accepted: Type.String({ maxLength: 100, description: 'Version of the terms, or a word for yes.' }),
  name: Type.Optional(
    Type.String({ maxLength: accountLimits.nameLength, description: 'Default: the address.' }),
  ),
  locale: Type.Optional(Locale),
  redirect_from: Type.Optional(WantedPath),
});

const LoginBody = Type.Object({
  email: Email,
  password: Password,
  second_factor_code: SecondFactorCode,
  known_browser: Type.Optional(KnownBrowser),
});

const registerRoute: Routes = async (http) => {
  http.post(
    '/register',
    {
      config: {
        access: 'public',
        limits: [rateLimits.register],
        errors: { ...firstFault, codes: { unexpected: { message: 'could_not_create_user' } } },
      },
      schema: {
        operationId: 'register',
        tags: ['account'],
        summary: 'Makes an account and mails the proof of its address',
        body: RegisterBody,
        response: { 201: Type.Array(Type.Literal('email_verification_sent')) },
      },
    },
    async (request, reply) => {
      const { name, email, password, password_confirmation, policy_accepted, locale } = request.body;
      const passwords = { password, passwordConfirmation: password_confirmation };
      await register(contextOf(request), {
        name,
        email,
        ...passwords,
        acceptedTermsVersion: policy_accepted,
        language: locale,
        redirectFrom: request.body.redirect_from,
      });
      return reply.status(201).send(['email_verification_sent']);
    },
  );
};

const loginRoute: Routes = async (http) => {
  http.post(
    '/login',
    {
      config: {
        access: 'public',
        limits: [rateLimits.login],
        errors: {
          ...firstFault,
          codes: {
            wrong_credentials: { message: 'invalid_user' },
            email_not_verified: { bare: 'email_not_verified' },
          },
        },
      },
      schema: {
        operationId: 'login',
        tags: ['account'],
        summary: 'Signs in; each sign-in has a token of its own',
        body: LoginBody,
        response: { 200: SignedInBody },
      },
    },
    async (request) => {
      const context = contextOf(request);
      const { email, password, second_factor_code, known_browser } = request.body;
      const codes = { secondFactorCode: second_factor_code, knownBrowser: known_browser };
      return signedInToWire(context, await login(context, { email, password, ...codes }));
    },
  );
};

const authenticateRoute: Routes = async (http) => {
  http.post(
    '/authenticate',
    {
      // A program asks so who it is for.
      config: { access: 'signedIn', needs: 'reading', notIdempotent: 'secret' },
      schema: {
        operationId: 'authenticate',
        tags: ['account'],
        summary: 'The person of the token',
        response: { 200: UserBody },
      },
    },
    async (request) => {
      const context = signedInContextOf(request);
      return userToWire(await authenticate(context), context.addresses);
    },
  );
};

const localeRoutes: Routes = async (http) => {
  for (const { method, suffix } of editMethods) {
    http.route({
      method,
      url: '/userlocale',
      config: { access: 'signedIn', notIdempotent: 'secret', errors: firstFault },
      schema: {
        operationId: `setUserLocale${suffix}`,
        tags: ['account'],
        summary: 'Sets the language of screens and mails',
        body: Type.Object({ locale: Locale }),
        response: { 200: UserBody },
      },
      handler: async (request) => {
        const context = signedInContextOf(request);
        return userToWire(await setLocale(context, request.body.locale), context.addresses);
      },
    });
  }
};

export const oldSignInRoutes = inOneScope([registerRoute, loginRoute, authenticateRoute, localeRoutes]);
