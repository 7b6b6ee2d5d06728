import {
  type BoxAct,
  type BoxStep,
  canMove,
  type EditedLayer,
  type LayerKind,
  layerKindOf,
  newLayer,
} from '@skep/domain';
import type { ChoosableHiveFragment } from '../generated/graphql.ts';

/** Boxes of an inspection that waits for a network have no id yet that another step could name. */
const unsentPrefix = 'unsent:';

/** The boxes of a hive as their editing takes them. */
export function boxesOf({ layers }: Pick<ChoosableHiveFragment, 'layers'>): EditedLayer[] {
  return layers.map(({ id, kind, color, frameCount }) => ({
    key: id,
    id,
    kind: layerKindOf(kind),
    color: color ?? undefined,
    frameCount: frameCount ?? undefined,
  }));
}

/** The id under which screens show a box that was added by an inspection that waits. */
export function unsentIdOf(inspectionId: string, key: string): string {
  return `${unsentPrefix}${inspectionId}:${key}`;
}

/** False for a box that an inspection has added which is not sent yet. */
export function isStored({ key }: EditedLayer): boolean {
  return !key.startsWith(unsentPrefix);
}

export function stepOfNewBox(layers: readonly EditedLayer[], kind: LayerKind): BoxStep {
  const { key, frameCount } = newLayer(layers, kind);
  return { act: 'add', layer: key, kind, ...(frameCount !== undefined && { frameCount }) };
}

/** The steps with one more. A box that was added here and is taken off again was never there. */
export function withStep(steps: readonly BoxStep[], step: BoxStep): BoxStep[] {
  const isAddedHere = steps.some(({ act, layer }) => act === 'add' && layer === step.layer);
  return step.act === 'take_off' && isAddedHere
    ? steps.filter(({ layer }) => layer !== step.layer)
    : [...steps, step];
}

/** What can be done to a box: only boxes with frames are turned. */
export function actsFor(
  layers: readonly EditedLayer[],
  { key, kind }: EditedLayer,
): Exclude<BoxAct, 'add'>[] {
  return [
    ...(canMove(layers, key, 'up') ? (['up'] as const) : []),
    ...(canMove(layers, key, 'down') ? (['down'] as const) : []),
    ...(kind === 'brood' || kind === 'honey' ? (['turn'] as const) : []),
    'take_off' as const,
  ];
}
