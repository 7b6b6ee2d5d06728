import type {
  DashboardInterval,
  DashboardPart,
  DashboardTheme,
  LanguageCode,
  TemperatureUnit,
  WeightUnit,
} from '@skep/domain';
import type { Generated, GeneratedAlways } from 'kysely';
import type { DashboardId, HiveId, UserId } from '#platform/context/ids.ts';

declare module '#platform/database/tables.ts' {
  interface Database {
    dashboards: DashboardsTable;
    dashboard_hives: DashboardHivesTable;
    dashboard_openings: DashboardOpeningsTable;
  }
}

interface DashboardsTable {
  id: GeneratedAlways<DashboardId>;
  user_id: UserId;
  /** What opens it to everybody. */
  code: string;
  title: string;
  description: string | null;
  pace_seconds: number;
  interval: DashboardInterval;
  /** YYYY-MM-DD, as `ends_on`, which is its last day. */
  starts_on: string | null;
  ends_on: string | null;
  shows_all: boolean;
  parts: DashboardPart[];
  /** Null: that of whoever looks at it. */
  language: LanguageCode | null;
  weight_unit: WeightUnit;
  temperature_unit: TemperatureUnit;
  theme: DashboardTheme;
  sites: string[];
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
