import type { Context } from '#platform/context/context.ts';
import type { AlertRuleId, HiveId } from '#platform/context/ids.ts';
import { anyOf } from '#platform/database/any-of.ts';

/** Open alerts of this rule, or of this rule at these hives, end; nobody is notified. */
export async function endAlerts(
  { db }: Pick<Context, 'db'>,
  of: { hiveIds: readonly HiveId[]; ruleId?: AlertRuleId } | { hiveIds?: undefined; ruleId: AlertRuleId },
  at: Date,
): Promise<void> {
  let going = db.updateTable('alerts').set({ ended_at: at }).where('ended_at', 'is', null);
  if (of.hiveIds !== undefined) going = going.where('hive_id', '=', anyOf(of.hiveIds));
  if (of.ruleId !== undefined) going = going.where('rule_id', '=', of.ruleId);
  await going.execute();
}
