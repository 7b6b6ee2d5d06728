import { Text } from '@skep/ui';
import { useIntl } from '../use-intl.ts';
import { RegionMap } from './RegionMap.tsx';
import type { ShownHive } from './shown.ts';

/** What it is like where the hive stands, and about where that is. */
export function Outside({ weather, place }: Pick<ShownHive, 'weather' | 'place'>) {
  const { formatMessage, formatNumber } = useIntl();
  const degrees = weather?.temperatureCelsius;
  const parts = [
    degrees == null ? undefined : `${formatNumber(degrees, { maximumFractionDigits: 0 })}\u00a0°C`,
    weather?.condition ? formatMessage({ id: `screen.condition.${weather.condition}` }) : undefined,
  ].filter((part) => part !== undefined);
  return (
    <>
      {parts.length > 0 && (
        <div>
          <Text tone="muted">{formatMessage({ id: 'screen.weather' })}</Text>
          <Text isBold>{parts.join(' · ')}</Text>
        </div>
      )}
      {place && <RegionMap place={place} />}
    </>
  );
}
