import type { LayerKind } from '@skep/domain';

/** Where layers are dragged: the list of their names, and the hive itself. */
export type LayerArea = 'list' | 'drawing';

const layersBegin = '/';

/** Names a layer for dragging; the same layer has another name in each area. */
export const layerId = (area: LayerArea, key: string) => `${area}${layersBegin}${key}`;

/** Names a kind of layer that waits to be dragged into the hive. */
export const kindId = (kind: LayerKind) => `new${layersBegin}${kind}`;

/** Undefined for an area itself. */
export function keyOfId(id: string | number): string | undefined {
  return String(id).split(layersBegin)[1];
}

export function isInArea(id: string | number, area: string | number): boolean {
  return String(id).startsWith(`${area}${layersBegin}`);
}
