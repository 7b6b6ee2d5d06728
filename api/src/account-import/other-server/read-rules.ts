import { Check } from 'typebox/value';
import { AlertRuleInput, newRuleOf } from '#alerts/old-api/rule-input.ts';
import { newRule } from '#alerts/rules/rule.ts';
import { listIn, numberIn, objectIn } from './answers.ts';
import type { Reading } from './reading.ts';

/** Alert rules, without the webhooks that they call: whose address that is, is not known here. */
export async function readRules({ ask, into, now }: Reading): Promise<void> {
  const rules = listIn(objectIn(await ask({ path: '/alert-rules' }))?.alert_rules);
  into.count('moved_alert_rules', rules.length);
  for (const found of rules) {
    const known = Object.keys(AlertRuleInput.properties);
    const sent = Object.fromEntries(Object.entries(found).filter(([name]) => known.includes(name)));
    const said = Check(AlertRuleInput, sent) ? newRuleOf(sent) : {};
    const rule = { ...newRule, ...said, webhookUrl: undefined };
    into.add('moved_alert_rules', { id: numberIn(found.id), rule, read_at: now });
  }
}
