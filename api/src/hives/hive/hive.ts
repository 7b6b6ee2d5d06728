import { type HiveDimensions, hiveLimits, hiveRules, type LayerKind, layerRules } from '@skep/domain';
import { array, type InferOutput, maxLength, number, object, optional, pipe } from 'valibot';
import type { HiveStateSince } from '#hives/life/store.ts';
import type { Queen, QueenChanges } from '#hives/queens/queen.ts';
import type { HiveDevice } from '#measurements/devices/hive-devices.ts';
import type { ApiaryId, HiveId, InspectionId, LayerId, UserId } from '#platform/context/ids.ts';

const layerFields = object({ ...layerRules.entries, id: optional(number()), order: optional(number()) });

export const layersFields = pipe(array(layerFields), maxLength(hiveLimits.layerCountMax, 'too_many'));

/** What a hive says of itself. Layers run from the roof to the floor. */
export const hiveFields = object({ ...hiveRules, typeId: number(), layers: layersFields });

export type HiveFields = InferOutput<typeof hiveFields>;
export type LayerFields = HiveFields['layers'][number];

export interface Layer {
  id: LayerId;
  kind: LayerKind;
  /** The higher, the nearer to the roof. */
  order: number;
  color: string | undefined;
  /** Undefined for layers that hold no frames. */
  frameCount: number | undefined;
}

export interface Hive {
  id: HiveId;
  ownerId: UserId;
  apiaryId: ApiaryId;
  apiaryName: string;
  clientId: string | undefined;
  name: string;
  typeId: number;
  color: string | undefined;
  /** Place in the apiary; undefined stands last. */
  order: number | undefined;
  dimensions: HiveDimensions;
  /** From the roof to the floor. */
  layers: readonly Layer[];
  queen: Queen | undefined;
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

/** A stay of a hive in an apiary; without an end it stands there now. */
export interface HivePlace {
  apiaryId: ApiaryId;
  apiaryName: string;
  since: Date;
  until: Date | undefined;
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

/** A layer as it was sent, before any rule has seen it. */
export interface LayerInput {
  id?: number | undefined;
  kind: string;
  order?: number | undefined;
  color?: string | undefined;
  frameCount?: number | undefined;
}

/** What was said of a hive, before any rule has seen it: absent keys stay as they are, undefined takes away. */
export interface HiveChanges {
  name?: string | undefined;
  apiaryId?: ApiaryId | undefined;
  typeId?: number | undefined;
  color?: string | undefined;
  order?: number | undefined;
  dimensions?: { [Name in keyof HiveDimensions]?: number | undefined };
  layers?: LayersInput;
  queen?: QueenChanges;
}

/** Layers one by one, or as old clients may: how many of each kind, with how many frames. */
export type LayersInput =
  | { kind: 'listed'; layers: readonly LayerInput[] }
  | { kind: 'counted'; brood: number; honey: number; frameCount: number };
