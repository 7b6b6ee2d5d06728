import type { Generated } from 'kysely';
import type { UserId } from '#platform/context/ids.ts';

declare module '#platform/database/tables.ts' {
  interface Database {
    /** At most one row: when backups are made. None: nobody has decided it yet. */
    backup_plan: {
      id: Generated<number>;
      is_on: boolean;
      /** On the clock of the time zone. */
      hour: number;
      time_zone: string;
      stored_max: number;
      recipient: string | null;
    };
    /** Backups that this installation made or tried to make. */
    backup_runs: {
      id: Generated<number>;
      started_at: Date;
      /** Null: it is being made, or its process was killed. */
      ended_at: Date | null;
      /** Who started it; null: the plan, or somebody who has no account any more. */
      started_by: UserId | null;
      /** Null until it is stored. */
      file: string | null;
      size_bytes: string | null;
      /** Why it failed. */
      failure: string | null;
      /** Since when its file is gone, as older ones are deleted. */
      file_deleted_at: Date | null;
    };
  }
}
