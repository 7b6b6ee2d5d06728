import { accountLimits } from '@skep/domain';
import Type from 'typebox';
import { accountNames } from '#account/core/wire.ts';
import { SignedInBody, signedInToWire } from '#account/sign-up/signed-in-wire.ts';
import type { Routes } from '#platform/http/http.ts';
import { contextOf } from '#platform/http/request-context.ts';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import { makeFirstAccount } from './service.ts';

const Password = Type.String({ maxLength: accountLimits.passwordMax });

const FirstAccountBody = Type.Object({
  name: Type.String({ maxLength: accountLimits.nameLength }),
  email: Type.String({ maxLength: accountLimits.emailLength }),
  password: Password,
  password_confirmation: Password,
  code: Type.String({ maxLength: 100, description: 'From the log of the service.' }),
  locale: Type.Optional(Type.String({ pattern: '^[A-Za-z]{2}$', description: 'Two letters.' })),
});

/** An addition to the old wire. */
export const firstRunRoutes: Routes = async (http) => {
  http.post(
    '/first-run',
    {
      config: {
        access: 'public',
        limits: [rateLimits.verifyCode],
        errors: { names: accountNames },
      },
      schema: {
        operationId: 'makeFirstAccount',
        tags: ['account'],
        summary:
          'Makes the first account of this service, an admin, with the code of its log, and signs in; 404 once there is an account',
        body: FirstAccountBody,
        response: { 200: SignedInBody },
      },
    },
    async (request) => {
      const context = contextOf(request);
      const { password_confirmation: passwordConfirmation, locale, ...body } = request.body;
      return signedInToWire(
        context,
        await makeFirstAccount(context, { ...body, passwordConfirmation, locale }),
      );
    },
  );
};
