import { languageTag } from '@skep/domain';
import Type from 'typebox';
import { alertNewsText } from '#alerts/alerts/found-text.ts';
import type { AlertRuleId, HiveId } from '#platform/context/ids.ts';
import type { Routes } from '#platform/http/http.ts';
import { contextOf } from '#platform/http/request-context.ts';
import { idSchema } from '#platform/http/schemas.ts';
import { asStopPage, stopPage } from '#platform/mail/stop-page.ts';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import { requestedStop, stopAlerts } from './unsubscribe.ts';

const url = '/alert-stop/:rule/:hive/:signature';
const params = Type.Object({
  rule: idSchema<AlertRuleId>('Id of the alert rule.'),
  hive: idSchema<HiveId>('Id of the hive.'),
  signature: Type.String({ maxLength: 100, description: 'Signature of the ids, from the email.' }),
});
const response = { 200: { content: { 'text/html': { schema: Type.Unknown() } } } };
const tags = ['alerts'];

type Request = Awaited<ReturnType<typeof requestedStop>>;

function page({ rule, hive, language }: Request, state: 'asked' | 'done'): string {
  const say = (part: string) => alertNewsText(language, `stop.${part}`, { rule, hive });
  const button = state === 'asked' ? say('button') : undefined;
  return stopPage(languageTag(language), { title: say('title'), text: say(state), button });
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
        summary: 'Page that confirms that a rule ignores a hive; needs no sign-in',
        params,
        response,
      },
    },
    async (request, reply) => {
      const { rule: ruleId, hive: hiveId, signature } = request.params;
      const stopped = await requestedStop(contextOf(request), { ruleId, hiveId, signature });
      return asStopPage(reply).send(page(stopped, 'asked'));
    },
  );

  http.post(
    url,
    {
      config: { access: 'public', limits: [rateLimits.open] },
      schema: {
        operationId: 'stopAlerts',
        tags,
        summary: 'Makes a rule ignore a hive, by the page or by the button of a mail program (RFC 8058)',
        params,
        response,
      },
    },
    async (request, reply) => {
      const { rule: ruleId, hive: hiveId, signature } = request.params;
      const stopped = await stopAlerts(contextOf(request), { ruleId, hiveId, signature });
      return asStopPage(reply).send(page(stopped, 'done'));
    },
  );
};
