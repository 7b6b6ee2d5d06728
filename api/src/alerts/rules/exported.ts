import type { AlertRuleId } from '#platform/context/ids.ts';
import { tableById } from '#platform/exporting/export-table.ts';
import { exportedColumns } from '#platform/resource/fields.ts';
import { ruleFields } from './rule-fields.ts';

const columns = ['id', ...exportedColumns(ruleFields), 'created_at', 'updated_at'] as const;

export const exportedAlertRules = tableById(
  'alert_rules',
  columns,
  async ({ db }, { ownerId, after, limit }) => {
    const rows = await db
      .selectFrom('alert_rules')
      .select(columns)
      .where('user_id', '=', ownerId)
      .where('id', '>', after as AlertRuleId)
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map((row) => ({ ...row, conditions: JSON.stringify(row.conditions) }));
  },
);
