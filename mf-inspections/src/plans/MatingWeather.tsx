import { matingDays, matingWeather } from '@skep/domain';
import { useQuery } from '@skep/remote-kit';
import { Text } from '@skep/ui';
import type { MatingWeatherQuery as Weather } from '../generated/graphql.ts';
import { useMeasureText } from '../readings/useMeasureText.ts';
import { MatingWeatherQuery } from './plan.graphql.ts';
import { useIntl } from './use-plan-intl.ts';

type Day = Weather['apiaryForecasts'][number]['days'][number];

const withWind = ({ windMs, ...day }: Day) => ({ ...day, windMs: windMs ?? undefined });

/** In which weather queens mate and, where a forecast is known, on which days from that day on it is such. */
export function MatingWeather({ day, apiaryId }: { day: string | undefined; apiaryId: string | undefined }) {
  const { formatMessage, formatDate, formatList } = useIntl();
  const temperatureText = useMeasureText('°C', 0);
  const { data } = useQuery(MatingWeatherQuery);
  const known = data?.apiaryForecasts.find((forecast) => forecast.apiaryId === apiaryId)?.days ?? [];
  const warm = day === undefined ? [] : matingDays(known.map(withWind), day);
  const days = formatList(
    warm.map((each) => formatDate(`${each}T00:00`, { weekday: 'long', day: 'numeric' })),
  );
  return (
    <Text size="small" tone="muted">
      {formatMessage({ id: 'plans.warmth' }, { temperature: temperatureText(matingWeather.leastCelsius) })}{' '}
      {warm.length > 0 && formatMessage({ id: 'plans.warmDays' }, { days })}
    </Text>
  );
}
