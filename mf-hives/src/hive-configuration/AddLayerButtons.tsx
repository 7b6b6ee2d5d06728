import { useDraggable } from '@dnd-kit/core';
import { type LayerKind, layerKinds } from '@skep/domain';
import { Button, tokens } from '@skep/ui';
import styled from 'styled-components';
import { useIntl } from '../form/use-form-intl.ts';
import { heldStyles } from './held-styles.ts';
import { kindId } from './layer-drag-ids.ts';

export interface AddLayerButtonsProps {
  onAdd: (kind: LayerKind) => void;
}

/**
 * Each puts a layer where it belongs, or is dragged to where the person wants it.
 * Accessibility: a named group of buttons; nothing needs to be dragged.
 */
export function AddLayerButtons({ onAdd }: AddLayerButtonsProps) {
  const { formatMessage } = useIntl();
  return (
    <Group>
      <Legend>{formatMessage({ id: 'hives.addLayer' })}</Legend>
      <Pairs>
        {layerKinds.map((kind) => (
          <DraggableKind key={kind} kind={kind} onAdd={onAdd} />
        ))}
      </Pairs>
    </Group>
  );
}

function DraggableKind({ kind, onAdd }: { kind: LayerKind } & AddLayerButtonsProps) {
  const { formatMessage } = useIntl();
  const { setNodeRef, listeners } = useDraggable({ id: kindId(kind) });
  return (
    <Held {...listeners} ref={setNodeRef}>
      <Button isWide onClick={() => onAdd(kind)}>
        {formatMessage({ id: `hives.layerName.${kind}` })}
      </Button>
    </Held>
  );
}

const Held = styled.div`
  display: flex;
  ${heldStyles}
`;

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Legend = styled.legend`
  padding: 0 0 ${tokens.space[8]};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.font.sizeSmall};
`;

// Two in a row where their names have room: no word is torn, however long a language makes it.
const Pairs = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[8]};
  > * {
    flex: 1 1 40%;
    min-width: fit-content;
  }
`;
