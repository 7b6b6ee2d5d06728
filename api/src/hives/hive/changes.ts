import { hiveLimits, layerRules } from '@skep/domain';
import { array, type InferOutput, maxLength, number, object, optional, pipe } from 'valibot';
import { type PlainHiveChanges, plainHiveFields } from '#hive-core/hive-fields.ts';
import type { QueenChanges } from '#hives/queens/queen.ts';
import type { ApiaryId } from '#platform/context/ids.ts';
import { rulesOf } from '#platform/resource/fields.ts';

const layerFields = object({ ...layerRules.entries, id: optional(number()), order: optional(number()) });

export const layersFields = pipe(array(layerFields), maxLength(hiveLimits.layerCountMax, 'too_many'));

/** What a hive says of itself. Layers run from the roof to the floor. */
export const hiveFields = object({ ...rulesOf(plainHiveFields).entries, layers: layersFields });

export type HiveFields = InferOutput<typeof hiveFields>;
export type LayerFields = HiveFields['layers'][number];

/** A placement of a hive in an apiary; without an end it is there now. */
export interface HivePlace {
  apiaryId: ApiaryId;
  apiaryName: string;
  since: Date;
  until: Date | undefined;
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
export interface HiveChanges extends PlainHiveChanges {
  apiaryId?: ApiaryId | undefined;
  layers?: LayersInput;
  queen?: QueenChanges;
}

/** Layers one by one, or as old clients may: how many of each kind, with how many frames. */
export type LayersInput =
  | { kind: 'listed'; layers: readonly LayerInput[] }
  | { kind: 'counted'; brood: number; honey: number; frameCount: number };
