import type { HiveLayer } from '@skep/ui';
import type { LayerKind } from '../generated/graphql.ts';

const kinds: Record<LayerKind, HiveLayer['kind']> = {
  BROOD: 'brood',
  HONEY: 'honey',
  QUEEN_EXCLUDER: 'queen_excluder',
  FEEDING_BOX: 'feeding_box',
};

/** Layers as the drawing takes them. */
export function drawnLayers<Layer extends { kind: LayerKind }>(layers: readonly Layer[]) {
  return layers.map((layer) => ({ ...layer, kind: kinds[layer.kind] }));
}
