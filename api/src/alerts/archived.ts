import { archiveTable, asJson, only, ownUndeleted } from '#platform/exporting/archive-table.ts';
import { exportedColumns } from '#platform/resource/fields.ts';
import { ruleFields } from './rules/rule-fields.ts';

export const archivedAlerts = [
  archiveTable('alert_rules', {
    ...only('id', ...exportedColumns(ruleFields), 'created_at', 'updated_at'),
    conditions: asJson(),
  }),
  archiveTable(
    'alerts',
    {
      ...only('id', 'rule_id', 'rule_name', 'device_id', 'hive_id'),
      ...{ conditions: asJson(), values: asJson() },
      ...only('count', 'first_at', 'last_at', 'ended_at', 'read_at', 'snoozed_until', 'outcome'),
    },
    { whose: ownUndeleted },
  ),
];
