import { ChartGroup } from '@skep/charts';
import { flashLogWindows } from '@skep/domain';
import { useQuery, useScreenState, useSearchParams, useUnits } from '@skep/remote-kit';
import { Card, ChoiceField, Heading, ScreenStates, Stack, Text } from '@skep/ui';
import { MultiChoiceField, Pagination, Switch } from '@skep/ui/form';
import { useMemo, useState } from 'react';
import { type ChartOfGroup, chartsOf } from '../charts/charts-of.ts';
import { OneChart, useChartTitle } from '../charts/OneChart.tsx';
import type { FlashLogBlockState, FlashLogPageQuery } from '../generated/graphql.ts';
import { PageQuery } from './FlashLogScreen.graphql.ts';
import { seriesOf, stepMsOf, timesOf } from './page-series.ts';
import { useIntl } from './use-flash-log-intl.ts';

const windows = ['day', 'week', 'month', 'year'] as const;
type WindowName = (typeof windows)[number];
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
/** What is looked at first: it tells one block from another. */
const shownFirst: readonly string[] = ['temperature', 'weight'];

type Page = NonNullable<FlashLogPageQuery['flashLogPage']>;

export interface BlockChartsProps {
  logId: string;
  block: number;
  isTimed: boolean;
  /** When it changes, so does what is stored. */
  state: FlashLogBlockState;
}

/** A block above what is stored of the same time: each quantity on one axis, a window at a time. */
export function BlockCharts({ logId, block, isTimed, state }: BlockChartsProps) {
  const { formatMessage } = useIntl();
  const [address, setAddress] = useSearchParams();
  const window = windows.find((name) => name === address.get('window')) ?? 'day';
  const requestedPage = Number.parseInt(address.get('page') ?? '', 10);
  const result = useQuery(PageQuery, {
    variables: {
      logId,
      block,
      minutes: flashLogWindows[window],
      ...(Number.isNaN(requestedPage) ? {} : { page: Math.max(0, requestedPage - 1) }),
    },
    fetchPolicy: state === 'CHECKED' ? 'cache-first' : 'network-only',
  });
  const data = result.data ?? result.previousData;
  const page = data?.flashLogPage;
  const show = (next: WindowName, to: number | undefined) => {
    const changed = new URLSearchParams(address);
    changed.set('window', next);
    if (to === undefined) changed.delete('page');
    else changed.set('page', String(to));
    setAddress(changed, { replace: true });
  };
  return (
    <Stack gap={16}>
      <ChoiceField
        label={formatMessage({ id: 'log.window' })}
        options={windows.map((value) => ({ value, label: formatMessage({ id: `log.window.${value}` }) }))}
        value={window}
        onChange={(next) => show(next, page ? pageOfSameTime(page, window, next) : undefined)}
        isDense
      />
      <ScreenStates state={useScreenState({ ...result, data })}>
        {page && (
          <Stack gap={16}>
            <Text>{formatMessage({ id: 'log.pageOf' }, { page: page.page + 1, count: page.pageCount })}</Text>
            <Pagination
              page={page.page + 1}
              pageCount={page.pageCount}
              onPage={(to) => show(window, to)}
              label={formatMessage({ id: 'log.pagesOfBlock' })}
            />
            {!isTimed && <Text tone="muted">{formatMessage({ id: 'log.timesUnknown' })}</Text>}
            <PageCharts page={page} quantities={data?.quantities ?? []} />
          </Stack>
        )}
      </ScreenStates>
    </Stack>
  );
}

/** Where what is looked at is found when pages are of another length. */
export function pageOfSameTime({ page, pageCount }: Page, from: WindowName, to: WindowName): number {
  if (pageCount <= 1) return 1;
  return Math.floor((page * flashLogWindows[from]) / flashLogWindows[to]) + 1;
}

interface PageChartsProps {
  page: Page;
  quantities: FlashLogPageQuery['quantities'];
}

function PageCharts({ page, quantities }: PageChartsProps) {
  const { formatMessage } = useIntl();
  const units = useUnits();
  const titleOf = useChartTitle();
  const [isBridged, setIsBridged] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>(shownFirst);
  const { logged, stored } = useMemo(() => {
    const step = stepMsOf(page);
    const times = timesOf(page, step);
    const draw = (curves: Page['log']) => ({
      times,
      charts: chartsOf(seriesOf(curves, times, step, isBridged), quantities, units),
    });
    return { logged: draw(page.log), stored: draw(page.stored) };
  }, [page, quantities, units, isBridged]);
  const all = new Map([...logged.charts, ...stored.charts].map((chart) => [chart.id, chart]));
  const options = [...all.values()].map((chart) => ({ value: chart.id, label: titleOf(chart) }));
  const period = { start: Date.parse(page.start), end: Date.parse(page.end) };
  const common = { period, timeZone };
  return (
    <Stack gap={16}>
      <MultiChoiceField
        label={formatMessage({ id: 'log.quantities' })}
        options={options}
        values={chosen.filter((id) => all.has(id))}
        onChange={(next) => setChosen([...chosen.filter((id) => !all.has(id)), ...next])}
      />
      <Switch label={formatMessage({ id: 'log.bridged' })} isChecked={isBridged} onChange={setIsBridged} />
      <ChartGroup>
        {options
          .filter(({ value }) => chosen.includes(value))
          .map(({ value }) => (
            <Stack key={value} gap={8}>
              <Part
                title={formatMessage({ id: 'log.ofLog' })}
                chart={byId(logged.charts, value)}
                times={logged.times}
                {...common}
              />
              <Part
                title={formatMessage({ id: 'log.ofStore' })}
                chart={byId(stored.charts, value)}
                times={stored.times}
                {...common}
              />
            </Stack>
          ))}
      </ChartGroup>
    </Stack>
  );
}

const byId = (charts: readonly ChartOfGroup[], id: string) => charts.find((chart) => chart.id === id);

interface PartProps {
  title: string;
  chart: ChartOfGroup | undefined;
  times: readonly number[];
  period: { start: number; end: number };
  timeZone: string;
}

function Part({ title, chart, ...drawn }: PartProps) {
  const { formatMessage } = useIntl();
  return (
    <Card as="section">
      <Stack gap={8}>
        <Heading level={3}>{title}</Heading>
        {chart ? (
          <OneChart chart={chart} over={undefined} {...drawn} />
        ) : (
          <Text tone="muted">{formatMessage({ id: 'log.nothingThere' })}</Text>
        )}
      </Stack>
    </Card>
  );
}
