import type { Generated, GeneratedAlways } from 'kysely';
import type { DashboardId, HiveId, UserId } from '#platform/context/ids.ts';
import type { DashboardColumns } from './dashboard-fields.ts';

declare module '#platform/database/tables.ts' {
  interface Database {
    dashboards: DashboardsTable;
    dashboard_hives: DashboardHivesTable;
    dashboard_openings: DashboardOpeningsTable;
  }
}

interface DashboardsTable extends DashboardColumns {
  id: GeneratedAlways<DashboardId>;
  user_id: UserId;
  /** What opens it to everybody. */
  code: string;
  /** In the store of pictures. */
  logo_key: string | null;
  logo_extension: string | null;
  rev: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

interface DashboardHivesTable {
  dashboard_id: DashboardId;
  hive_id: HiveId;
  /** The lower, the earlier in the rotation. */
  position: number;
}

/** How often it was opened; nothing of who did. */
interface DashboardOpeningsTable {
  dashboard_id: DashboardId;
  /** YYYY-MM-DD of UTC. */
  day: string;
  count: number;
}
