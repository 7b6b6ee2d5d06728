import type { AlertEpisode, AlertTemplateKind } from '@skep/domain';
import { markRead } from '#alerts/alerts/service.ts';
import { type BacktestAlert, tryRule } from '#alerts/backtest/backtest-rule.ts';
import { type FollowedPair, saveAlerts } from '#alerts/evaluation/followed-store.ts';
import type { AlertRule } from '#alerts/rules/rule.ts';
import { copyTemplates, ownRules } from '#alerts/rules/service.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { DeviceId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { timeZone } from './bees.ts';

/**
 * None that waits for messages: simulated devices fall silent when the demo begins, and each would raise an alarm on its
 * first day.
 */
const kinds: readonly AlertTemplateKind[] = ['swarm', 'brood_temperature', 'battery'];

/** Rules that look at what the demo's devices send from now on; they tell in the app, and send no mail. */
export async function makeAlertRules(context: SignedInContext, say: (id: string) => string): Promise<void> {
  const templates = kinds.map((kind) => ({
    kind,
    name: say(`demo.rule.${kind}`),
    description: say(`demo.rule.${kind}.about`),
  }));
  await copyTemplates(context, templates, timeZone);
}

/**
 * The alerts of a year that was made up for these devices: the evaluator finds them by the person's rules, and they are
 * stored as it stores them. Alerts of long ago notify nobody, and are read.
 */
export async function keepPastAlerts(
  context: SignedInContext,
  deviceIds: readonly DeviceId[],
): Promise<void> {
  const found: FollowedPair[] = [];
  for (const rule of await ownRules(context)) {
    const { alerts } = await tryRule(context, rule);
    const past = alerts.filter(
      ({ deviceId, endedAt }) => deviceIds.includes(deviceId) && endedAt !== undefined,
    );
    found.push(...past.map((alert) => followedBy(rule, alert)));
  }
  await inTransaction(context, async (inner) => {
    await saveAlerts(inner, found);
    await markRead(inner, undefined, true);
  });
}

function followedBy(rule: AlertRule, alert: BacktestAlert): FollowedPair {
  const { deviceId, hiveId, firstAt, lastAt, values } = alert;
  const told = { at: firstAt, value: values[0], isEndTold: true };
  const episode: AlertEpisode = { ...alert, told };
  return {
    ...{ rule, deviceId, hiveId },
    following: { until: lastAt, hits: 0, episode },
    episodes: [episode],
    events: [{ kind: 'began', at: firstAt, firstAt, values }],
  };
}
