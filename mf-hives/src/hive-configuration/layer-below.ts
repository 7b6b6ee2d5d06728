import { type CollisionDetection, pointerWithin } from '@dnd-kit/core';
import { isInArea, keyOfId } from './layer-drag-ids.ts';

/**
 * The layer that a dragged one would stand on: the first whose middle is below the pointer, or else the area,
 * which means its floor. A middle, since what makes room for the dragged layer then moves away from the
 * pointer: an edge would come back under it, and the layers would change places at every step.
 */
export const layerBelow: CollisionDetection = (drag) => {
  const { droppableContainers, droppableRects, pointerCoordinates } = drag;
  const areas = droppableContainers.filter(({ id }) => keyOfId(id) === undefined);
  const [area] = pointerWithin({ ...drag, droppableContainers: areas });
  if (!area || !pointerCoordinates) return [];
  const [layer] = droppableContainers
    .flatMap(({ id }) => {
      const rect = isInArea(id, area.id) ? droppableRects.get(id) : undefined;
      return rect ? [{ id, middle: rect.top + rect.height / 2 }] : [];
    })
    .filter(({ middle }) => middle > pointerCoordinates.y)
    .toSorted((one, other) => one.middle - other.middle);
  return [layer ? { id: layer.id } : area];
};
