import type { LayerKind } from '@skep/domain';
import type { LayerKind as SentLayerKind } from '../generated/graphql.ts';

const kinds: Record<SentLayerKind, LayerKind> = {
  BROOD: 'brood',
  HONEY: 'honey',
  QUEEN_EXCLUDER: 'queen_excluder',
  FEEDING_BOX: 'feeding_box',
};

const sentKinds: Record<LayerKind, SentLayerKind> = {
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
