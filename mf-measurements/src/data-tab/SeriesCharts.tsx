import { type ChartBand, ChartGroup, type ChartMark, CurveChart, HeatMapChart } from '@skep/charts';
import { inUnits } from '@skep/domain';
import { useUnits } from '@skep/remote-kit';
import { Button, Card, Text, tokens } from '@skep/ui';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import styled from 'styled-components';
import { type ChartOfGroup, chartsOf, heatRowsOf, type MeasuredSeries } from './charts-of.ts';
import type { Note } from './marks/note.ts';
import { type MarkOfDevice, useChartMarks } from './marks/useChartMarks.ts';
import { NothingMeasured } from './NothingMeasured.tsx';
import { localClock, type Period, panned } from './period.ts';
import { useIntl } from './use-data-intl.ts';

export interface SeriesChartsProps {
  series: {
    deviceId?: string | null | undefined;
    start: string;
    end: string;
    nearestBefore?: string | null | undefined;
    nearestAfter?: string | null | undefined;
    times: readonly string[];
    quantities: readonly MeasuredSeries[];
  };
  marks: readonly MarkOfDevice[];
  quantities: readonly { key: string; name: string; unit?: string | null | undefined }[];
  timeZone: string;
  period: Period;
  onPeriod: (period: Period) => void;
  /** Below the charts, to show the same moment. */
  children: ReactNode;
}

/** With the library of forms, when somebody writes. */
const NoteDialog = lazy(async () => ({ default: (await import('./marks/NoteDialog.tsx')).NoteDialog }));

/** Less than this nobody wants to see larger. */
const leastZoomMs = 10 * 60_000;

/** Every quantity of the period, in charts that show the same moment. */
export function SeriesCharts({
  series,
  quantities,
  timeZone,
  period,
  onPeriod,
  children,
  ...shownWith
}: SeriesChartsProps) {
  const { formatMessage, formatDate } = useIntl();
  const units = useUnits();
  const charts = useMemo(() => chartsOf(series.quantities, quantities, units), [series, quantities, units]);
  const times = useMemo(() => series.times.map((time) => Date.parse(time)), [series]);
  const shown = useMemo(
    () => ({ start: Date.parse(series.start), end: Date.parse(series.end) }),
    [series.start, series.end],
  );
  const [note, setNote] = useState<Note>();
  const [pressed, setPressed] = useState<{ chart: string; time: number }>();
  const { deviceId } = series;
  const marks = useChartMarks(shownWith.marks, deviceId, setNote);
  if (charts.length === 0)
    return (
      <ChartGroup>
        <NothingMeasured series={series} period={period} onPeriod={onPeriod} />
        {children}
      </ChartGroup>
    );

  function zoom(start: number, end: number) {
    const minute = (time: number) => localClock(new Date(time)).toISOString().slice(0, 16);
    onPeriod({ kind: 'own', start: minute(start), end: minute(Math.max(end, start + leastZoomMs)) });
  }

  function write(time: number) {
    if (deviceId != null) setNote({ deviceId, time: new Date(time).toISOString(), canEdit: true });
  }

  return (
    <ChartGroup>
      <Columns>
        {charts.map((chart) => (
          <Card key={chart.key}>
            <OneChart
              chart={chart}
              times={times}
              period={shown}
              timeZone={timeZone}
              marks={marks}
              onZoom={zoom}
              onPan={(laterMs) => onPeriod(panned(period, laterMs, localClock(new Date())))}
              onMoment={(time) => setPressed({ chart: chart.key, time })}
              footing={
                deviceId != null &&
                pressed?.chart === chart.key && (
                  <Button icon="note" onClick={() => write(pressed.time)}>
                    {formatMessage(
                      { id: 'data.note.add' },
                      { moment: formatDate(pressed.time, { dateStyle: 'medium', timeStyle: 'short' }) },
                    )}
                  </Button>
                )
              }
            />
          </Card>
        ))}
      </Columns>
      {charts.some(({ curves }) => curves.some(({ range }) => range)) && (
        <Text size="small" tone="muted">
          {formatMessage({ id: 'data.aboutBand' })}
        </Text>
      )}
      <Text size="small" tone="muted">
        {formatMessage({ id: 'data.note.hint' })}
      </Text>
      {children}
      {note && (
        <Suspense>
          <NoteDialog note={note} onClose={() => setNote(undefined)} />
        </Suspense>
      )}
    </ChartGroup>
  );
}

interface OneChartProps {
  chart: ChartOfGroup;
  times: readonly number[];
  period: { start: number; end: number };
  timeZone: string;
  marks: readonly ChartMark[];
  onZoom: (start: number, end: number) => void;
  onPan: (laterMs: number) => void;
  onMoment: (time: number) => void;
  footing: ReactNode;
}

function OneChart({ chart, ...common }: OneChartProps) {
  const { formatMessage } = useIntl();
  const bands = useBroodBand(chart);
  const { group, name, unit, decimals, leastSpan, curves } = chart;
  const title = group ? formatMessage({ id: `data.group.${group}` }) : name;
  const rows = useMemo(() => heatRowsOf(chart), [chart]);
  if (group === 'soundSpectrum')
    return <HeatMapChart {...common} title={title} unit={unit} decimals={decimals} rows={rows} />;
  return (
    <CurveChart
      {...common}
      title={title}
      form={group === 'bees' ? 'bars' : 'lines'}
      unit={unit}
      decimals={decimals}
      leastSpan={leastSpan}
      curves={curves}
      bands={bands}
    />
  );
}

/** What a brood nest is kept at, in degrees Celsius. */
const brood = { from: 34, to: 36 };

function useBroodBand({ group }: ChartOfGroup): readonly ChartBand[] {
  const { formatMessage } = useIntl();
  const units = useUnits();
  const label = formatMessage({ id: 'data.brood' });
  return useMemo(() => {
    if (group !== 'temperature') return [];
    const degrees = (value: number) => inUnits({ value, unit: '°C' }, units).value;
    return [{ from: degrees(brood.from), to: degrees(brood.to), label }];
  }, [group, label, units]);
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(520px, 100%), 1fr));
  gap: ${tokens.space[16]};
`;
