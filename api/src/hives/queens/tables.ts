import type { QueenEnd, QueenPurpose } from '@skep/domain';
import type { Generated } from 'kysely';
import type { ColonyEventId, HiveId, QueenId, UserId } from '#platform/context/ids.ts';
import type { QueenColumns } from './queen-fields.ts';

declare module '#platform/database/tables.ts' {
  interface Database {
    queens: QueensTable;
    queen_reigns: QueenTenuresTable;
  }
}

interface QueensTable extends QueenColumns {
  id: Generated<QueenId>;
  rev: Generated<number>;
  /** Whose change was the last; null when that account is gone. */
  changed_by: UserId | null;
  /** The hive that she heads, or headed last; null before the first. */
  hive_id: HiveId | null;
  /** Whose she is while no hive says it. */
  user_id: Generated<UserId | null>;
  /** YYYY-MM-DD; null while she lives. */
  gone_on: Generated<string | null>;
  fate: Generated<QueenEnd | null>;
  /** Where she is kept and why, while she lives and heads no hive. */
  place: Generated<string | null>;
  purpose: Generated<QueenPurpose | null>;
  /** Of one who was sold or given away. */
  recipient: Generated<string | null>;
  created_at: Date;
  deleted_at: Date | null;
}

interface QueenTenuresTable {
  id: Generated<number>;
  queen_id: QueenId;
  hive_id: HiveId;
  /** The step that began it; null where only her entry into the register is known. */
  event_id: ColonyEventId | null;
  /** YYYY-MM-DD. */
  since: string;
  /** Null while she heads it. */
  until: string | null;
}
