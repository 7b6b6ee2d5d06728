import { Text, tokens } from '@skep/ui';
import styled from 'styled-components';
import { useIntl } from '../use-intl.ts';
import type { ShownHive } from './shown.ts';

/** The rough place of a hive: a circle that is larger than the rounding, on the land and the sea around it. */
export function RegionMap({ place }: { place: NonNullable<ShownHive['place']> }) {
  const { formatMessage, formatNumber } = useIntl();
  const degrees = (value: number, positive: string, negative: string) =>
    `${formatNumber(Math.abs(value), { maximumFractionDigits: 1 })}° ${value < 0 ? negative : positive}`;
  const where = `${degrees(place.latitude, 'N', 'S')} ${degrees(place.longitude, 'E', 'W')}`;
  return (
    <div>
      <Text tone="muted">{formatMessage({ id: 'screen.region' })}</Text>
      <Sketch viewBox="0 0 120 80" role="img" aria-label={where}>
        <Land d={place.land} />
        <Borders d={place.borders} />
        <circle cx="60" cy="40" r="5" />
      </Sketch>
      <Text>{where}</Text>
      <Text size="small" tone="muted">
        {formatMessage({ id: 'screen.regionMeans' })}
      </Text>
    </div>
  );
}

const Sketch = styled.svg`
  display: block;
  width: 12em;
  max-width: 100%;
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.sunken};
  circle {
    fill: ${tokens.color.accent};
    stroke: ${tokens.color.hiveLine};
  }
`;

const Land = styled.path`
  fill: ${tokens.color.successSoft};
  stroke: ${tokens.color.textMuted};
  stroke-width: 0.4;
`;

const Borders = styled.path`
  fill: none;
  stroke: ${tokens.color.textMuted};
  stroke-width: 0.4;
  stroke-dasharray: 2 1;
`;
