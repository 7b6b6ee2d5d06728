import { sql } from 'kysely';
import { archiveTable, only } from '#platform/exporting/archive-table.ts';
import { exportedColumns } from '#platform/resource/fields.ts';
import { dashboardFields } from './core/dashboard-fields.ts';

/** Without codes: who finds the file of an export opens no dashboard by it. */
export const archivedDashboards = [
  archiveTable('dashboards', only('id', ...exportedColumns(dashboardFields), 'created_at')),
  archiveTable('dashboard_hives', only('dashboard_id', 'hive_id', 'position'), {
    whose: (ownerId) => sql`dashboard_id in (select id from dashboards where user_id = ${ownerId})`,
    order: ['dashboard_id', 'position'],
  }),
];
