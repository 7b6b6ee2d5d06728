import { Skeleton } from '@skep/ui';
import { lazy, Suspense, useMemo, useState } from 'react';
import { ChartFrame } from './ChartFrame.tsx';
import { CurveLegend } from './CurveLegend.tsx';
import { chartHeightPx } from './chart-height.ts';
import type { ChartBand, ChartPeriod, Curve } from './curve.ts';
import { extentOf } from './curve.ts';
import { dashOf } from './dash.ts';
import type { ChartMark } from './mark.ts';
import type { MarkedChartProps } from './marked-chart.ts';
import { type Scale, useFigureText } from './useFigureText.ts';
import { useMarkText } from './useMarkText.ts';
import { usePlotArea } from './usePlotArea.ts';
import { useStable } from './useStable.ts';
import { useIntl } from './words.ts';

const DrawnCurves = lazy(async () => ({ default: (await import('./plot/Plot.tsx')).DrawnCurves }));

export interface CurveChartProps extends Scale, MarkedChartProps {
  title: string;
  /** Default: `lines`. */
  form?: 'lines' | 'bars';
  times: readonly number[];
  curves: readonly Curve[];
  period: ChartPeriod;
  timeZone: string;
  bands?: readonly ChartBand[];
  /** What fills the height at least, in the unit. */
  leastSpan: number;
}

const none: readonly never[] = [];

/**
 * Quantities of one unit over time.
 * Accessibility: named by its title and described in a sentence; arrow keys go from value to value; the same as a table.
 */
export function CurveChart(chart: CurveChartProps) {
  const { title, form = 'lines', times, curves, period, timeZone, bands = none } = chart;
  const { leastSpan, marks = none, footing } = chart;
  const [onZoom, onMoment] = [useStable(chart.onZoom), useStable(chart.onMoment)];
  const [area, onArea] = usePlotArea();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const figureText = useFigureText(chart);
  const summary = useSummary(chart, marks, figureText);
  const shown = useMemo(
    () =>
      curves.map((curve, index) => ({ ...curve, dash: dashOf(index) })).filter(({ key }) => !hidden.has(key)),
    [curves, hidden],
  );
  const plot = useMemo(
    () => ({
      title,
      summary,
      form,
      times,
      curves: shown,
      period,
      timeZone,
      bands,
      leastSpan,
      figureText,
      onZoom,
      onMoment,
      onArea,
      marks,
    }),
    [
      title,
      summary,
      form,
      times,
      shown,
      period,
      timeZone,
      bands,
      leastSpan,
      figureText,
      onZoom,
      onMoment,
      onArea,
      marks,
    ],
  );
  return (
    <ChartFrame
      title={title}
      times={times}
      curves={shown}
      timeZone={timeZone}
      figureText={figureText}
      marks={marks}
      period={period}
      area={area}
      onPan={chart.onPan}
      onZoom={chart.onZoom}
      footing={footing}
      legend={<CurveLegend curves={curves} hidden={hidden} onHidden={setHidden} figureText={figureText} />}
    >
      <Suspense fallback={<Skeleton height={chartHeightPx} />}>
        <DrawnCurves {...plot} />
      </Suspense>
    </ChartFrame>
  );
}

/** More would be a list to be read out, and that is below the table. */
const mostSpokenMarks = 5;

/** Each curve in a sentence, and what stands there. */
function useSummary(
  { curves, timeZone }: Pick<CurveChartProps, 'curves' | 'timeZone'>,
  marks: readonly ChartMark[],
  figureText: (value: number) => string,
): string {
  const { formatMessage } = useIntl();
  const markText = useMarkText(timeZone);
  const spoken = marks.slice(-mostSpokenMarks).map(markText).join('; ');
  const sentences = curves.flatMap((curve) => {
    const extent = extentOf(curve);
    if (!extent) return [];
    const { least, greatest, last } = extent;
    const figures = { least: figureText(least), greatest: figureText(greatest), last: figureText(last) };
    return [formatMessage({ id: 'chart.summary' }, { name: curve.name, ...figures })];
  });
  if (marks.length > 0)
    sentences.push(formatMessage({ id: 'chart.markSummary' }, { count: marks.length, marks: spoken }));
  return sentences.join(' ');
}
