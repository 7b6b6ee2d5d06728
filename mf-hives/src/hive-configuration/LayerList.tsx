import { useDroppable } from '@dnd-kit/core';
import {
  canMove,
  colourLayer,
  type EditedLayer,
  type MoveDirection,
  moveLayer,
  removeLayer,
  setFrames,
} from '@skep/domain';
import { useFieldParts } from '@skep/remote-kit/form';
import { Stack, Text, VisuallyHidden } from '@skep/ui';
import { useRef, useState } from 'react';
import { useIntl } from '../form/use-form-intl.ts';
import { LayerItem } from './LayerItem.tsx';

export interface LayerListProps {
  layers: readonly EditedLayer[];
  hiveColor: string | undefined;
  /** Key of the layer that is on its way to another place. */
  draggedKey: string | undefined;
  onChange: (layers: EditedLayer[]) => void;
  namePrefix: string;
}

/**
 * The layers of a hive, top to floor.
 * Accessibility: a list; moves and removals are announced, and after a removal the focus stays with the list.
 */
export function LayerList({ layers, hiveColor, draggedKey, onChange, namePrefix }: LayerListProps) {
  const { formatMessage } = useIntl();
  const name = `${namePrefix}layers`;
  const { id, error } = useFieldParts(name, formatMessage({ id: 'hives.layers' }));
  const list = useRef<HTMLDivElement | null>(null);
  const { setNodeRef } = useDroppable({ id: 'list' });
  const [openKey, setOpenKey] = useState<string>();
  const [news, setNews] = useState('');

  function take(element: HTMLDivElement | null) {
    list.current = element;
    setNodeRef(element);
  }

  function move(layer: EditedLayer, direction: MoveDirection) {
    const moved = moveLayer(layers, layer.key, direction);
    const place = moved.findIndex(({ key }) => key === layer.key) + 1;
    onChange([...moved]);
    setNews(formatMessage({ id: `hives.layerMoved.${layer.kind}` }, { place, count: moved.length }));
  }

  function remove(layer: EditedLayer) {
    onChange(removeLayer(layers, layer.key));
    setNews(formatMessage({ id: `hives.layerRemoved.${layer.kind}` }));
    list.current?.focus();
  }

  return (
    <div ref={take} id={id} tabIndex={-1} style={{ outline: 'none' }}>
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
      {error !== undefined && <Text tone="problem">{error}</Text>}
      {layers.length === 0 && <Text tone="muted">{formatMessage({ id: 'hives.noLayersYet' })}</Text>}
      <Stack as="ul" gap={8}>
        {layers.map((layer, index) => (
          <LayerItem
            key={layer.key}
            layer={layer}
            place={index + 1}
            framesName={`${name}.${index}.frameCount`}
            hiveColor={hiveColor}
            isDragged={draggedKey === layer.key}
            isOpened={openKey === layer.key}
            onToggle={() => setOpenKey(openKey === layer.key ? undefined : layer.key)}
            moves={{ up: canMove(layers, layer.key, 'up'), down: canMove(layers, layer.key, 'down') }}
            onMove={(direction) => move(layer, direction)}
            onColour={(color) => onChange(colourLayer(layers, layer.key, color))}
            onFrames={(count) => onChange(setFrames(layers, layer.key, count))}
            onRemove={() => remove(layer)}
          />
        ))}
      </Stack>
    </div>
  );
}
