import { mailFaults } from '@skep/domain';
import Type from 'typebox';
import type { Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { nullable, oneOf } from '#platform/http/schemas.ts';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import { sendTestMail } from './service.ts';

const TestMailBody = Type.Object({
  recipient: Type.String({ description: 'Address of the admin who called.' }),
  outcome: oneOf(['sent', 'refused', 'none']),
  fault: nullable(oneOf(mailFaults)),
  reason: nullable(Type.String({ description: 'Answer of the mail server, or error of the connection.' })),
});

/** An addition to the old wire. */
export const testMailRoutes: Routes = async (http) => {
  http.post(
    '/administration/test-mail',
    {
      config: { access: 'admin', limits: [rateLimits.ownAccount] },
      schema: {
        operationId: 'sendTestMail',
        tags: ['administration'],
        summary:
          'Sends a test mail to the calling admin immediately, and returns the answer of the mail server',
        response: { 200: TestMailBody },
      },
    },
    async (request) => {
      const { fault = null, reason = null, ...sent } = await sendTestMail(signedInContextOf(request));
      return { ...sent, fault, reason };
    },
  );
};
