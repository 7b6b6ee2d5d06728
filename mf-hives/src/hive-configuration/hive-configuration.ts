import {
  defaultLayers,
  type EditedLayer,
  type HiveDimensions,
  hasFrames,
  type NewLayer,
  sentLayerKind,
  withKeys,
} from '@skep/domain';
import type { HiveDimensionsInput, LayerInput } from '../generated/graphql.ts';
import { dimensionNames } from './type-dimensions.ts';

/** What a hive is built of, while a form holds it. */
export interface HiveBuild {
  typeId?: string | undefined;
  /** Of every layer without a colour of its own. */
  color?: string | undefined;
  /** From the top to the floor. */
  layers: EditedLayer[];
  dimensions: HiveDimensions;
}

/** One super on two brood boxes: what a new hive is until somebody says otherwise. */
export function newHiveBuild(): HiveBuild {
  return { typeId: undefined, color: undefined, layers: withKeys(defaultLayers), dimensions: {} };
}

/** Layers as they are sent: an excluder has no frames, whatever stood in the form. */
export function sentLayers(layers: readonly (NewLayer & { id?: string | undefined })[]): LayerInput[] {
  return layers.map(({ id, kind, color, frameCount }) => ({
    id,
    kind: sentLayerKind(kind),
    color,
    frameCount: hasFrames(kind) ? frameCount : undefined,
  }));
}

type AnsweredDimensions = { [Name in keyof HiveDimensionsInput]?: number | null | undefined };

/** Sizes as an answer tells them: null for unknown. */
export function dimensionsOf(answer: AnsweredDimensions): HiveDimensions {
  return Object.fromEntries(dimensionNames.map((name) => [name, answer[name] ?? undefined]));
}
