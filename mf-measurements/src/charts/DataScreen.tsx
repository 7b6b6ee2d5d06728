import { fetchDrawingAhead, WhenInViewport } from '@skep/charts';
import {
  Link,
  pathTo,
  useNavigation,
  useParams,
  usePreference,
  useQuery,
  useQueryEviction,
  useScreenState,
  useSearchParams,
  useTitle,
} from '@skep/remote-kit';
import { LinkButton, Page, ScreenStates, Skeleton, Stack } from '@skep/ui';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { comparisonWith } from '../compare/comparison.ts';
import { useNotThereState } from '../device/useNotThereState.ts';
import { WeatherOfApiary } from '../weather/WeatherOfApiary.tsx';
import { DataQuery } from './DataScreen.graphql.ts';
import { NewestGauges } from './NewestGauges.tsx';
import { PeriodBar } from './PeriodBar.tsx';
import { isRunning, type Period, periodOf, searchOf } from './period.ts';
import { SeriesWithEvenWeight } from './SeriesWithEvenWeight.tsx';
import { SourceChoice } from './SourceChoice.tsx';
import { seriesPeriodOf } from './series-period.ts';
import { hiveOf, pathOf, type Source, sourceIn, sourceText } from './source.ts';
import { useIntl } from './use-data-intl.ts';
import { useClock } from './useClock.ts';

/** Below the charts, which do not wait for it. */
const ColonyWeight = lazy(async () => ({
  default: (await import('../weight/ColonyWeight.tsx')).ColonyWeight,
}));

/** A period that goes on is queried again, as often as devices send. */
const refreshMs = 5 * 60_000;

/** What is loaded again with each period. */
const ofPeriod = ['series', 'marks'];

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

/** The tab Data: what a device measured, or what was measured on a hive, over any stretch of time. */
export function DataScreen() {
  const { formatMessage } = useIntl();
  const named = useNamedSource();
  const [search] = useSearchParams();
  const navigation = useNavigation();
  const clock = useClock();
  const period = periodOf(search);
  const [remembered, remember] = usePreference('measurements:source');
  const wanted = named ?? sourceIn(remembered);
  const isAboutToDraw = wanted !== undefined;
  useEffect(() => {
    if (isAboutToDraw) fetchDrawingAhead();
  }, [isAboutToDraw]);
  const idOf = (kind: Source['kind']) => (wanted?.kind === kind ? wanted.id : null);
  const variables = {
    deviceId: idOf('device'),
    hiveId: idOf('hive'),
    period: seriesPeriodOf(period, clock),
    timeZone,
  };
  useQueryEviction(ofPeriod, variables);
  const result = useQuery(DataQuery, {
    variables,
    fetchPolicy: 'cache-and-network',
    pollInterval: isRunning(period, clock) ? refreshMs : 0,
    skipPollAttempt: () => document.visibilityState !== 'visible',
  });
  // While another period is on its way, the former one stays.
  const data = result.data ?? result.previousData;
  const deviceId = data?.series?.deviceId ?? undefined;
  const isOfHive = wanted?.kind === 'hive';
  const shown = isOfHive ? wanted : deviceId && ({ kind: 'device', id: deviceId } as const);
  const place = shown ? (shown.kind === 'hive' ? { hiveId: shown.id } : { deviceId: shown.id }) : undefined;
  const hive = hiveOf(data?.measuredApiaries ?? [], shown || undefined);
  const isGone = result.data !== undefined && !result.data.series;
  const state = useNotThereState(useScreenState({ ...result, data }), isGone && named ? undefined : {});
  useTitle(formatMessage({ id: 'data.title' }));

  const shownText = shown && sourceText(shown);
  useEffect(() => {
    if (isGone && !named) remember(undefined);
    else if (shownText) remember(shownText);
  }, [isGone, named, shownText, remember]);
  useApiaryInstead(named ? undefined : wanted);

  const nothingOfHive = useNothingOfHive();
  const nothingOfDevice = useNothingOfDevice();

  const show = (next: Period, source = shown) =>
    navigation.go(`${source ? pathOf(source) : '/measurements'}${searchOf(next)}`);

  if (data?.devices.length === 0 && data.measuredApiaries.length === 0) return <WithoutDevice />;
  // A device that was taken away measures something else now.
  const device = data?.devices.find(
    ({ id }) => id === deviceId && (!isOfHive || hive?.deviceIds.includes(id)),
  );
  return (
    <Page
      title={formatMessage({ id: 'data.title' })}
      actions={
        hive && (
          <LinkButton to={comparisonWith(hive, period)} as={Link} icon="data">
            {formatMessage({ id: 'data.compare' })}
          </LinkButton>
        )
      }
    >
      <ScreenStates state={state}>
        {data && (
          <Stack gap={16}>
            <SourceChoice
              apiaries={data.measuredApiaries}
              devices={data.devices}
              chosen={shown || undefined}
              onChoose={(next) => show(period, next)}
            />
            <NewestGauges newest={device?.newest} quantities={data.quantities} />
            <PeriodBar period={period} clock={clock} isLoading={result.loading} onPeriod={show} />
            {data.series && (
              <SeriesWithEvenWeight
                device={device}
                series={data.series}
                place={place}
                marks={data.marks}
                quantities={data.quantities}
                timeZone={timeZone}
                period={period}
                onPeriod={show}
                colonyWeight={
                  place &&
                  isWeighed(data.series) && (
                    <WhenInViewport>
                      <Suspense fallback={<Skeleton />}>
                        <ColonyWeight
                          source={place}
                          period={seriesPeriodOf(period, clock)}
                          timeZone={timeZone}
                        />
                      </Suspense>
                    </WhenInViewport>
                  )
                }
                never={isOfHive ? nothingOfHive(device, period) : nothingOfDevice(device)}
              >
                {data.series.weather && (
                  <WeatherOfApiary weather={data.series.weather} period={data.series} timeZone={timeZone} />
                )}
              </SeriesWithEvenWeight>
            )}
          </Stack>
        )}
      </ScreenStates>
    </Page>
  );
}

/** A device that came to the hive later may have measured before. */
function useNothingOfHive() {
  const { formatMessage } = useIntl();
  return (device: { id: string; name: string } | undefined, period: Period) => ({
    text: formatMessage({ id: 'data.nothingOfHive' }),
    action: device && (
      <LinkButton to={pathOf({ kind: 'device', id: device.id }) + searchOf(period)} as={Link} icon="device">
        {formatMessage({ id: 'data.toDevice' }, { device: device.name })}
      </LinkButton>
    ),
  });
}

/** A device that has never sent anything has to be connected first. */
function useNothingOfDevice() {
  const { formatMessage } = useIntl();
  return (device: { id: string; isOwner: boolean } | undefined) => ({
    text: formatMessage({ id: 'data.nothingEver' }),
    action: device?.isOwner && (
      <LinkButton to={pathTo('/devices/:id/setup', { id: device.id })} as={Link} icon="settings">
        {formatMessage({ id: 'data.setUp' })}
      </LinkButton>
    ),
  });
}

function isWeighed(series: { quantities: readonly { quantity: string }[] } | null | undefined): boolean {
  return series?.quantities.some(({ quantity }) => quantity === 'weight_kg') ?? false;
}

function useNamedSource(): Source | undefined {
  const { id, hiveId } = useParams();
  return useMemo(() => {
    if (hiveId !== undefined) return { kind: 'hive', id: hiveId };
    return id === undefined ? undefined : { kind: 'device', id };
  }, [id, hiveId]);
}

/** An apiary that was looked at last has a screen of its own. */
function useApiaryInstead(remembered: Source | undefined): void {
  const { go } = useNavigation();
  const [search] = useSearchParams();
  const path = remembered?.kind === 'apiary' ? pathOf(remembered) : undefined;
  useEffect(() => {
    if (path !== undefined) go(`${path}?${search}`, { replace: true });
  }, [go, path, search]);
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
