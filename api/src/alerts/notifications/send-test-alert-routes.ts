import * as v from 'valibot';
import { ruleFields } from '#alerts/rules/rule-fields.ts';
import { testMailStates } from '#notifications/settings/send-test.ts';
import type { AlertRuleId } from '#platform/context/ids.ts';
import { sentId } from '#platform/http/json-schema.ts';
import { action } from '#platform/http/v1.ts';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import { bodyOf } from '#platform/resource/fields.ts';
import { sendTestAlert } from './send-test-alert.ts';

const count = (description: string) => v.pipe(v.number(), v.description(description));

const TestAlertAnswer = v.object({
  title: v.string(),
  text: v.string(),
  pushCount: count('Browsers and phones whose push service accepted it.'),
  failedPushCount: count('Browsers and phones whose push service did not.'),
  isPushedHere: v.pipe(v.boolean(), v.description('Whether the browser of this request is among them.')),
  mail: v.pipe(v.picklist(testMailStates), v.description('`unverified`: the email address is not verified.')),
  webhookCount: count('Webhooks that accepted it.'),
  failedWebhookCount: count('Webhooks that did not.'),
  quietUntil: v.pipe(
    v.optional(v.date()),
    v.description(
      'End of the quiet hours of the person: real alerts are not pushed before. Absent: now is none.',
    ),
  ),
  hasDevice: v.pipe(v.boolean(), v.description('Whether a device is on a hive that the rule watches.')),
});

export const testAlertRoute = action(
  'POST',
  '/alert-rules/test-alert',
  {
    // With a stored answer it would wait for other services in a transaction.
    ...{
      id: 'sendTestAlert',
      access: 'inPerson',
      notIdempotent: 'harmless',
      limits: [rateLimits.ownAccount],
    },
    summary: 'Sends a test of what a rule would say by push, email and webhooks; raises no alert',
    body: v.object({
      ...bodyOf(ruleFields),
      ruleId: v.pipe(
        v.optional(sentId<AlertRuleId>('alert rule')),
        v.description('Rule that is edited: its webhook gets the test. Absent: a new rule.'),
      ),
    }),
    answer: TestAlertAnswer,
  },
  (context, { body: { ruleId: id, ...changes } }) => sendTestAlert(context, { id, changes }),
);
