import {
  Link,
  notFoundState,
  useNavigation,
  usePreference,
  useScreenState,
  useTitle,
} from '@skep/remote-kit';
import { LinkButton, Page, type ScreenState, ScreenStates, Stack, Text } from '@skep/ui';
import { useEffect } from 'react';
import { PeriodBar } from '../charts/PeriodBar.tsx';
import type { Period } from '../charts/period.ts';
import { SourceChoice } from '../charts/SourceChoice.tsx';
import { pathOf, sourceText } from '../charts/source.ts';
import { CompareFields } from './CompareFields.tsx';
import { Comparing } from './Comparing.tsx';
import { addressOf, type Comparison, mostHives } from './comparison.ts';
import { HivePicker } from './HivePicker.tsx';
import { useIntl } from './use-compare-intl.ts';
import { useComparison } from './useComparison.ts';

/** Hives compared: those of an apiary, or those that the person has chosen. */
export function CompareScreen() {
  const { formatMessage, formatList } = useIntl();
  const navigation = useNavigation();
  const { apiary, shownIds, gainsOf, ownId, period, shownRange, shown, clock, timeZone, result, data } =
    useComparison();
  const needsOwn = shown.view === 'years' && ownId === undefined ? shownIds[0] : undefined;
  const [, remember] = usePreference('measurements:source');
  const state = useComparisonState(useScreenState({ ...result, data }), {
    data,
    shownIds,
    isLoading: result.loading || needsOwn !== undefined,
  });
  const title = formatMessage({ id: 'compare.title' });
  useTitle(title);

  const path = apiary ? pathOf({ kind: 'apiary', id: apiary.id }) : '/measurements/compare';
  const chosen = apiary ? [] : shownIds;
  const show = (nextPeriod: Period, next: Comparison, replace = false) =>
    navigation.go(addressOf(path, nextPeriod, next, chosen), { replace });

  const apiaryId = apiary?.id;
  useEffect(() => {
    if (apiaryId !== undefined) remember(sourceText({ kind: 'apiary', id: apiaryId }));
  }, [apiaryId, remember]);

  useEffect(() => {
    if (needsOwn !== undefined) show(period, { ...shown, ownId: needsOwn }, true);
  });

  const hives = (data?.measuredApiaries ?? [])
    .flatMap((each) => each.hives)
    .filter(({ id }) => shownIds.includes(id));
  return (
    <Page title={apiary?.name ?? title}>
      {data && data.measuredApiaries.length > 0 && (
        <Stack gap={12}>
          <SourceChoice
            apiaries={data.measuredApiaries}
            devices={data.devices}
            chosen={apiary && { kind: 'apiary', id: apiary.id }}
            otherText={apiary ? undefined : formatList(hives.map(({ name }) => name))}
            onChoose={(source) => navigation.go(addressOf(pathOf(source), period, shown))}
          />
          <HivePicker
            apiaries={data.measuredApiaries}
            chosen={shownIds}
            onChoose={(ids) => navigation.go(addressOf('/measurements/compare', period, shown, ids))}
          />
        </Stack>
      )}
      <ScreenStates state={state}>
        {data && (
          <Stack gap={16}>
            <CompareFields
              shown={shown}
              hives={hives}
              quantities={data.quantities}
              onChange={(next) => show(period, next)}
            />
            <PeriodBar
              period={period}
              clock={clock}
              isLoading={result.loading}
              onPeriod={(next) => show(next, shown)}
            />
            {data.hiveSeries && (
              <Comparing
                answer={data}
                series={data.hiveSeries}
                shown={{ ...shown, ownId }}
                period={period}
                shownRange={shownRange}
                timeZone={timeZone}
                variables={gainsOf}
                isLoading={result.data === undefined}
                onPeriod={(next) => show(next, shown)}
                onShown={(next) => show(period, next)}
              />
            )}
            {shownIds.length > mostHives && (
              <Text size="small" tone="muted">
                {formatMessage({ id: 'compare.onlyFirst' }, { count: mostHives })}
              </Text>
            )}
          </Stack>
        )}
      </ScreenStates>
    </Page>
  );
}

type Answer = ReturnType<typeof useComparison>;

/** Nobody has measured anything, no hive is chosen, or what is chosen is gone: each is reported in words. */
function useComparisonState(
  state: ScreenState,
  { data, shownIds, isLoading }: Pick<Answer, 'data' | 'shownIds'> & { isLoading: boolean },
): ScreenState {
  const { formatMessage } = useIntl();
  if (state.kind !== 'ready' || !data || data.hiveSeries) return state;
  if (data.measuredApiaries.length === 0)
    return {
      kind: 'empty',
      icon: 'device',
      title: formatMessage({ id: 'data.noDeviceTitle' }),
      text: formatMessage({ id: 'data.noDeviceText' }),
      action: (
        <LinkButton kind="main" to="/devices/create" as={Link} icon="add">
          {formatMessage({ id: 'devices.new' })}
        </LinkButton>
      ),
    };
  if (shownIds.length === 0)
    return {
      kind: 'empty',
      title: formatMessage({ id: 'compare.noneTitle' }),
      text: formatMessage({ id: 'compare.noneText' }),
    };
  if (isLoading) return { kind: 'loading' };
  return notFoundState(state, true, {
    title: formatMessage({ id: 'compare.goneTitle' }),
    text: formatMessage({ id: 'compare.goneText' }),
    link: { to: '/measurements', label: formatMessage({ id: 'data.title' }) },
  });
}
