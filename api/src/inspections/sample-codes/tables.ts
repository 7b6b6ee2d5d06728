import type { Generated } from 'kysely';
import type { HiveId, QueenId, SampleCodeId, UserId } from '#platform/context/ids.ts';

declare module '#platform/database/tables.ts' {
  interface Database {
    sample_codes: SampleCodesTable;
  }
}

interface SampleCodesTable {
  id: Generated<SampleCodeId>;
  code: string;
  /** Of the hive. */
  user_id: UserId;
  /** Who made it; null when that account is gone. */
  author_id: UserId | null;
  hive_id: HiveId;
  queen_id: QueenId | null;
  /** `YYYY-MM-DD HH:MM:SS` on the clock of who took it. */
  sampled_local: string | null;
  created_at: Date;
}
