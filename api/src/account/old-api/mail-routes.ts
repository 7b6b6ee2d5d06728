import { AppError, accountLimits, isAppError } from '@skep/domain';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { inEqualTime } from '#account/core/equal-time.ts';
import { requestReset, resetPassword } from '#account/sign-up/password-reset.ts';
import { optionsOf, resendVerification, verifyByLink } from '#account/sign-up/verification.ts';
import type { UserId } from '#platform/context/ids.ts';
import { bareText } from '#platform/http/bare-json.ts';
import type { ErrorWire } from '#platform/http/error-wire.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { contextOf } from '#platform/http/request-context.ts';
import { idParams } from '#platform/http/schemas.ts';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import { SecondFactorCode } from './second-factor-code.ts';
import { KnownBrowser, signedInToWire } from './signed-in-body.ts';
import { accountNames } from './user-body.ts';

const firstFault: ErrorWire = { fields: 'first_message', fieldsStatus: 400, names: accountNames };

export const WantedPath = Type.String({
  maxLength: 500,
  pattern: '^/',
  description: 'Page of the web app that the person was on the way to (an addition).',
});

const Email = Type.String({ maxLength: accountLimits.emailLength });
const Code = Type.String({ maxLength: 128 });
const Password = Type.String({ maxLength: accountLimits.passwordMax });

const verifyByLinkRoute: Routes = async (http) => {
  http.get(
    '/email/verify/:id',
    {
      config: {
        access: 'public',
        limits: [rateLimits.verifyLink],
        errors: {
          fieldsStatus: 403,
          codes: { invalid_code: { status: 403, message: 'Invalid signature.' } },
        },
      },
      schema: {
        operationId: 'verifyEmailByLink',
        tags: ['account'],
        summary: 'The link of the mail; leads on to the sign-in page',
        params: idParams<UserId>('person'),
        querystring: Type.Object({
          expires: Type.Integer({
            minimum: 0,
            maximum: Number.MAX_SAFE_INTEGER,
            description: 'When the link expires, in seconds since 1970-01-01 UTC.',
          }),
          hash: Type.String({ maxLength: 128, description: 'Hash of the email address.' }),
          signature: Type.String({ maxLength: 128, description: 'Signature over the rest of the link.' }),
          redirectFrom: Type.Optional(WantedPath),
        }),
        response: { 302: Type.Null() },
      },
    },
    async (request, reply) => {
      const context = contextOf(request);
      const outcome = await verifyByLink(context, request.params.id, request.query)
        .then((email) => ({ msg: 'email_verified', email, ...optionsOf(request.query.redirectFrom) }))
        .catch((error: unknown) => ({ msg: shownInBrowser(error, request) }));
      return reply.redirect(`${context.addresses.webApp}/sign-in?${new URLSearchParams(outcome)}`);
    },
  );
};

const resendRoute: Routes = async (http) => {
  http.post(
    '/email/resend',
    {
      config: { access: 'public', limits: [rateLimits.resend], errors: firstFault },
      schema: {
        operationId: 'postEmailResend',
        tags: ['account'],
        summary: 'Mails another proof where one is needed; the same answer for every address',
        body: Type.Object({ email: Email, redirect_from: Type.Optional(WantedPath) }),
        response: { 200: Type.Literal('email_verification_sent') },
      },
    },
    async (request, reply) => {
      const context = contextOf(request);
      const { email, redirect_from: redirectFrom } = request.body;
      await inEqualTime(context, () => resendVerification(context, { email, redirectFrom }));
      return bareText(reply, 'email_verification_sent');
    },
  );
};

const reminderRoute: Routes = async (http) => {
  http.post(
    '/user/reminder',
    {
      config: {
        access: 'public',
        limits: [rateLimits.reminder],
        errors: { ...firstFault, codes: { wrong_credentials: { message: 'invalid_user' } } },
      },
      schema: {
        operationId: 'postUserReminder',
        tags: ['account'],
        summary: 'Mails a code and a link to choose a new password',
        body: Type.Object({ email: Email, redirect_from: Type.Optional(WantedPath) }),
        response: { 200: Type.Object({ message: Type.Literal('reminder_sent') }) },
      },
    },
    async (request) => {
      const context = contextOf(request);
      const { email, redirect_from: redirectFrom } = request.body;
      const isMailed = await inEqualTime(context, () => requestReset(context, { email, redirectFrom }));
      // The old app shows it.
      if (!isMailed) throw new AppError('wrong_credentials');
      return { message: 'reminder_sent' as const };
    },
  );
};

const resetRoute: Routes = async (http) => {
  http.post(
    '/user/reset',
    {
      config: {
        access: 'public',
        limits: [rateLimits.reset],
        errors: { ...firstFault, codes: { invalid_code: { message: 'invalid_token' } } },
      },
      schema: {
        operationId: 'postUserReset',
        tags: ['account'],
        summary: 'Sets a new password with the code of the mail, ends every sign-in, and signs in',
        body: Type.Object({
          email: Email,
          token: Code,
          password: Password,
          password_confirmation: Password,
          second_factor_code: SecondFactorCode,
        }),
        response: {
          200: Type.Object({
            data: Type.Object({ api_token: Type.String(), known_browser: KnownBrowser }),
            offset: Type.Integer(),
            count: Type.Integer(),
            total: Type.Integer(),
          }),
        },
      },
    },
    async (request) => {
      const { email, token: code, password, password_confirmation: passwordConfirmation } = request.body;
      const context = contextOf(request);
      const secondFactorCode = request.body.second_factor_code;
      const input = { email, code, password, passwordConfirmation, secondFactorCode };
      const signedIn = await inEqualTime(context, () => resetPassword(context, input));
      const { api_token, known_browser } = await signedInToWire(context, signedIn);
      return { data: { api_token, known_browser }, offset: 0, count: 1, total: 1 };
    },
  );
};

/** What leads through a mail: proving an address, and choosing a new password. */
export const oldAccountMailRoutes = inOneScope([verifyByLinkRoute, resendRoute, reminderRoute, resetRoute]);

/** A person who opens an old link in a browser gets the sign-in page with a word about it; programs get the error. */
function shownInBrowser(error: unknown, request: FastifyRequest): string {
  const isPage = request.headers.accept?.includes('text/html') ?? false;
  if (isPage && isAppError(error) && error.code === 'invalid_code') return 'email_link_invalid';
  throw error;
}
