import {
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  hasSortableData,
  SortableContext,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { Icon, tokens } from '@skep/ui';
import type { CSSProperties, ReactNode } from 'react';
import styled from 'styled-components';

const pullPx = 4;

// Who moves an item says so itself, and in the person's language.
const silent = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing };
const accessibility = { announcements: silent, screenReaderInstructions: { draggable: '' } };

/** Among siblings alone: an item stays below its heading. */
const nearestSibling: CollisionDetection = ({ droppableContainers, ...drag }) =>
  closestCenter({
    ...drag,
    droppableContainers: droppableContainers.filter(
      ({ data }) => data.current?.sortable?.containerId === drag.active.data.current?.sortable?.containerId,
    ),
  });

export interface DragAreaProps {
  onMove: (id: string, place: number) => void;
  children: ReactNode;
}

/**
 * Lets lines be pulled to another place among their siblings.
 * Accessibility: for pointers alone; whatever it does, the buttons of a line do as well.
 */
export function DragArea({ onMove, children }: DragAreaProps) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: pullPx } }));
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id && hasSortableData(over))
      onMove(String(active.id), over.data.current.sortable.index);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={nearestSibling}
      accessibility={accessibility}
      onDragEnd={drop}
    >
      {children}
    </DndContext>
  );
}

export function DragSiblings({ ids, children }: { ids: string[]; children: ReactNode }) {
  return (
    <SortableContext items={ids} strategy={verticalListSortingStrategy}>
      {children}
    </SortableContext>
  );
}

/** A line, and by what it is pulled, if it can be. */
export function useDraggedLine(id: string, isMovable: boolean) {
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id,
    disabled: { draggable: !isMovable },
  });
  // Up and down alone, and whole: a line that makes room for a larger one keeps its size.
  const style: CSSProperties = {
    transform: transform ? `translateY(${transform.y}px)` : undefined,
    transition,
    position: 'relative',
    zIndex: isDragging ? 1 : undefined,
    background: isDragging ? tokens.color.surface : undefined,
    boxShadow: isDragging ? tokens.shadow.raised : undefined,
  };
  return {
    line: { ref: setNodeRef, style },
    grip: isMovable && (
      <Grip ref={setActivatorNodeRef} {...listeners} aria-hidden="true">
        <Icon name="grip" />
      </Grip>
    ),
  };
}

function nothing() {
  return undefined;
}

const Grip = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  align-self: stretch;
  justify-content: center;
  width: ${tokens.space[32]};
  color: ${tokens.color.textMuted};
  cursor: grab;
  /* A finger that pulls here moves the line, not the page. */
  touch-action: none;
`;
