import { ChartGroup } from '@skep/charts';
import { Card, Heading, Text, tokens } from '@skep/ui';
import { type ReactNode, useMemo } from 'react';
import styled from 'styled-components';
import type { NotePlace } from './annotations/note.ts';
import type { MarkOfDevice } from './annotations/useAnnotations.ts';
import { useNotes } from './annotations/useNotes.tsx';
import { ArrangeButton } from './arrange/ArrangeButton.tsx';
import { useArrangedCharts } from './arrange/useArrangedCharts.ts';
import type { ChartOfGroup, MeasuredSeries, NamedQuantity } from './charts-of.ts';
import { NothingMeasured, type NothingMeasuredProps } from './NothingMeasured.tsx';
import { nightsOf } from './nights.ts';
import { isOverlaid, OneChart } from './OneChart.tsx';
import { localClock, type Period, panned } from './period.ts';
import { useIntl } from './use-data-intl.ts';
import { useBroodStrip } from './useBroodStrip.ts';

export interface SeriesChartsProps {
  series: {
    start: string;
    end: string;
    nearestBefore?: string | null | undefined;
    nearestAfter?: string | null | undefined;
    times: readonly string[];
    quantities: readonly MeasuredSeries[];
    nights: readonly { start: string; end: string }[];
  };
  /** Where notes are written to. */
  place: NotePlace | undefined;
  marks: readonly MarkOfDevice[];
  quantities: readonly NamedQuantity[];
  timeZone: string;
  period: Period;
  onPeriod: (period: Period) => void;
  never: NothingMeasuredProps['never'];
  /** What the weight says of the bees: after the charts of the hive, and before those of the device. */
  colonyWeight: ReactNode;
  /** Below the charts, to show the same moment. */
  children: ReactNode;
}

/** Less than this nobody wants to see larger. */
const leastZoomMs = 10 * 60_000;

/** Every quantity of the period, in charts that show the same moment. */
export function SeriesCharts(shownWith: SeriesChartsProps) {
  const { series, quantities, period, onPeriod, colonyWeight, children } = shownWith;
  const { formatMessage } = useIntl();
  const arranged = useArrangedCharts(series.quantities, quantities);
  const { charts, arrangement } = arranged;
  const times = useMemo(() => series.times.map((time) => Date.parse(time)), [series]);
  const shownRange = useMemo(
    () => ({ start: Date.parse(series.start), end: Date.parse(series.end) }),
    [series.start, series.end],
  );
  const nights = useMemo(() => nightsOf(series), [series]);
  const broodStrip = useBroodStrip(series, times, shownWith.timeZone);
  const notes = useNotes(shownWith.marks, shownWith.place);
  if (charts.length === 0)
    return (
      <ChartGroup>
        <NothingMeasured series={series} period={period} onPeriod={onPeriod} never={shownWith.never} />
        {colonyWeight}
        {children}
      </ChartGroup>
    );
  const shown = charts.filter(({ id }) => !arrangement.hidden.includes(id));

  const technical = shown.filter(({ isTechnical }) => isTechnical);

  function zoom(start: number, end: number) {
    const minute = (time: number) => localClock(new Date(time)).toISOString().slice(0, 16);
    onPeriod({ kind: 'own', start: minute(start), end: minute(Math.max(end, start + leastZoomMs)) });
  }

  const drawn = (chart: ChartOfGroup) => (
    <Card key={chart.id}>
      <OneChart
        chart={chart}
        over={charts.find((other) => other.id === arrangement.over[chart.id] && isOverlaid(other))}
        times={times}
        period={shownRange}
        timeZone={shownWith.timeZone}
        marks={notes.marks}
        nights={nights}
        broodStrip={broodStrip}
        onZoom={zoom}
        onPan={(laterMs) => onPeriod(panned(period, laterMs, localClock(new Date())))}
        onMoment={(time) => notes.press(chart.id, time)}
        footing={notes.footingOf(chart.id)}
      />
    </Card>
  );

  return (
    <ChartGroup>
      <Columns>{shown.filter(({ isTechnical }) => !isTechnical).map(drawn)}</Columns>
      {colonyWeight}
      {technical.length > 0 && (
        <>
          <Heading level={2}>{formatMessage({ id: 'data.technical' })}</Heading>
          <Columns>{technical.map(drawn)}</Columns>
        </>
      )}
      {shown.length === 0 && <Text>{formatMessage({ id: 'data.arrange.allHidden' })}</Text>}
      <ArrangeButton {...arranged} />
      {shown.some(({ curves }) => curves.some(({ range }) => range)) && (
        <Text size="small" tone="muted">
          {formatMessage({ id: 'data.aboutBand' })}
        </Text>
      )}
      <Text size="small" tone="muted">
        {formatMessage({ id: 'data.note.hint' })}
      </Text>
      {children}
      {notes.dialog}
    </ChartGroup>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(520px, 100%), 1fr));
  gap: ${tokens.space[16]};
`;
