import { Card, Heading, Text } from '@skep/ui';
import { FigureList } from '@skep/ui/figure-list';
import type { HealthVerdictProps } from './HealthVerdict.tsx';
import { useIntl } from './use-health-intl.ts';

export interface WeatherFetchingProps {
  weather: HealthVerdictProps['health']['weather'];
}

/** Whether the weather at apiaries is fetched, when it last was, and what keeps it. */
export function WeatherFetching({ weather }: WeatherFetchingProps) {
  const { formatMessage } = useIntl();
  return (
    <Card as="section">
      <Heading level={2}>{formatMessage({ id: 'health.weather' })}</Heading>
      {weather ? (
        <Figures {...weather} />
      ) : (
        <Text tone="muted">{formatMessage({ id: 'health.weather.off' })}</Text>
      )}
    </Card>
  );
}

function Figures({
  providerName: provider,
  places,
  failing,
  problem,
  fetchedAt,
}: NonNullable<WeatherFetchingProps['weather']>) {
  const { formatMessage, formatNumber, formatDate } = useIntl();
  return (
    <FigureList
      figures={[
        {
          label: formatMessage({ id: 'health.weather.last' }),
          value: fetchedAt
            ? formatDate(fetchedAt, { dateStyle: 'medium', timeStyle: 'short' })
            : formatMessage({ id: 'health.weather.never' }),
          note: formatMessage({ id: 'health.weather.from' }, { provider }),
        },
        {
          label: formatMessage({ id: 'health.weather.places' }),
          value: formatNumber(places),
          note: formatMessage({ id: 'health.weather.placesNote' }),
        },
        {
          label: formatMessage({ id: 'health.weather.failing' }),
          value: formatNumber(failing),
          note: formatMessage({
            id: problem ? `health.weather.problem.${problem}` : 'health.weather.failingNone',
          }),
        },
      ]}
    />
  );
}
