import type { ColonyEventKind, HiveState } from '@skep/domain';
import type { Generated } from 'kysely';
import type { ColonyEventId, HiveId, QueenId, UserId } from '#platform/context/ids.ts';

declare module '#platform/database/tables.ts' {
  interface Database {
    colony_events: ColonyEventsTable;
    hive_states: HiveStatesTable;
  }
}

interface ColonyEventsTable {
  id: Generated<ColonyEventId>;
  user_id: UserId;
  /** Who did it; null when that account is gone. */
  author_id: UserId | null;
  client_id: string | null;
  kind: ColonyEventKind;
  /** YYYY-MM-DD. */
  happened_on: string;
  note: string | null;
  /** Where it happened: the hive that was split, that another came into, whose queen left. */
  hive_id: HiveId;
  /** The new hive of a split, the hive that is no more after uniting, the hive to which a queen moved. */
  other_hive_id: HiveId | null;
  /** The queen who came or moved. */
  queen_id: QueenId | null;
  /** The queen who headed the hive before. */
  former_queen_id: QueenId | null;
  /** How many boxes went from one hive to the other, and how many frames they held. */
  moved_boxes: number | null;
  moved_frames: number | null;
  created_at: Date;
}

interface HiveStatesTable {
  id: Generated<number>;
  hive_id: HiveId;
  event_id: ColonyEventId;
  state: HiveState;
  /** YYYY-MM-DD. */
  since: string;
}
