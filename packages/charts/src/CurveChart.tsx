import { Skeleton } from '@skep/ui';
import { lazy, Suspense, useMemo, useState } from 'react';
import { ChartFrame } from './ChartFrame.tsx';
import { CurveLegend } from './CurveLegend.tsx';
import { chartHeightPx } from './chart-height.ts';
import type { ChartBand, ChartPeriod, Curve } from './curve.ts';
import { extentOf } from './curve.ts';
import { dashOf } from './dash.ts';
import { type Scale, useFigureText } from './useFigureText.ts';
import { useIntl } from './words.ts';

const DrawnCurves = lazy(async () => ({ default: (await import('./plot/Plot.tsx')).DrawnCurves }));

export interface CurveChartProps extends Scale {
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
  onZoom?: ((start: number, end: number) => void) | undefined;
}

const none: readonly never[] = [];

/**
 * Quantities of one unit over time.
 * Accessibility: named by its title and described in a sentence; arrow keys go from value to value; the same as a table.
 */
export function CurveChart(chart: CurveChartProps) {
  const { title, form = 'lines', times, curves, period, timeZone, bands = none } = chart;
  const { leastSpan, onZoom } = chart;
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const figureText = useFigureText(chart);
  const summary = useSummary(curves, figureText);
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
    }),
    [title, summary, form, times, shown, period, timeZone, bands, leastSpan, figureText, onZoom],
  );
  return (
    <ChartFrame
      title={title}
      times={times}
      curves={shown}
      timeZone={timeZone}
      figureText={figureText}
      legend={<CurveLegend curves={curves} hidden={hidden} onHidden={setHidden} figureText={figureText} />}
    >
      <Suspense fallback={<Skeleton height={chartHeightPx} />}>
        <DrawnCurves {...plot} />
      </Suspense>
    </ChartFrame>
  );
}

/** Each curve in a sentence. */
function useSummary(curves: readonly Curve[], figureText: (value: number) => string): string {
  const { formatMessage } = useIntl();
  return curves
    .flatMap((curve) => {
      const extent = extentOf(curve);
      if (!extent) return [];
      const { least, greatest, last } = extent;
      const figures = { least: figureText(least), greatest: figureText(greatest), last: figureText(last) };
      return [formatMessage({ id: 'chart.summary' }, { name: curve.name, ...figures })];
    })
    .join(' ');
}
