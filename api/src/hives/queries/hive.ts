import type { LayerKind } from '@skep/domain';
import type { PlainHive } from '#hive-core/hive-fields.ts';
import type { Queen } from '#hives/queens/queen.ts';
import type { HiveDevice } from '#measurements/devices/hive-device-store.ts';
import type { Access } from '#platform/access/access.ts';
import type { ApiaryId, GroupId, HiveId, InspectionId, LayerId, UserId } from '#platform/context/ids.ts';
import type { HiveStateSince } from './state.ts';

export interface Layer {
  id: LayerId;
  kind: LayerKind;
  /** The higher, the nearer to the roof. */
  order: number;
  color: string | undefined;
  /** Undefined for layers that hold no frames. */
  frameCount: number | undefined;
}

export interface Hive extends PlainHive {
  id: HiveId;
  ownerId: UserId;
  /** Of who asks. */
  access: Access;
  /** Groups through which who asks sees it; to its owner all that it is shared in. */
  groupIds: readonly GroupId[];
  apiaryId: ApiaryId;
  apiaryName: string;
  clientId: string | undefined;
  /** From the roof to the floor. */
  layers: readonly Layer[];
  queen: Queen | undefined;
  /** Numbers of the tags that the person who asks has hung on it. */
  tagNumbers: readonly string[];
  /** What it is, since when. */
  life: HiveStateSince;
  /** Those that stand on it now, the one that came last first. */
  devices: readonly HiveDevice[];
  /** To the person who asks. */
  isFavourite: boolean;
  inspectionCount: number;
  lastInspection: LastInspection | undefined;
  rev: number;
  createdAt: Date;
}

/** What the newest inspection said. */
export interface LastInspection {
  id: InspectionId;
  /** `YYYY-MM-DD HH:MM:SS` on the clock of its zone. */
  inspectedLocal: string;
  timeZone: string;
  impression: number | undefined;
  needsAttention: boolean | undefined;
  notes: string | undefined;
  reminder: string | undefined;
  reminderLocal: string | undefined;
}
