import {
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  type PointerSensorProps,
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
import { clickAfterDragFix } from '@skep/ui/drag';
import type { CSSProperties, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';

const pullPx = 4;

// Who moves an item says so itself, and in the person's language.
const silent = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing };
const accessibility = { announcements: silent, screenReaderInstructions: { draggable: '' } };

/**
 * Drops where the pointer was let go. What is below it is known once the last move is drawn, and a quick finger lifts
 * before that, the more so where a phone is busy: the line came down a place too early, or stayed.
 */
class PromptPointerSensor extends PointerSensor {
  constructor(props: PointerSensorProps) {
    let last: Parameters<PointerSensorProps['onMove']>[0] | undefined;
    super({
      ...props,
      onMove(at) {
        last = at;
        props.onMove(at);
      },
      onEnd() {
        const at = last;
        // Once for the places of the lines, which are measured when a pull begins, and once for the move.
        if (at) for (let step = 0; step < 2; step += 1) flushSync(() => props.onMove(at));
        props.onEnd();
      },
    });
    clickAfterDragFix(this);
  }
}

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
  const sensors = useSensors(useSensor(PromptPointerSensor, { activationConstraint: { distance: pullPx } }));
  const drop = ({ active, collisions }: DragEndEvent) => {
    const target = collisions?.[0]?.data?.droppableContainer;
    if (target && target.id !== active.id && hasSortableData(target))
      onMove(String(active.id), target.data.current.sortable.index);
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
