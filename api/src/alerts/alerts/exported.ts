import type { AlertId } from '#platform/context/ids.ts';
import { tableById } from '#platform/exporting/export-table.ts';

export const exportedAlerts = tableById(
  'alerts',
  [
    'id',
    'rule_id',
    'rule_name',
    'device_id',
    'hive_id',
    'conditions',
    'values',
    'count',
    'first_at',
    'last_at',
    'ended_at',
    'read_at',
    'snoozed_until',
    'outcome',
  ],
  async ({ db }, { ownerId, after, limit }) => {
    const rows = await db
      .selectFrom('alerts')
      .select(['id', 'rule_id', 'rule_name', 'device_id', 'hive_id', 'conditions', 'values', 'count'])
      .select(['first_at', 'last_at', 'ended_at', 'read_at', 'snoozed_until', 'outcome'])
      .where('user_id', '=', ownerId)
      .where('deleted_at', 'is', null)
      .where('id', '>', after as AlertId)
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ conditions, values, ...row }) => ({
      ...row,
      conditions: JSON.stringify(conditions),
      values: JSON.stringify(values),
    }));
  },
);
