import { inUnits, type Units } from '@skep/domain';
import { measuredText } from '@skep/i18n';
import { Text } from '@skep/ui';
import { useIntl } from '../use-intl.ts';
import type { ShownHive } from './shown.ts';

/** The weather at the hive. */
export function WeatherNow({ weather, units }: Pick<ShownHive, 'weather'> & { units: Units }) {
  const { formatMessage, formatNumber } = useIntl();
  const celsius = weather?.temperatureCelsius;
  const degrees = celsius == null ? undefined : inUnits({ value: celsius, unit: '°C' }, units);
  const parts = [
    degrees && measuredText(degrees.value, degrees.unit, formatNumber, { maximumFractionDigits: 0 }),
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
