import { Skeleton, Text, tokens } from '@skep/ui';
import { lazy, Suspense, useMemo } from 'react';
import styled from 'styled-components';
import { ChartFrame } from './ChartFrame.tsx';
import { chartHeightPx } from './chart-height.ts';
import type { ChartPeriod } from './curve.ts';
import { loadDrawing } from './drawing.ts';
import { coarser, type HeatMap, heatExtent } from './heat.ts';
import { heatStops } from './heat-colors.ts';
import { useIntl } from './i18n.ts';
import type { MarkedChartProps } from './marked-chart.ts';
import { type Scale, useFigureText } from './useFigureText.ts';
import { useMomentText } from './useMomentText.ts';
import { usePlotArea } from './usePlotArea.ts';
import { useStable } from './useStable.ts';

const DrawnHeat = lazy(async () => {
  const { loadHeatPlot } = await loadDrawing();
  return { default: (await loadHeatPlot()).DrawnHeat };
});

export interface HeatMapChartProps extends HeatMap, Scale, MarkedChartProps {
  title: string;
  period: ChartPeriod;
  timeZone: string;
  /** The value of the strongest colour. Default: the greatest that was measured. */
  greatest?: number;
}

const none: readonly never[] = [];

/**
 * Many quantities of one kind over time as colours, as loudness by frequency.
 * Accessibility: as CurveChart.
 */
export function HeatMapChart(chart: HeatMapChartProps) {
  const { title, times, rows, period, timeZone, marks = none } = chart;
  const [onZoom, onMoment] = [useStable(chart.onZoom), useStable(chart.onMoment)];
  const [area, onArea] = usePlotArea();
  const { formatMessage } = useIntl();
  const figureText = useFigureText(chart);
  const momentText = useMomentText(timeZone);
  const extent = heatExtent(rows);
  const greatest = chart.greatest ?? extent?.greatest ?? 0;
  const [least, most] = [figureText(extent?.least ?? 0), figureText(extent?.greatest ?? 0)];
  const summary = formatMessage({ id: 'chart.heatSummary' }, { title, least, greatest: most });
  const seen = useMemo(() => coarser({ times, rows }), [times, rows]);
  return (
    <ChartFrame
      title={title}
      summary={summary}
      times={times}
      curves={rows.map(({ key, name, figures }) => ({ key, name, mean: figures }))}
      momentText={momentText}
      figureText={figureText}
      lines={none}
      marks={marks}
      period={period}
      area={area}
      unit={chart.unit}
      timeZone={timeZone}
      actions={chart.actions}
      onPan={chart.onPan}
      onZoom={chart.onZoom}
      footing={
        <>
          <Legend>
            <Text as="span" size="small" tone="muted">
              {figureText(0)}
            </Text>
            <Colors aria-hidden="true" />
            <Text as="span" size="small" tone="muted">
              {figureText(greatest)}
            </Text>
          </Legend>
          {chart.footing}
        </>
      }
    >
      <Suspense fallback={<Skeleton height={chartHeightPx} />}>
        <DrawnHeat
          nights={none}
          {...seen}
          {...{ title, period, timeZone, greatest, figureText, momentText, marks }}
          {...{ onZoom, onMoment, onArea }}
        />
      </Suspense>
    </ChartFrame>
  );
}

const Legend = styled.div`
  display: flex;
  gap: ${tokens.space[8]};
  align-items: center;
`;

const Colors = styled.span`
  flex: 0 1 200px;
  height: ${tokens.space[12]};
  border-radius: ${tokens.radius.small};
  background: linear-gradient(to right, ${heatStops.map(([share, color]) => `${color} ${share * 100}%`).join(', ')});
`;
