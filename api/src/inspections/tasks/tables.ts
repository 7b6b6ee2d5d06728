import type { MethodStepKey } from '@skep/domain';
import type { Generated, GeneratedAlways } from 'kysely';
import type { HivePlanId, TaskId, UserId } from '#platform/context/ids.ts';
import type { TaskColumns } from './task-fields.ts';

declare module '#platform/database/tables.ts' {
  interface Database {
    tasks: TasksTable;
  }
}

interface TasksTable extends TaskColumns {
  id: GeneratedAlways<TaskId>;
  user_id: UserId;
  repeat_from: string | null;
  done_at: Date | null;
  /** Null: that account is gone. */
  done_by: UserId | null;
  /** The task whose repetition made it. */
  follows_id: TaskId | null;
  /** The plan of a hive of which it is a step; the next two columns are filled with it. */
  plan_id: HivePlanId | null;
  plan_step: MethodStepKey | null;
  planned_day: string | null;
  mailed_at: Date | null;
  /** Goes up by one with each edit. */
  rev: Generated<number>;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
}
