import { AlertRuleInput, alertRuleNames, newRuleOf } from '#alerts/rules/wire-input.ts';
import type { Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import { tryRule } from './backtest-rule.ts';
import { TriedBody, triedToWire } from './wire.ts';

/** A rule that is tried has no name yet. */
const unnamed = 'rule';

export const alertTryingRoutes: Routes = async (http) => {
  http.post(
    '/alert-rules/try',
    {
      config: { access: 'signedIn', limits: [rateLimits.trying], errors: { names: alertRuleNames } },
      schema: {
        operationId: 'tryAlertRule',
        tags: ['alert rules'],
        summary: 'Tests an unsaved rule on the measurements of the last twelve months',
        body: AlertRuleInput,
        response: { 200: TriedBody },
      },
    },
    async (request) => {
      const context = signedInContextOf(request);
      const changes = newRuleOf({ ...request.body, name: request.body.name || unnamed });
      const tried = await tryRule(context, changes);
      return triedToWire(tried, changes.conditions?.[0]?.quantity ?? '', context.clock.now());
    },
  );
};
