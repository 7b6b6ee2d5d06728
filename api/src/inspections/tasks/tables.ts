import type { Generated, GeneratedAlways } from 'kysely';
import type { TaskId, UserId } from '#platform/context/ids.ts';
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
  mailed_at: Date | null;
  /** Goes up by one with each edit. */
  rev: Generated<number>;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
}
