import type { GeneratedAlways } from 'kysely';
import type { HivePlanId, UserId } from '#platform/context/ids.ts';
import type { PlanColumns } from './plan-fields.ts';

declare module '#platform/database/tables.ts' {
  interface Database {
    hive_plans: HivePlansTable;
  }
}

interface HivePlansTable extends PlanColumns {
  id: GeneratedAlways<HivePlanId>;
  /** Who started it. */
  user_id: UserId;
  /** When somebody ended it before all of its steps were done. */
  ended_at: Date | null;
  created_at: Date;
}
