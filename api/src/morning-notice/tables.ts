import type { Generated } from 'kysely';
import type { UserId } from '#platform/context/ids.ts';

declare module '#platform/database/tables.ts' {
  interface Database {
    morning_notices: MorningNoticesTable;
  }
}

/** Without a row, and with neither push nor email, a person gets no morning notice. */
interface MorningNoticesTable {
  user_id: UserId;
  /** HH:MM on the clock of the zone. */
  at_time: string;
  time_zone: string;
  is_pushed: boolean;
  is_mailed: boolean;
  next_at: Date;
  /** The day of the last notice, or of the last day on which there was nothing to say; YYYY-MM-DD. */
  last_day: Generated<string | null>;
}
