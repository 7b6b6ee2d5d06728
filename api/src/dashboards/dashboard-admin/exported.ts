import { smallTable } from '#platform/exporting/export-table.ts';
import { exportedColumns } from '#platform/resource/fields.ts';
import { dashboardFields } from '../core/dashboard-fields.ts';

const columns = ['id', ...exportedColumns(dashboardFields), 'created_at'] as const;

/** Without codes: who finds the file of an export opens no dashboard by it. */
export const exportedDashboards = smallTable('dashboards', columns, ({ db }, ownerId) =>
  db.selectFrom('dashboards').select(columns).where('user_id', '=', ownerId).orderBy('id').execute(),
);

const hiveColumns = ['dashboard_id', 'hive_id', 'position'] as const;

export const exportedDashboardHives = smallTable('dashboard_hives', hiveColumns, ({ db }, ownerId) =>
  db
    .selectFrom('dashboard_hives')
    .innerJoin('dashboards', 'dashboards.id', 'dashboard_hives.dashboard_id')
    .select(['dashboard_id', 'hive_id', 'position'])
    .where('dashboards.user_id', '=', ownerId)
    .orderBy('dashboard_id')
    .orderBy('position')
    .execute(),
);
