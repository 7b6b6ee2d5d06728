import type { FastifyReply } from 'fastify';
import Type from 'typebox';
import type { AlertRuleId, HiveId } from '#platform/context/ids.ts';
import type { Routes } from '#platform/http/http.ts';
import { contextOf } from '#platform/http/request-context.ts';
import { idSchema } from '#platform/http/schemas.ts';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import { requestedStop, stopAlerts } from './unsubscribe.ts';
import { stopPage } from './unsubscribe-page.ts';

const url = '/alert-stop/:rule/:hive/:signature';
const params = Type.Object({
  rule: idSchema<AlertRuleId>('Id of the alert rule.'),
  hive: idSchema<HiveId>('Id of the hive.'),
  signature: Type.String({ maxLength: 100, description: 'Signature over the ids, from the email.' }),
});
const response = { 200: { content: { 'text/html': { schema: Type.Unknown() } } } };
const tags = ['alerts'];

/** The page has a button and a style, and nothing else may run or be loaded in it. */
function asPage(reply: FastifyReply): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
    );
}

/** What the link of a mail leads to: looking changes nothing, since mail programs look by themselves. */
export const alertStopRoutes: Routes = async (http) => {
  http.get(
    url,
    {
      config: { access: 'public', limits: [rateLimits.open] },
      schema: {
        operationId: 'showAlertStop',
        tags,
        summary: 'Page that asks whether a rule should ignore a hive; needs no sign-in',
        params,
        response,
      },
    },
    async (request, reply) => {
      const { rule: ruleId, hive: hiveId, signature } = request.params;
      const stopped = await requestedStop(contextOf(request), { ruleId, hiveId, signature });
      return asPage(reply).send(stopPage(stopped, 'asked'));
    },
  );

  http.post(
    url,
    {
      config: { access: 'public', limits: [rateLimits.open] },
      schema: {
        operationId: 'stopAlerts',
        tags,
        summary: 'Ends alerts of a rule for a hive, by the page or by a mail program’s own button (RFC 8058)',
        params,
        response,
      },
    },
    async (request, reply) => {
      const { rule: ruleId, hive: hiveId, signature } = request.params;
      const stopped = await stopAlerts(contextOf(request), { ruleId, hiveId, signature });
      return asPage(reply).send(stopPage(stopped, 'done'));
    },
  );
};
