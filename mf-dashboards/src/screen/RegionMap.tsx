import { Text, tokens } from '@skep/ui';
import styled from 'styled-components';
import { useIntl } from '../use-intl.ts';
import type { ShownHive } from './shown.ts';

/**
 * About where a hive stands: a circle that is larger than what is told. Drawn from the two figures alone: nobody else is
 * asked for a map, and so nobody learns where it hangs or what it shows.
 */
export function RegionMap({ place }: { place: NonNullable<ShownHive['place']> }) {
  const { formatMessage, formatNumber } = useIntl();
  const degrees = (value: number, positive: string, negative: string) =>
    `${formatNumber(Math.abs(value), { maximumFractionDigits: 1 })}° ${value < 0 ? negative : positive}`;
  const where = `${degrees(place.latitude, 'N', 'S')} ${degrees(place.longitude, 'E', 'W')}`;
  return (
    <div>
      <Text tone="muted">{formatMessage({ id: 'screen.region' })}</Text>
      <Sketch viewBox="0 0 120 80" role="img" aria-label={where}>
        <path d="M0 20H120M0 40H120M0 60H120M20 0V80M40 0V80M60 0V80M80 0V80M100 0V80" />
        <circle cx="60" cy="40" r="24" />
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
  width: 7em;
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.sunken};
  path {
    stroke: ${tokens.color.border};
  }
  circle {
    fill: ${tokens.color.accentSoft};
    stroke: ${tokens.color.accentEdge};
  }
`;
