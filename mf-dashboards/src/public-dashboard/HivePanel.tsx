import { readLayers } from '@skep/domain';
import { Heading, HiveDrawing, Text, tokens } from '@skep/ui';
import styled from 'styled-components';
import { useIntl } from '../use-intl.ts';
import { Curves } from './Curves.tsx';
import { wholeWall } from './kiosk-size.ts';
import { LastVisit } from './LastVisit.tsx';
import { NewestValues } from './NewestValues.tsx';
import { shownValues, unitsOf } from './quantities.ts';
import { RegionMap } from './RegionMap.tsx';
import type { Shown, ShownHive } from './shown.ts';
import { WeatherNow } from './WeatherNow.tsx';

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
          {hive.place && <RegionMap place={hive.place} />}
        </Drawn>
      </Self>
      <Values>
        {newest.length > 0 && <NewestValues values={shownValues(hive)} units={unitsOf(screen)} />}
      </Values>
      <Facts>
        <LastVisit inspection={hive.inspection} />
        <WeatherNow weather={hive.weather} units={unitsOf(screen)} />
        {isMeasured && newest.length === 0 && curves.length === 0 && (
          <Text tone="muted">{formatMessage({ id: 'screen.unmeasured' })}</Text>
        )}
      </Facts>
      {curves.length > 0 && (
        <Drawings>
          <Curves hive={hive} screen={screen} />
        </Drawings>
      )}
    </Panel>
  );
}

const measuredParts: ReadonlySet<string> = new Set(['WEIGHT', 'TEMPERATURE', 'SOUND', 'BEES']);

/** A column on a phone; on a wall the hive is next to its figures, and above its curves or, if it is wide, next to them. */
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
  ${wholeWall} {
    grid-template:
      'self values' auto
      'self facts' auto
      'drawings drawings' minmax(0, 1fr) / 1fr 1fr;
    @media (min-aspect-ratio: 1/1) {
      grid-template:
        'self values' auto
        'self drawings' auto
        'facts drawings' minmax(0, 1fr) / minmax(14em, 1fr) 2fr;
    }
  }
`;

const Self = styled.div`
  ${wholeWall} {
    grid-area: self;
  }
  display: grid;
  gap: ${tokens.space[12]};
  align-content: start;
`;

const Drawn = styled.div`
  display: flex;
  gap: ${tokens.space[16]};
  align-items: end;
  & > svg {
    width: auto;
    max-width: 50%;
    max-height: 11em;
  }
`;

const Values = styled.div`
  ${wholeWall} {
    grid-area: values;
  }
`;

const Drawings = styled.div`
  ${wholeWall} {
    grid-area: drawings;
  }
  display: grid;
  min-height: 0;
`;

const Facts = styled.div`
  ${wholeWall} {
    grid-area: facts;
  }
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(11em, 1fr));
  gap: ${tokens.space[16]};
  align-content: start;
`;
