import { archiveTable, only } from '#platform/exporting/archive-table.ts';

/** Without what signs its messages or opens the other side's door. */
export const archivedWebhooks = archiveTable(
  'own_webhooks',
  only('id', 'name', 'kind', 'address', 'recipient', 'created_at', 'switched_off_at'),
);

export const archivedQuietHours = archiveTable('quiet_hours', only('from_time', 'until_time', 'time_zone'), {
  order: ['from_time'],
});
