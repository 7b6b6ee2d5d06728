import { useDraggable, useDroppable } from '@dnd-kit/core';
import { type LayerArea, layerId } from './layer-drag-ids.ts';

/** A layer that can be taken, and onto which others can be put. */
export function useDraggableLayer(area: LayerArea, key: string, isDragged: boolean) {
  const id = layerId(area, key);
  const { setNodeRef: setTaken, listeners } = useDraggable({ id });
  const { setNodeRef: setMet } = useDroppable({ id, disabled: isDragged });
  return {
    takenBy: listeners,
    ref: (element: HTMLElement | null) => {
      setTaken(element);
      setMet(element);
    },
  };
}
