import { type EditedLayer, hasFrames, placeLayer } from '@skep/domain';
import type { LayerInput } from '#hives/hive/changes.ts';
import { editedLayers, layerInputs } from '#hives/hive/layers.ts';
import type { Layer } from '#hives/queries/hive.ts';
import type { LayerId } from '#platform/context/ids.ts';
import { fieldProblem } from '#platform/input/forms.ts';

/** Boxes of one hive that go to another, and what remains of the first. */
export interface TakenBoxes {
  moved: Layer[];
  rest: Layer[];
}

/**
 * Splits the layers of a hive into those that go and those that remain.
 * @throws AppError invalid_input for a layer that the hive does not have
 */
export function takenBoxes(layers: readonly Layer[], layerIds: readonly LayerId[] = []): TakenBoxes {
  const wanted = new Set(layerIds);
  const moved = layers.filter(({ id }) => wanted.has(id));
  if (moved.length < wanted.size) throw fieldProblem('layerIds', 'unknown_choice');
  return { moved, rest: layers.filter(({ id }) => !wanted.has(id)) };
}

/** How many boxes went, and how many frames they held: for the history. Undefined where none went. */
export function countOfMoved({ moved }: TakenBoxes): { movedBoxes?: number; movedFrames?: number } {
  const boxes = moved.filter(({ kind }) => hasFrames(kind));
  if (boxes.length === 0) return {};
  const movedFrames = boxes.reduce((sum, { frameCount = 0 }) => sum + frameCount, 0);
  return { movedBoxes: boxes.length, movedFrames };
}

/** The layers of a hive with those of another on it, each where a beekeeper would put it. */
export function withBoxes(layers: readonly Layer[], { moved }: TakenBoxes): LayerInput[] {
  const arrived = editedLayers(moved).map(({ id: _id, key, ...layer }) => ({
    ...layer,
    key: `moved-${key}`,
  }));
  const placed = arrived.reduceRight<EditedLayer[]>(placeLayer, editedLayers(layers));
  return layerInputs(layers, placed);
}
