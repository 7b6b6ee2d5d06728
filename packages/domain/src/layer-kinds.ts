import type { LayerKind } from './hive-limits.ts';

/** A kind as GraphQL writes it. */
export type SentLayerKind = Uppercase<LayerKind>;

const kinds: Readonly<Record<SentLayerKind, LayerKind>> = {
  BROOD: 'brood',
  HONEY: 'honey',
  QUEEN_EXCLUDER: 'queen_excluder',
  FEEDING_BOX: 'feeding_box',
};

const sentKinds: Readonly<Record<LayerKind, SentLayerKind>> = {
  brood: 'BROOD',
  honey: 'HONEY',
  queen_excluder: 'QUEEN_EXCLUDER',
  feeding_box: 'FEEDING_BOX',
};

export function layerKindOf(sent: SentLayerKind): LayerKind {
  return kinds[sent];
}

export function sentLayerKind(kind: LayerKind): SentLayerKind {
  return sentKinds[kind];
}

/** Layers as they were sent, with kinds as they are called here. */
export function readLayers<Layer extends { kind: SentLayerKind }>(layers: readonly Layer[]) {
  return layers.map((layer) => ({ ...layer, kind: layerKindOf(layer.kind) }));
}
