import { readLayers } from '@skep/domain';
import { focusRing, HiveDrawing, Text, tokens } from '@skep/ui';
import styled from 'styled-components';
import { useIntl } from '../use-intl.ts';
import type { ShownHive } from './shown.ts';

export interface HiveRowProps {
  hives: readonly ShownHive[];
  /** Place of the one that is shown. */
  place: number;
  onShow: (place: number) => void;
}

/** All hives in their order, small: a press shows one of them. */
export function HiveRow({ hives, place, onShow }: HiveRowProps) {
  const { formatMessage } = useIntl();
  return (
    <Row aria-label={formatMessage({ id: 'screen.hives' })}>
      {hives.map((hive, index) => (
        <Pick
          key={hive.id}
          type="button"
          aria-current={index === place || undefined}
          onClick={() => onShow(index)}
        >
          <HiveDrawing size="small" layers={readLayers(hive.layers)} color={hive.color} label="" />
          <Name>{hive.name}</Name>
        </Pick>
      ))}
    </Row>
  );
}

const Row = styled.nav`
  display: flex;
  gap: ${tokens.space[8]};
  align-items: end;
  overflow-x: auto;
  padding: ${tokens.space[4]};
`;

const Name = styled(Text).attrs({ as: 'span', size: 'small' })`
  max-width: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Pick = styled.button`
  display: grid;
  flex: 1 0 5em;
  /* A long name ends in dots; it must not push the drawing out of sight. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};
  justify-items: center;
  align-content: end;
  max-width: 9em;
  min-height: ${tokens.size.target};
  padding: ${tokens.space[4]};
  border: ${tokens.borderWidth} solid transparent;
  border-radius: ${tokens.radius.medium};
  background: none;
  color: ${tokens.color.text};
  font: inherit;
  cursor: pointer;
  /* The drawing alone: a name that lets its ground through would have a contrast of its own in each theme. */
  svg { opacity: 0.75; }
  &[aria-current] {
    border-color: ${tokens.color.accentEdge};
    background: ${tokens.color.accentSoft};
    svg { opacity: 1; }
  }
  ${focusRing}
`;
