import { anAlert, type TestUser } from '@skep/api/testing';
import type { TestGateway } from '../../testing/test-gateway.ts';

/** An alert, and the rule that made it. */
export async function alertOfRule({ api }: TestGateway, person: TestUser) {
  const { id, alert_rule_id: ruleId } = await anAlert(api, person);
  return { alert: String(id), alertrule: String(ruleId) };
}
