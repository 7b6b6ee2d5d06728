import { hasFrames, hiveLimits } from '@skep/domain';
import type { FieldParts } from '@skep/remote-kit/form';
import { Button, Row, tokens } from '@skep/ui';
import { ColorField, NumberField } from '@skep/ui/form';
import styled from 'styled-components';
import { useIntl } from '../form/use-form-intl.ts';
import type { LayerItemProps } from './LayerItem.tsx';

export interface LayerDetailsProps
  extends Pick<LayerItemProps, 'layer' | 'onColour' | 'onFrames' | 'onRemove'> {
  id: string;
  frames: FieldParts;
}

/** Frames and colour of one layer, and the way to take it off. */
export function LayerDetails({ id, layer, frames, onColour, onFrames, onRemove }: LayerDetailsProps) {
  const { formatMessage } = useIntl();
  const { kind, color, frameCount } = layer;
  return (
    <Panel id={id}>
      {hasFrames(kind) && (
        <NumberField
          {...frames}
          label={formatMessage({ id: 'hives.frames' })}
          min={hiveLimits.frameCountMin}
          max={hiveLimits.frameCountMax}
          value={frameCount}
          onChange={onFrames}
        />
      )}
      <ColorField label={formatMessage({ id: 'hives.layerColour' })} value={color} onChange={onColour} />
      <Row gap={8}>
        {color !== undefined && (
          <Button icon="close" onClick={() => onColour(undefined)}>
            {formatMessage({ id: 'hives.colourAsHive' })}
          </Button>
        )}
        <Button icon="trash" onClick={onRemove}>
          {formatMessage({ id: `hives.removeLayer.${kind}` })}
        </Button>
      </Row>
    </Panel>
  );
}

const Panel = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[16]};
  padding: ${tokens.space[8]} ${tokens.space[12]} ${tokens.space[12]};
`;
