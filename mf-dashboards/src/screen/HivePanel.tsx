import { readLayers } from '@skep/domain';
import { Heading, HiveDrawing, Text, tokens } from '@skep/ui';
import styled from 'styled-components';
import { useIntl } from '../use-intl.ts';
import { Curves } from './Curves.tsx';
import { LastVisit } from './LastVisit.tsx';
import { NewestValues } from './NewestValues.tsx';
import { Outside } from './Outside.tsx';
import { toldValues } from './quantities.ts';
import type { Shown, ShownHive } from './shown.ts';

export interface HivePanelProps {
  hive: ShownHive;
  screen: Shown;
}

/** One hive: what it is built of, what it measures now and has measured, and how its beekeeper found it. */
export function HivePanel({ hive, screen }: HivePanelProps) {
  const { formatMessage } = useIntl();
  const { newest, curves } = hive;
  const isMeasured = screen.parts.some((part) => measuredParts.has(part));
  return (
    <Panel>
      <Self>
        <Heading level={1}>{hive.name}</Heading>
        <Drawn>
          <HiveDrawing size="large" layers={readLayers(hive.layers)} color={hive.color} label={hive.name} />
        </Drawn>
      </Self>
      <Facts>
        {newest.length > 0 && <NewestValues values={toldValues(hive)} />}
        <LastVisit inspection={hive.inspection} />
        <Outside weather={hive.weather} place={hive.place} />
        {isMeasured && newest.length === 0 && curves.length === 0 && (
          <Text tone="muted">{formatMessage({ id: 'screen.unmeasured' })}</Text>
        )}
      </Facts>
      {curves.length > 0 && <Curves hive={hive} screen={screen} />}
    </Panel>
  );
}

const measuredParts: ReadonlySet<string> = new Set(['WEIGHT', 'TEMPERATURE', 'SOUND', 'BEES']);

/** A column in portrait, and beside one another where there is width. */
const Panel = styled.section`
  display: grid;
  gap: ${tokens.space[16]};
  align-content: start;
  animation: come ${tokens.motion.calm};
  @keyframes come {
    from {
      opacity: 0;
    }
  }
  @media (min-aspect-ratio: 1/1) {
    grid-template: auto 1fr / minmax(14em, 2fr) 5fr;
    align-content: stretch;
    & > :nth-child(3) {
      grid-area: 1 / 2 / 3;
    }
  }
`;

const Self = styled.div`
  display: grid;
  gap: ${tokens.space[12]};
  justify-items: start;
`;

const Drawn = styled.div`
  display: grid;
  max-height: 40vh;
`;

const Facts = styled.div`
  display: grid;
  gap: ${tokens.space[16]};
  align-content: start;
`;
