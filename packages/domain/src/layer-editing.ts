import { hasFrames, hiveLimits, type LayerKind, type NewLayer } from './hive-limits.ts';

/** A layer while its hive is being built. */
export interface EditedLayer {
  /** Tells the layers of one hive apart while they move; never sent. */
  key: string;
  /** Of a stored layer; absent for a new one. */
  id?: string | undefined;
  kind: LayerKind;
  color?: string | undefined;
  frameCount?: number | undefined;
}

export type MoveDirection = 'up' | 'down';

/** Layers without ids, as the default hive, ready for editing. */
export function withKeys(layers: readonly NewLayer[]): EditedLayer[] {
  return layers.map((layer, index) => ({ ...layer, key: `new-${index + 1}` }));
}

/** A new layer with as many frames as the fullest box has. */
export function newLayer(layers: readonly EditedLayer[], kind: LayerKind): EditedLayer {
  return addedLayer(layers, kind, undefined);
}

/** The same with a number of frames. */
export function addedLayer(
  layers: readonly EditedLayer[],
  kind: LayerKind,
  frameCount: number | undefined,
): EditedLayer {
  return {
    key: freeKey(layers),
    kind,
    ...(hasFrames(kind) && {
      frameCount: frameCount ?? framesOfAll(layers) ?? hiveLimits.frameCountDefault,
    }),
  };
}

/**
 * A new layer where a beekeeper would put it: a feeder on top, a brood box on the brood, an excluder on the
 * uppermost brood box, a super below the feeders.
 */
export function addLayer(layers: readonly EditedLayer[], kind: LayerKind): EditedLayer[] {
  return placeLayer(layers, newLayer(layers, kind));
}

/** The same with a layer that comes from elsewhere. */
export function placeLayer(layers: readonly EditedLayer[], layer: EditedLayer): EditedLayer[] {
  return layers.toSpliced(placeOf(layers, layer.kind), 0, layer);
}

/**
 * Puts a layer, a new one or one of them, onto the layer with that key, or else onto the floor. Feeders stay
 * on top: the layer comes as near as that allows.
 */
export function putLayer(
  layers: readonly EditedLayer[],
  layer: EditedLayer,
  onto: string | undefined,
): EditedLayer[] {
  const rest = removeLayer(layers, layer.key);
  const belowFeeders = firstOf(rest, notFeeder);
  const wanted = firstOf(rest, ({ key }) => key === onto);
  const place = notFeeder(layer) ? Math.max(wanted, belowFeeders) : Math.min(wanted, belowFeeders);
  return rest.toSpliced(place, 0, layer);
}

export function removeLayer(layers: readonly EditedLayer[], key: string): EditedLayer[] {
  return layers.filter((layer) => layer.key !== key);
}

/** A feeder is on top of everything, so it changes places with other feeders only. */
export function canMove(layers: readonly EditedLayer[], key: string, direction: MoveDirection): boolean {
  const index = indexOf(layers, key);
  const layer = layers[index];
  const neighbour = layers[index + offsets[direction]];
  if (!layer || !neighbour) return false;
  return (layer.kind === 'feeding_box') === (neighbour.kind === 'feeding_box');
}

/** Changes places with the layer above or below; the same layers when it cannot. */
export function moveLayer(
  layers: readonly EditedLayer[],
  key: string,
  direction: MoveDirection,
): readonly EditedLayer[] {
  if (!canMove(layers, key, direction)) return layers;
  const index = indexOf(layers, key);
  const rest = removeLayer(layers, key);
  const place = index + offsets[direction];
  return [...rest.slice(0, place), ...layers.slice(index, index + 1), ...rest.slice(place)];
}

/** Undefined takes the colour of the hive. */
export function colourLayer(
  layers: readonly EditedLayer[],
  key: string,
  color: string | undefined,
): EditedLayer[] {
  return layers.map((layer) => (layer.key === key ? { ...layer, color } : layer));
}

/** One colour over all layers. */
export function colourAll(layers: readonly EditedLayer[], color: string | undefined): EditedLayer[] {
  return layers.map((layer) => ({ ...layer, color }));
}

export function setFrames(
  layers: readonly EditedLayer[],
  key: string,
  frameCount: number | undefined,
): EditedLayer[] {
  return layers.map((layer) => (layer.key === key ? { ...layer, frameCount } : layer));
}

/** One number of frames for all boxes. */
export function setAllFrames(layers: readonly EditedLayer[], frameCount: number | undefined): EditedLayer[] {
  return layers.map((layer) => (hasFrames(layer.kind) ? { ...layer, frameCount } : layer));
}

/** Frames of the fullest box; undefined when no box says how many it has. */
export function framesOfAll(layers: readonly EditedLayer[]): number | undefined {
  const counts = layers.flatMap(({ frameCount }) =>
    frameCount === undefined || Number.isNaN(frameCount) ? [] : [frameCount],
  );
  return counts.length === 0 ? undefined : Math.max(...counts);
}

const offsets: Record<MoveDirection, number> = { up: -1, down: 1 };

function indexOf(layers: readonly EditedLayer[], key: string): number {
  return layers.findIndex((layer) => layer.key === key);
}

/** Index that a new layer of a kind takes, counted from the top. */
function placeOf(layers: readonly EditedLayer[], kind: LayerKind): number {
  const below = {
    feeding_box: 0,
    honey: firstOf(layers, notFeeder),
    queen_excluder: firstOf(layers, isBrood),
  };
  return kind === 'brood' ? below.queen_excluder : below[kind];
}

function firstOf(layers: readonly EditedLayer[], fits: (layer: EditedLayer) => boolean): number {
  const index = layers.findIndex(fits);
  return index < 0 ? layers.length : index;
}

const notFeeder = ({ kind }: EditedLayer) => kind !== 'feeding_box';
const isBrood = ({ kind }: EditedLayer) => kind === 'brood';

function freeKey(layers: readonly EditedLayer[]): string {
  const taken = new Set(layers.map(({ key }) => key));
  let number = layers.length + 1;
  while (taken.has(`new-${number}`)) number += 1;
  return `new-${number}`;
}
