import { accountLimits } from '@skep/domain';
import * as v from 'valibot';
import { language } from '#account/sign-up/routes.ts';
import { Email, Password, SignedInAnswer, signedInJson, text } from '#account/sign-up/signed-in.ts';
import { publicAction } from '#platform/http/v1.ts';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import { makeFirstAccount } from './service.ts';

export const firstRunRoutes = publicAction(
  'POST',
  '/first-account',
  {
    id: 'makeFirstAccount',
    summary:
      'Makes the first account of this service, an admin, with the code of its log, and signs in; 404 once there is an account',
    limits: [rateLimits.verifyCode],
    body: v.object({
      name: text(accountLimits.nameLength),
      ...{ email: Email, password: Password, passwordConfirmation: Password },
      code: v.pipe(text(100), v.description('From the log of the service.')),
      language: v.optional(language),
    }),
    answer: SignedInAnswer,
  },
  (context, { body }) => signedInJson(context, makeFirstAccount(context, body)),
);
