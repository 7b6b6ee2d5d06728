import { DndContext, DragOverlay, MeasuringStrategy } from '@dnd-kit/core';
import type { EditedLayer } from '@skep/domain';
import { tokens } from '@skep/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { LayerLabel } from './LayerLabel.tsx';
import { layerBelow } from './layer-below.ts';
import { useLayerDrag } from './useLayerDrag.ts';

export interface LayerDragAreaProps {
  layers: readonly EditedLayer[];
  hiveColor: string | undefined;
  onChange: (layers: EditedLayer[], dropped: EditedLayer) => void;
  /** Draws the layers as they would be if what is dragged were let go. */
  children: (shown: readonly EditedLayer[], draggedKey: string | undefined) => ReactNode;
}

// Whatever moves layers says so itself, and in the person's language.
const silent = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing };
const accessibility = { announcements: silent, screenReaderInstructions: { draggable: '' } };
// Near the edge of the window alone: what is dragged from list to picture passes half of it.
const autoScroll = { threshold: { x: 0, y: 0.1 } };
const measuring = { droppable: { strategy: MeasuringStrategy.Always } };

/**
 * Lets layers be dragged, from a store into the hive and within it.
 * Accessibility: for pointers alone; whatever it does, buttons and keys do as well.
 */
export function LayerDragArea({ layers, hiveColor, onChange, children }: LayerDragAreaProps) {
  const { shown, dragged, events } = useLayerDrag(layers, onChange);
  return (
    <DndContext
      {...events}
      collisionDetection={layerBelow}
      measuring={measuring}
      autoScroll={autoScroll}
      accessibility={accessibility}
    >
      {children(shown, dragged?.key)}
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <Ghost>
            <LayerLabel layer={dragged} hiveColor={hiveColor} />
          </Ghost>
        )}
      </DragOverlay>
    </DndContext>
  );
}

function nothing() {
  return undefined;
}

const Ghost = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[8]};
  width: max-content;
  min-height: ${tokens.size.targetMain};
  padding: ${tokens.space[4]} ${tokens.space[12]} ${tokens.space[4]} ${tokens.space[8]};
  border: ${tokens.borderWidth} solid ${tokens.color.accentEdge};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow.raised};
  cursor: grabbing;
`;
