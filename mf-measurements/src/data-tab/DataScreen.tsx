import {
  Link,
  useNavigation,
  useParams,
  usePreference,
  useQuery,
  useScreenState,
  useSearchParams,
  useTitle,
} from '@skep/remote-kit';
import { LinkButton, Page, ScreenStates, Skeleton, Stack } from '@skep/ui';
import { lazy, Suspense, useEffect } from 'react';
import { useNotThereState } from '../device/useNotThereState.ts';
import type { Interval, SeriesPeriod } from '../generated/graphql.ts';
import { WeatherOfApiary } from '../weather/WeatherOfApiary.tsx';
import { DataQuery } from './DataScreen.graphql.ts';
import { DeviceChoice } from './DeviceChoice.tsx';
import { NewestGauges } from './NewestGauges.tsx';
import { PeriodBar } from './PeriodBar.tsx';
import { isRunning, type Period, periodOf, searchOf, spanOf, textOf } from './period.ts';
import { SeriesCharts } from './SeriesCharts.tsx';
import { useIntl } from './use-data-intl.ts';
import { useClock } from './useClock.ts';

/** Below the charts, which do not wait for it. */
const ColonyWeight = lazy(async () => ({
  default: (await import('../weight/ColonyWeight.tsx')).ColonyWeight,
}));

/** A period that goes on is asked for anew, as often as devices send. */
const refreshMs = 5 * 60_000;

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

/** The tab Data: what a device measured, over any stretch of time. */
export function DataScreen() {
  const { formatMessage } = useIntl();
  const { id } = useParams();
  const [search] = useSearchParams();
  const navigation = useNavigation();
  const clock = useClock();
  const period = periodOf(search);
  const [remembered, remember] = usePreference('measurements:device');
  const deviceId = id ?? remembered;
  const result = useQuery(DataQuery, {
    variables: { deviceId: deviceId ?? null, period: asked(period, clock), timeZone },
    fetchPolicy: 'cache-and-network',
    pollInterval: isRunning(period, clock) ? refreshMs : 0,
    skipPollAttempt: () => document.visibilityState !== 'visible',
  });
  // While another period is on its way, the former one stays.
  const data = result.data ?? result.previousData;
  const shownId = data?.series?.deviceId ?? undefined;
  const device = data?.devices.find((each) => each.id === shownId);
  const isGone = result.data !== undefined && !result.data.series;
  const state = useNotThereState(useScreenState({ ...result, data }), isGone && id ? undefined : {});
  useTitle(formatMessage({ id: 'data.title' }));

  useEffect(() => {
    if (isGone && !id) remember(undefined);
    else if (shownId !== undefined) remember(shownId);
  }, [isGone, id, shownId, remember]);

  const show = (next: Period, device = shownId) =>
    navigation.go(`/measurements${device === undefined ? '' : `/${device}`}${searchOf(next)}`);

  if (data?.devices.length === 0) return <WithoutDevice />;
  return (
    <Page title={formatMessage({ id: 'data.title' })}>
      <ScreenStates state={state}>
        {data && (
          <Stack gap={16}>
            <DeviceChoice devices={data.devices} chosen={shownId} onChoose={(next) => show(period, next)} />
            <NewestGauges newest={device?.newest} quantities={data.quantities} />
            <PeriodBar period={period} clock={clock} isLoading={result.loading} onPeriod={show} />
            {data.series && (
              <SeriesCharts
                series={data.series}
                marks={data.marks}
                quantities={data.quantities}
                timeZone={timeZone}
                period={period}
                onPeriod={show}
              >
                {data.series.weather && (
                  <WeatherOfApiary weather={data.series.weather} period={data.series} timeZone={timeZone} />
                )}
              </SeriesCharts>
            )}
            {shownId !== undefined && isWeighed(data.series) && (
              <Suspense fallback={<Skeleton />}>
                <ColonyWeight
                  source={{ deviceId: shownId }}
                  period={asked(period, clock)}
                  timeZone={timeZone}
                />
              </Suspense>
            )}
          </Stack>
        )}
      </ScreenStates>
    </Page>
  );
}

function isWeighed(series: { quantities: readonly { quantity: string }[] } | null | undefined): boolean {
  return series?.quantities.some(({ quantity }) => quantity === 'weight_kg') ?? false;
}

function WithoutDevice() {
  const { formatMessage } = useIntl();
  return (
    <Page title={formatMessage({ id: 'data.title' })}>
      <ScreenStates
        state={{
          kind: 'empty',
          icon: 'device',
          title: formatMessage({ id: 'data.noDeviceTitle' }),
          text: formatMessage({ id: 'data.noDeviceText' }),
          action: (
            <LinkButton kind="main" to="/devices/create" as={Link} icon="add">
              {formatMessage({ id: 'devices.new' })}
            </LinkButton>
          ),
        }}
      >
        {null}
      </ScreenStates>
    </Page>
  );
}

const intervalNames = {
  hour: 'HOUR',
  day: 'DAY',
  week: 'WEEK',
  month: 'MONTH',
  year: 'YEAR',
} as const satisfies Record<string, Interval>;

/** The period as the gateway is asked: the same words for the same address, so that kept answers are found again. */
function asked(period: Period, clock: Date): SeriesPeriod {
  if (period.kind === 'recent') return { interval: intervalNames[period.interval], back: period.back };
  const { start, end } = spanOf(period, clock);
  const wire = (moment: Date) => textOf(moment).replace('T', ' ');
  return { start: wire(start), end: wire(end) };
}
