import * as v from 'valibot';
import { inEqualTime } from '#account/core/equal-time.ts';
import { inOneScope } from '#platform/http/http.ts';
import { publicAction } from '#platform/http/v1.ts';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import { requestReset, resetPassword } from './password-reset.ts';
import { redirectFrom } from './routes.ts';
import { Email, Password, SignedInAnswer, secondFactorCode, signedInJson, text } from './signed-in.ts';
import { resendVerification, verifyByCode } from './verification.ts';

const MailBody = v.object({ email: Email, redirectFrom });
const code = text(128);

/** What leads through an email: proving an address, and choosing a new password. */
export const accountMailRoutes = inOneScope([
  publicAction(
    'POST',
    '/email-verification',
    {
      id: 'verifyEmail',
      summary: 'Verifies the address with the code of the email, and signs in',
      limits: [rateLimits.verifyCode],
      body: v.object({ email: Email, code, secondFactorCode }),
      answer: SignedInAnswer,
    },
    (context, { body }) =>
      signedInJson(
        context,
        inEqualTime(context, () => verifyByCode(context, body)),
      ),
  ),
  publicAction(
    'POST',
    '/email-verification/email',
    {
      id: 'resendVerification',
      summary: 'Mails another code where one is needed; the same answer for every address',
      limits: [rateLimits.resend],
      body: MailBody,
    },
    (context, { body }) => inEqualTime(context, () => resendVerification(context, body)),
  ),
  publicAction(
    'POST',
    '/password-reset/email',
    {
      id: 'requestPasswordReset',
      summary: 'Mails a code and a link to choose a new password; the same answer for every address',
      limits: [rateLimits.reminder],
      body: MailBody,
    },
    async (context, { body }) => {
      await inEqualTime(context, () => requestReset(context, body));
    },
  ),
  publicAction(
    'POST',
    '/password-reset',
    {
      id: 'resetPassword',
      summary: 'Sets a new password with the code of the email, ends every sign-in, and signs in',
      limits: [rateLimits.reset],
      body: v.object({
        ...{ email: Email, code, secondFactorCode },
        ...{ password: Password, passwordConfirmation: Password },
      }),
      answer: SignedInAnswer,
    },
    (context, { body }) =>
      signedInJson(
        context,
        inEqualTime(context, () => resetPassword(context, body)),
      ),
  ),
]);
