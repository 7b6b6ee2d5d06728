import {
  afterBoxSteps,
  type BoxStep,
  type EditedLayer,
  hasFrames,
  hiveLimits,
  isLayerKind,
} from '@skep/domain';
import type { Layer } from '#hives/queries/hive.ts';
import type { LayerFields, LayerInput, LayersInput } from './changes.ts';

/** The layers of a hive after a change, from the roof to the floor, each with its place. */
export function changedLayers(before: readonly Layer[], change: LayersInput): LayerInput[] {
  return change.kind === 'listed' ? inOrder(change.layers) : counted(before, change);
}

/**
 * From the roof to the floor. Layers without an order keep the place that they were sent in; those of old records,
 * where an order of 0 says nothing, have their supers above their brood.
 */
function inOrder(layers: readonly LayerInput[]): LayerInput[] {
  const isOrdered = layers.every(({ order }) => order !== undefined && order > 0);
  const places = layers.map((layer, index) => ({ layer, index }));
  if (isOrdered) places.sort((a, b) => (b.layer.order ?? 0) - (a.layer.order ?? 0) || a.index - b.index);
  else if (layers.some(({ order }) => order === 0)) {
    places.sort((a, b) => heightOf(a.layer.kind) - heightOf(b.layer.kind) || a.index - b.index);
  }
  return places.map(({ layer }, index) => ({ ...layer, order: layers.length - index }));
}

const fromRoof = ['feeding_box', 'honey', 'queen_excluder', 'brood'];

function heightOf(kind: string): number {
  return fromRoof.indexOf(kind);
}

/** Keeps the lowest layers of each kind, adds what is missing on top of its kind, and leaves all other layers. */
function counted(
  before: readonly Layer[],
  { brood, honey, frameCount }: LayersInput & { kind: 'counted' },
): LayerInput[] {
  const ofKind = (kind: Layer['kind'], count: number): LayerInput[] => {
    const remaining = count === 0 ? [] : before.filter((layer) => layer.kind === kind).slice(-count);
    const added = Array.from({ length: Math.max(0, count - remaining.length) }, () => ({ kind }));
    return [...added, ...remaining].map((layer) => ({ ...layer, frameCount }));
  };
  const others = before.filter(({ kind }) => !hasFrames(kind));
  return inOrder(
    [...others, ...ofKind('honey', honey), ...ofKind('brood', brood)].map(
      ({ order: _place, ...layer }) => layer,
    ),
  );
}

/** Layers as their editing takes them. */
export function editedLayers(layers: readonly Layer[]): EditedLayer[] {
  return layers.map(({ id, kind, color, frameCount }) => ({
    key: String(id),
    id: String(id),
    kind,
    color,
    frameCount,
  }));
}

/** The layers after what was done to them during an inspection. */
export function layersAfterSteps(before: readonly Layer[], steps: readonly BoxStep[]): LayerInput[] {
  return layerInputs(before, afterBoxSteps(editedLayers(before), steps));
}

/** Edited layers as a hive takes them. @param before those of the hive, which have ids */
export function layerInputs(before: readonly Layer[], edited: readonly EditedLayer[]): LayerInput[] {
  const known = new Map(before.map((layer) => [String(layer.id), layer.id]));
  return edited.map(({ key: _key, id, ...layer }) => ({
    ...layer,
    id: id === undefined ? undefined : known.get(id),
  }));
}

/** Layers with frames have ten unless something else is said; the others have none. */
export function withFrames(layers: readonly LayerInput[]): LayerInput[] {
  return layers.map((layer) => ({ ...layer, frameCount: framesOf(layer) }));
}

function framesOf({ kind, frameCount }: LayerInput): number | undefined {
  if (!isLayerKind(kind)) return frameCount;
  return hasFrames(kind) ? (frameCount ?? hiveLimits.frameCountDefault) : undefined;
}

/** True when the hive is built otherwise than before: its layers, their order or their frames. Colours do not count. */
export function isBuiltOtherwise(
  before: readonly Pick<LayerFields, 'kind' | 'frameCount'>[],
  after: readonly Pick<LayerFields, 'kind' | 'frameCount'>[],
): boolean {
  const build = (layers: typeof before) =>
    layers.map(({ kind, frameCount }) => `${kind} ${frameCount ?? ''}`).join('|');
  return build(before) !== build(after);
}

/** True when nothing of the layers is changed, colours included: a client that echoes them changes nothing. */
export function areSameLayers(before: readonly Layer[], after: readonly LayerFields[]): boolean {
  const known = ({ id, kind, order, color, frameCount }: LayerFields) => [id, kind, order, color, frameCount];
  return JSON.stringify(before.map(known)) === JSON.stringify(after.map(known));
}
