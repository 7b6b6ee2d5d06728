import { useQuery, useScreenState, useSearchParams, useTitle } from '@skep/remote-kit';
import { Button, ChoiceField, Page, Row, ScreenStates, Stack } from '@skep/ui';
import styled from 'styled-components';
import { HealthVerdict } from './HealthVerdict.tsx';
import { hoursIn, hoursShown } from './health-hours.ts';
import { JobRuns } from './JobRuns.tsx';
import { measurementHealthQuery } from './MeasurementHealthScreen.graphql.ts';
import { MessageCounts } from './MessageCounts.tsx';
import { MonthsOfStore } from './MonthsOfStore.tsx';
import { useIntl } from './use-health-intl.ts';
import { WaitingCounts } from './WaitingCounts.tsx';
import { WeatherFetching } from './WeatherFetching.tsx';

/** Whether all that devices sent is stored, and what waits; for admins. */
export function MeasurementHealthScreen() {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'health.title' });
  useTitle(title);
  const [query, setQuery] = useSearchParams();
  const hours = hoursIn(query);
  const result = useQuery(measurementHealthQuery, {
    variables: { hours },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const state = useScreenState(result);
  const health = result.data?.measurementHealth;
  return (
    <Page title={title}>
      <Stack gap={24}>
        <Row justify="between" align="end" gap={16}>
          <Period>
            <ChoiceField
              label={formatMessage({ id: 'health.period' })}
              options={hoursShown.map((count) => ({
                value: String(count),
                label: formatMessage({ id: 'health.hours' }, { count }),
              }))}
              value={String(hours)}
              onChange={(value) => setQuery({ hours: value }, { replace: true })}
            />
          </Period>
          <Button icon="retry" isBusy={result.loading} onClick={() => void result.refetch()}>
            {formatMessage({ id: 'health.refresh' })}
          </Button>
        </Row>
        <ScreenStates state={state}>
          {health && (
            <Stack gap={24}>
              <HealthVerdict health={health} />
              <MessageCounts health={health} />
              <WaitingCounts health={health} />
              <WeatherFetching weather={health.weather} />
              <JobRuns jobs={health.jobs} />
              <MonthsOfStore months={health.months} />
            </Stack>
          )}
        </ScreenStates>
      </Stack>
    </Page>
  );
}

const Period = styled.div`
  flex: 1 1 18rem;
  max-width: 36rem;
`;
