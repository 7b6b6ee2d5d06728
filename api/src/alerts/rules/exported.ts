import type { AlertRuleId } from '#platform/context/ids.ts';
import { tableById } from '#platform/exporting/export-table.ts';

export const exportedAlertRules = tableById(
  'alert_rules',
  [
    'id',
    'name',
    'description',
    'is_active',
    'by_email',
    'webhook_url',
    'calculation_minutes',
    'occurrences',
    'joined_by',
    'conditions',
    'excluded_months',
    'excluded_hours',
    'excluded_hive_ids',
    'includes_shared',
    'time_zone',
    'worse_by',
    'quiet_minutes',
    'created_at',
    'updated_at',
  ],
  async ({ db }, { ownerId, after, limit }) => {
    const rows = await db
      .selectFrom('alert_rules')
      .select(['id', 'name', 'description', 'is_active', 'by_email', 'webhook_url', 'calculation_minutes'])
      .select(['occurrences', 'joined_by', 'conditions', 'excluded_months', 'excluded_hours'])
      .select(['excluded_hive_ids', 'includes_shared', 'time_zone', 'worse_by', 'quiet_minutes'])
      .select(['created_at', 'updated_at'])
      .where('user_id', '=', ownerId)
      .where('id', '>', after as AlertRuleId)
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map((row) => ({ ...row, conditions: JSON.stringify(row.conditions) }));
  },
);
