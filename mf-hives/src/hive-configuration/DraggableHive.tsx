import { useDroppable } from '@dnd-kit/core';
import type { EditedLayer } from '@skep/domain';
import { HiveDrawing, placeLayers, tokens } from '@skep/ui';
import type { CSSProperties } from 'react';
import styled from 'styled-components';
import { heldStyles } from './held-styles.ts';
import { useDraggableLayer } from './useDraggableLayer.ts';

export interface DraggableHiveProps {
  layers: readonly EditedLayer[];
  color: string | undefined;
  draggedKey: string | undefined;
  label: string;
}

/** The hive, into which layers are put and whose layers can be taken. */
export function DraggableHive({ layers, color, draggedKey, label }: DraggableHiveProps) {
  const { setNodeRef } = useDroppable({ id: 'drawing' });
  const { width, height, layers: drawn } = placeLayers(layers, color, 'large');
  return (
    <Place ref={setNodeRef}>
      <Hive style={{ maxWidth: width }}>
        <HiveDrawing layers={layers} color={color} size="large" label={label} />
        {layers.map(({ key }, index) => {
          const box = drawn[index];
          const shape = box && {
            top: `${(100 * box.y) / height}%`,
            height: `${(100 * box.height) / height}%`,
            left: `${(100 * box.x) / width}%`,
            width: `${(100 * box.width) / width}%`,
          };
          return <Grip key={key} layerKey={key} isDragged={key === draggedKey} shape={shape} />;
        })}
      </Hive>
    </Place>
  );
}

interface GripProps {
  layerKey: string;
  isDragged: boolean;
  shape: CSSProperties | undefined;
}

/** Where a drawn layer is taken. */
function Grip({ layerKey, isDragged, shape }: GripProps) {
  const { ref, takenBy } = useDraggableLayer('drawing', layerKey, isDragged);
  return <Surface {...takenBy} ref={ref} style={shape} $isDragged={isDragged} aria-hidden="true" />;
}

const Place = styled.div`
  display: flex;
  flex: 1;
  align-items: end;
  align-self: stretch;
  justify-content: center;
`;

const Hive = styled.div`
  position: relative;
  width: 100%;
`;

const Surface = styled.span<{ $isDragged: boolean }>`
  position: absolute;
  border-radius: ${tokens.radius.small};
  outline: ${({ $isDragged }) => ($isDragged ? `2px dashed ${tokens.color.focus}` : 'none')};
  cursor: grab;
  ${heldStyles}
`;
