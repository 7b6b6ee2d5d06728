import type { LayerKind } from '@skep/domain';
import type { Generated } from 'kysely';
import type { ApiaryId, GroupId, HiveId, LayerId, UserId } from '#platform/context/ids.ts';
import type { Audience } from './authorization.ts';
import type { PlainHiveColumns } from './hive-fields.ts';

declare module '#platform/database/tables.ts' {
  interface Database {
    hives: HivesTable;
    hive_layers: HiveLayersTable;
    hive_places: HivePlacesTable;
    favourite_hives: FavouriteHivesTable;
    hive_grants: HiveGrantsTable;
    hive_rights: HiveRightsView;
  }
}

interface HivesTable extends PlainHiveColumns {
  id: Generated<HiveId>;
  user_id: UserId;
  apiary_id: ApiaryId;
  client_id: string | null;
  rev: Generated<number>;
  /** Whose change was the last; null when that account is gone. */
  changed_by: UserId | null;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
}

interface HiveLayersTable {
  id: Generated<LayerId>;
  hive_id: HiveId;
  kind: LayerKind;
  /** The higher, the nearer to the roof. */
  sort_order: number;
  color: string | null;
  /** Null for layers that hold no frames. */
  frame_count: number | null;
}

interface HivePlacesTable {
  id: Generated<number>;
  hive_id: HiveId;
  apiary_id: ApiaryId;
  since: Date;
  /** Null while the hive is there. */
  until: Date | null;
}

interface FavouriteHivesTable {
  user_id: UserId;
  hive_id: HiveId;
  created_at: Date;
}

/** Who sees a hive without being somebody. */
interface HiveGrantsTable {
  hive_id: HiveId;
  audience: 'research';
  /** A research project's id. */
  audience_id: number;
  seen_from: Date | null;
  seen_until: Date | null;
}

/** Who else than its owner sees a hive, and through what: of a group all of its `group_people`, who may be the owner too. */
interface HiveRightsView extends Omit<HiveGrantsTable, 'audience'> {
  audience: Audience;
  group_id: GroupId | null;
  may_edit: boolean;
  /** The exact place. */
  shows_place: boolean;
  ends_at: Date | null;
}
