import { CurveChart } from '@skep/charts';
import { Link, useUnits } from '@skep/remote-kit';
import { Card, focusRing, Heading, LinkButton, Notice, Row, Stack, Text, tokens } from '@skep/ui';
import { useMemo } from 'react';
import styled from 'styled-components';
import { nightsOf } from '../charts/nights.ts';
import { useIntl } from '../charts/use-data-intl.ts';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import type { WeatherOfApiaryFragment as Weather } from '../generated/graphql.ts';
import { WeatherForecast } from './WeatherForecast.tsx';
import { WeatherOfApiaryFragment } from './WeatherOfApiary.graphql.ts';
import { isFallen, weatherCharts } from './weather-charts.ts';

export interface WeatherOfApiaryProps {
  weather: FragmentType<typeof WeatherOfApiaryFragment>;
  period: { start: string; end: string; nights: readonly { start: string; end: string }[] };
  timeZone: string;
}

/** Below the charts of a hive: the weather where its apiary is, of the period, of now and of the days to come. */
export function WeatherOfApiary({ weather, period, timeZone }: WeatherOfApiaryProps) {
  const { formatMessage } = useIntl();
  const ofApiary = readFragment(WeatherOfApiaryFragment, weather);
  const { apiaryId, apiaryName, isOwn, isPlaced, provider, newest, forecast } = ofApiary;
  const isKnown = newest != null || forecast.length > 0 || ofApiary.quantities.length > 0;
  return (
    <section>
      <Stack gap={16}>
        <Heading level={2}>{formatMessage({ id: 'weather.title' }, { apiary: apiaryName })}</Heading>
        {!isPlaced && <Unplaced apiaryId={apiaryId} isOwn={isOwn} />}
        {isPlaced && !isKnown && <Text tone="muted">{formatMessage({ id: 'weather.waiting' })}</Text>}
        {(newest != null || forecast.length > 0) && (
          <Card>
            <WeatherForecast newest={newest} forecast={forecast} timeZone={timeZone} />
          </Card>
        )}
        {isKnown && <Charts weather={ofApiary} period={period} timeZone={timeZone} />}
        {isKnown && <Credit provider={provider} />}
      </Stack>
    </section>
  );
}

function Unplaced({ apiaryId, isOwn }: { apiaryId: string; isOwn: boolean }) {
  const { formatMessage } = useIntl();
  if (!isOwn) return <Text tone="muted">{formatMessage({ id: 'weather.unplacedOfOther' })}</Text>;
  return (
    <Notice kind="information">
      <Stack gap={8}>
        <Text>{formatMessage({ id: 'weather.unplaced' })}</Text>
        <Row>
          <LinkButton to={`/apiaries/${apiaryId}/edit`} as={Link} icon="location">
            {formatMessage({ id: 'weather.setPlace' })}
          </LinkButton>
        </Row>
      </Stack>
    </Notice>
  );
}

interface ChartsProps extends Omit<WeatherOfApiaryProps, 'weather'> {
  weather: Weather;
}

function Charts({ weather, period, timeZone }: ChartsProps) {
  const { formatMessage } = useIntl();
  const units = useUnits();
  const { quantities, precipitationMm, precipitationTypes } = weather;
  const charts = useMemo(
    () =>
      weatherCharts(quantities, { mm: precipitationMm, types: precipitationTypes }, units, (chart, line) => {
        if (line === undefined) return formatMessage({ id: `weather.chart.${chart}` });
        if (isFallen(line)) return formatMessage({ id: `weather.condition.${line}` });
        return formatMessage({ id: `weather.quantity.${line}` });
      }),
    [quantities, precipitationMm, precipitationTypes, units, formatMessage],
  );
  const times = useMemo(() => weather.times.map((time) => Date.parse(time)), [weather.times]);
  const shown = useMemo(
    () => ({ start: Date.parse(period.start), end: Date.parse(period.end) }),
    [period.start, period.end],
  );
  const nights = useMemo(() => nightsOf(period), [period]);
  if (charts.length === 0) return <Text tone="muted">{formatMessage({ id: 'weather.nothing' })}</Text>;
  return (
    <Columns>
      {charts.map(({ id, ...chart }) => (
        <Card key={id}>
          <CurveChart
            {...chart}
            title={formatMessage({ id: `weather.chart.${id}` })}
            times={times}
            period={shown}
            nights={nights}
            timeZone={timeZone}
          />
        </Card>
      ))}
    </Columns>
  );
}

/** The text that each provider's licence requires, and where it is. */
const credits = {
  OPEN_METEO: {
    provider: ['Open-Meteo.com', 'https://open-meteo.com/'],
    licence: ['CC BY 4.0', 'https://creativecommons.org/licenses/by/4.0/'],
  },
  OPENWEATHER: {
    provider: ['OpenWeather', 'https://openweathermap.org/'],
    licence: ['ODbL', 'https://opendatacommons.org/licenses/odbl/'],
  },
} as const;

function Credit({ provider }: { provider: keyof typeof credits }) {
  const { formatMessage } = useIntl();
  const link = ([text, address]: readonly [string, string]) => (
    <Source key={address} href={address} target="_blank" rel="noopener noreferrer">
      {text}
    </Source>
  );
  const credit = credits[provider];
  return (
    <Text size="small" tone="muted">
      {formatMessage(
        { id: 'weather.credit' },
        { provider: link(credit.provider), licence: link(credit.licence) },
      )}
    </Text>
  );
}

const Source = styled.a`
  border-radius: ${tokens.radius.small};
  color: ${tokens.color.accentInk};
  ${focusRing}
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(520px, 100%), 1fr));
  gap: ${tokens.space[16]};
`;
