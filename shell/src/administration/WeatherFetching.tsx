import { Card, Heading, Text } from '@skep/ui';
import { FigureList } from './FigureList.tsx';
import type { HealthVerdictProps } from './HealthVerdict.tsx';
import { useIntl } from './use-administration-intl.ts';

export interface WeatherFetchingProps {
  weather: HealthVerdictProps['health']['weather'];
}

/** Whether the weather at apiaries is fetched, when it last was, and what keeps it. */
export function WeatherFetching({ weather }: WeatherFetchingProps) {
  const { formatMessage } = useIntl();
  return (
    <Card as="section">
      <Heading level={2}>{formatMessage({ id: 'shell.health.weather' })}</Heading>
      {weather ? (
        <Figures {...weather} />
      ) : (
        <Text tone="muted">{formatMessage({ id: 'shell.health.weather.off' })}</Text>
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
          label: formatMessage({ id: 'shell.health.weather.last' }),
          value: fetchedAt
            ? formatDate(fetchedAt, { dateStyle: 'medium', timeStyle: 'short' })
            : formatMessage({ id: 'shell.health.weather.never' }),
          note: formatMessage({ id: 'shell.health.weather.from' }, { provider }),
        },
        {
          label: formatMessage({ id: 'shell.health.weather.places' }),
          value: formatNumber(places),
          note: formatMessage({ id: 'shell.health.weather.placesNote' }),
        },
        {
          label: formatMessage({ id: 'shell.health.weather.failing' }),
          value: formatNumber(failing),
          note: formatMessage({
            id: problem ? `shell.health.weather.problem.${problem}` : 'shell.health.weather.failingNone',
          }),
        },
      ]}
    />
  );
}
