import type { TestUser } from '#testing/builders.ts';
import type { TestApi } from '#testing/test-api.ts';

/** Creates a rule by the public route; without options one about a cold hive. @returns it as GET sends it. */
export async function anAlertRule(api: TestApi, owner: TestUser, overrides: Record<string, unknown> = {}) {
  const body = { name: 'Cold', quantity: 't_i', comparator: '<', threshold_value: 20, ...overrides };
  const answer = await api.request('POST', '/api/alert-rules', { as: owner, body });
  if (answer.status !== 201) throw new Error(`Answer ${answer.status}: ${answer.text.slice(0, 300)}`);
  return answer.body;
}
