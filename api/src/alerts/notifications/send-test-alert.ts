import { languageFor } from '@skep/domain';
import { unitsOf } from '#account/settings/units.ts';
import { alertNewsText } from '#alerts/alerts/found-text.ts';
import { type PlacementToTest, placementsToTest } from '#alerts/backtest/placement-store.ts';
import type { AlertRuleChanges, AlertRuleFields } from '#alerts/rules/rule-fields.ts';
import { readUnsavedRule, showRule } from '#alerts/rules/service.ts';
import { languageOf } from '#notifications/delivery/person-store.ts';
import { sendTest, type TestOutcome } from '#notifications/settings/send-test.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { AlertRuleId } from '#platform/context/ids.ts';
import { alertWords } from './alert-words.ts';

export interface TestAlert extends TestOutcome {
  title: string;
  text: string;
  /** Whether a device is on a hive that the rule watches: without one there is never an alert. */
  hasDevice: boolean;
}

export interface TestedRule {
  /** As it would be saved. */
  changes: AlertRuleChanges;
  /** The rule that is edited, whose webhook gets the test; undefined: a new one. */
  id: AlertRuleId | undefined;
}

/**
 * Sends what a rule would say if it raised an alert now at its limits, marked as a test, by the channels of the person and
 * the rule. The rule need not be saved, and no alert is stored.
 * @throws AppError invalid_input, not_found
 */
export async function sendTestAlert(
  context: SignedInContext,
  { changes, id: ruleId }: TestedRule,
): Promise<TestAlert> {
  const held = ruleId === undefined ? undefined : await showRule(context, ruleId);
  const rule = await readUnsavedRule(context, { webhookUrl: held?.webhookUrl, ...changes });
  const placement = (await placementsToTest(context, rule)).find((one) => isWatched(rule, one));
  const { id } = context.user;
  const language = languageFor([await languageOf(context, id)]);
  const words = alertWords(
    {
      kind: 'began',
      at: context.clock.now(),
      ruleName: rule.name,
      hiveName: placement?.hiveName ?? null,
      deviceName: placement?.deviceName ?? null,
      timeZone: rule.timeZone,
      conditions: [...rule.conditions],
      values: limitsOf(rule),
    },
    language,
    await unitsOf(context, id),
  );
  const message = {
    title: alertNewsText(language, 'test.title', { title: words.title }),
    text: alertNewsText(language, 'test.text', { text: words.text }),
  };
  const { byEmail: isMailed, webhookUrl: webhookAddress } = rule;
  const outcome = await sendTest(context, { ...message, path: '/alerts' }, { isMailed, webhookAddress });
  return { ...message, ...outcome, hasDevice: placement !== undefined };
}

/** The device is there now, and on a hive that the rule does not leave out. */
function isWatched({ excludedHiveIds }: AlertRuleFields, { hiveId, until }: PlacementToTest): boolean {
  return until === null && hiveId !== null && !excludedHiveIds.includes(hiveId);
}

/** One condition is enough where any of them raises the alert. */
function limitsOf({ conditions, joinedBy }: AlertRuleFields): (number | null)[] {
  return conditions.map(({ threshold }, index) => (joinedBy === 'or' && index > 0 ? null : threshold));
}
