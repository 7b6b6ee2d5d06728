import { Text } from '@skep/ui';
import { useIntl } from '../use-intl.ts';
import type { ShownHive } from './shown.ts';

/** What it is like where the hive stands. */
export function WeatherNow({ weather }: Pick<ShownHive, 'weather'>) {
  const { formatMessage, formatNumber } = useIntl();
  const degrees = weather?.temperatureCelsius;
  const parts = [
    degrees == null ? undefined : `${formatNumber(degrees, { maximumFractionDigits: 0 })}\u00a0°C`,
    weather?.condition ? formatMessage({ id: `screen.condition.${weather.condition}` }) : undefined,
  ].filter((part) => part !== undefined);
  if (parts.length === 0) return null;
  return (
    <div>
      <Text tone="muted">{formatMessage({ id: 'screen.weather' })}</Text>
      <Text isBold>{parts.join(' · ')}</Text>
    </div>
  );
}
