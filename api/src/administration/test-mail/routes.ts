import { mailFaults } from '@skep/domain';
import * as v from 'valibot';
import { action } from '#platform/http/v1.ts';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import { sendTestMail } from './service.ts';

export const testMailRoutes = action(
  'POST',
  '/administration/test-mail',
  {
    ...{ id: 'sendTestMail', access: 'admin', limits: [rateLimits.ownAccount] },
    summary: 'Sends a test mail to the calling admin immediately, and returns the answer of the mail server',
    answer: v.object({
      recipient: v.pipe(v.string(), v.description('Address of the admin who called.')),
      outcome: v.picklist(['sent', 'refused', 'none']),
      fault: v.optional(v.picklist(mailFaults)),
      reason: v.pipe(
        v.optional(v.string()),
        v.description('Answer of the mail server, or error of the connection.'),
      ),
    }),
  },
  sendTestMail,
);
