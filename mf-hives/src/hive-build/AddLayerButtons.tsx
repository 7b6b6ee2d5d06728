import { type LayerKind, layerKinds } from '@skep/domain';
import { Button, tokens } from '@skep/ui';
import { useIntl } from 'react-intl';
import styled from 'styled-components';

export interface AddLayerButtonsProps {
  onAdd: (kind: LayerKind) => void;
}

/** Each puts a layer where it belongs; nothing needs to be dragged. Accessibility: a named group of buttons. */
export function AddLayerButtons({ onAdd }: AddLayerButtonsProps) {
  const { formatMessage } = useIntl();
  return (
    <Group>
      <Legend>{formatMessage({ id: 'hives.addLayer' })}</Legend>
      <Pairs>
        {layerKinds.map((kind) => (
          <Button key={kind} onClick={() => onAdd(kind)}>
            {formatMessage({ id: 'hives.layerName' }, { kind })}
          </Button>
        ))}
      </Pairs>
    </Group>
  );
}

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
