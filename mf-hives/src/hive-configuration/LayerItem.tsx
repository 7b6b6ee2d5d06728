import type { EditedLayer, MoveDirection } from '@skep/domain';
import { useFieldParts } from '@skep/remote-kit/form';
import { focusRing, Icon, IconButton, tokens, wholeWords } from '@skep/ui';
import { type KeyboardEvent, useId, useState } from 'react';
import styled from 'styled-components';
import { useIntl } from '../form/use-form-intl.ts';
import { heldStyles } from './held-styles.ts';
import { LayerDetails } from './LayerDetails.tsx';
import { LayerLabel } from './LayerLabel.tsx';
import { useDraggableLayer } from './useDraggableLayer.ts';

export interface LayerItemProps {
  layer: EditedLayer;
  hiveColor: string | undefined;
  /** From the top, beginning with 1. */
  place: number;
  /** Name of the frames' field. */
  framesName: string;
  isOpened: boolean;
  /** Shows where the layer will stand when it is let go. */
  isDragged: boolean;
  onToggle: () => void;
  /** Where the layer can go. */
  moves: Record<MoveDirection, boolean>;
  onMove: (direction: MoveDirection) => void;
  onColour: (color: string | undefined) => void;
  onFrames: (frameCount: number | undefined) => void;
  onRemove: () => void;
}

/**
 * One layer: its position, and after its name its colour and frames.
 * Its name can be dragged to another place.
 * Accessibility: a button that opens the details; alt with the arrow keys moves the layer from anywhere in it.
 */
export function LayerItem(props: LayerItemProps) {
  const { layer, place, framesName, hiveColor, isOpened, isDragged, onToggle, moves, onMove } = props;
  const { formatMessage } = useIntl();
  const frames = useFieldParts(framesName, formatMessage({ id: 'hives.framesOfLayer' }, { place }));
  // What opened for a problem stays open under the hands of a person who puts it right.
  const [isPinnedOpen, setIsPinnedOpen] = useState(false);
  if (frames.error !== undefined && !isPinnedOpen) setIsPinnedOpen(true);
  const isOpen = isOpened || isPinnedOpen;
  const detailsId = useId();
  const { kind } = layer;
  const { ref, takenBy } = useDraggableLayer('list', layer.key, isDragged);

  function toggle() {
    setIsPinnedOpen(false);
    if (isOpened || !isPinnedOpen) onToggle();
  }

  function press(event: KeyboardEvent) {
    const direction = event.altKey && keyDirections[event.key];
    if (!direction) return;
    event.preventDefault();
    if (moves[direction]) onMove(direction);
  }

  return (
    <Item ref={ref} $isDragged={isDragged} onKeyDown={press}>
      <Head>
        <Toggle
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? detailsId : undefined}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          onClick={toggle}
          {...takenBy}
        >
          <LayerLabel layer={layer} hiveColor={hiveColor} />
          <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} size="small" />
        </Toggle>
        <Arrows>
          {(['up', 'down'] as const).map((direction) => (
            <IconButton
              key={direction}
              icon={direction === 'up' ? 'arrowUp' : 'arrowDown'}
              label={formatMessage({ id: `hives.moveLayer.${direction}.${kind}` })}
              isDisabled={!moves[direction]}
              onClick={() => onMove(direction)}
            />
          ))}
        </Arrows>
      </Head>
      {isOpen && <LayerDetails {...props} id={detailsId} frames={frames} />}
    </Item>
  );
}

const keyDirections: Partial<Record<string, MoveDirection>> = { ArrowUp: 'up', ArrowDown: 'down' };

const Item = styled.li<{ $isDragged: boolean }>`
  border: ${tokens.borderWidth} ${({ $isDragged }) => ($isDragged ? `dashed ${tokens.color.focus}` : `solid ${tokens.color.border}`)};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.surface};
`;

// The arrows are below a name that leaves no room for them.
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
`;

const Arrows = styled.div`
  display: flex;
  margin-inline-start: auto;
`;

const Toggle = styled.button`
  display: flex;
  ${wholeWords}
  align-items: center;
  gap: ${tokens.space[8]};
  min-height: ${tokens.size.targetMain};
  margin: 0;
  padding: ${tokens.space[4]} ${tokens.space[8]};
  border: 0;
  border-radius: ${tokens.radius.medium};
  background: none;
  color: ${tokens.color.text};
  font: inherit;
  text-align: start;
  cursor: pointer;
  ${heldStyles}
  &:hover {
    background: ${tokens.color.hover};
  }
  ${focusRing}
`;
