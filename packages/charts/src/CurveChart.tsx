import { Row, Skeleton } from '@skep/ui';
import { lazy, Suspense, useMemo, useState } from 'react';
import { BandLegend } from './BandLegend.tsx';
import { ChartFrame } from './ChartFrame.tsx';
import { CurveLegend } from './CurveLegend.tsx';
import { chartHeightPx } from './chart-height.ts';
import type { ChartBand, ChartPeriod, Curve, OverlaidCurves } from './curve.ts';
import { extentOf } from './curve.ts';
import { dashOf } from './dash.ts';
import { loadDrawing } from './drawing.ts';
import { useIntl } from './i18n.ts';
import type { ChartMark } from './mark.ts';
import type { MarkedChartProps } from './marked-chart.ts';
import { TimeStrip, type TimeStripProps } from './TimeStrip.tsx';
import { type FigureText, type Scale, useFigureText } from './useFigureText.ts';
import { useMarkText } from './useMarkText.ts';
import { type Moments, type MomentText, useMomentText } from './useMomentText.ts';
import { usePlotArea } from './usePlotArea.ts';
import { useStable } from './useStable.ts';

const DrawnCurves = lazy(async () => ({ default: (await loadDrawing()).DrawnCurves }));

export interface CurveChartProps extends Scale, MarkedChartProps {
  title: string;
  /** Default: `lines`. */
  form?: 'lines' | 'bars';
  times: readonly number[];
  curves: readonly Curve[];
  period: ChartPeriod;
  timeZone: string;
  /** Default: `minutes`. */
  moments?: Moments;
  /** Drawn over them, as lines. Default: nothing. Their figures stand in the table of their own chart. */
  over?: OverlaidCurves | undefined;
  bands?: readonly ChartBand[];
  /** What was so over time, below the drawing. Default: nothing. */
  strip?: Pick<TimeStripProps, 'label' | 'timeRanges'> | undefined;
  /** What fills the height at least, in the unit. */
  leastRange: number;
}

const none: readonly never[] = [];

/**
 * Quantities of one unit over time.
 * Accessibility: named by its title and described in a sentence; arrow keys go from value to value; the same as a table.
 */
export function CurveChart(chart: CurveChartProps) {
  const { title, form = 'lines', times, curves, over, period, timeZone, bands = none, leastRange } = chart;
  const { marks = none, nights = none, strip, footing } = chart;
  const [onZoom, onMoment] = [useStable(chart.onZoom), useStable(chart.onMoment)];
  const [area, onArea] = usePlotArea();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const figureText = useFigureText(chart, chart.decimals);
  const overText = useFigureText(over ?? chart, (over ?? chart).decimals);
  const momentText = useMomentText(timeZone, chart.moments);
  const summary = useSummary(chart, marks, momentText);
  const shown = useMemo(() => dashed(curves, 0, hidden), [curves, hidden]);
  const shownOver = useMemo(
    () => over && { ...over, curves: dashed(over.curves, curves.length, hidden), figureText: overText },
    [over, curves, hidden, overText],
  );
  const legend = { hidden, onHidden: setHidden };
  const grounds = useGrounds(
    bands.filter((band) => isInSight(band, chart)),
    nights,
  );
  return (
    <ChartFrame
      title={title}
      summary={summary}
      times={times}
      curves={shown}
      momentText={momentText}
      figureText={figureText}
      lines={[...shown, ...(shownOver?.curves ?? [])]}
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
          {strip && <TimeStrip {...strip} period={period} area={area} timeZone={timeZone} />}
          {footing}
        </>
      }
      legend={
        <Row gap={16}>
          <CurveLegend {...legend} curves={curves} isAlone={!over} figureText={figureText} />
          {over && (
            <CurveLegend {...legend} curves={over.curves} first={curves.length} figureText={overText} />
          )}
          <BandLegend bands={grounds} />
        </Row>
      }
    >
      <Suspense fallback={<Skeleton height={chartHeightPx} />}>
        <DrawnCurves
          {...{ title, form, times, period, timeZone, bands, leastRange, figureText, momentText }}
          {...{ marks, nights }}
          curves={shown}
          over={shownOver}
          onZoom={onZoom}
          onMoment={onMoment}
          onArea={onArea}
        />
      </Suspense>
    </ChartFrame>
  );
}

/** Where it is far too cold for brood, nothing of its warmth is drawn. */
function isInSight(
  { from, to }: ChartBand,
  { curves, leastRange }: Pick<CurveChartProps, 'curves' | 'leastRange'>,
) {
  const extents = curves.flatMap((curve) => extentOf(curve) ?? []);
  return extents.some(({ least, greatest }) => from <= greatest + leastRange && to >= least - leastRange);
}

function useGrounds(bands: readonly ChartBand[], nights: readonly ChartPeriod[]) {
  const { formatMessage } = useIntl();
  const ofScale = bands.map(({ label }) => ({ label, kind: 'band' as const }));
  if (nights.length === 0) return ofScale;
  return [...ofScale, { label: formatMessage({ id: 'chart.night' }), kind: 'night' as const }];
}

/** Those that are to be seen, each with the strokes of its place in the legend. */
function dashed(curves: readonly Curve[], first: number, hidden: ReadonlySet<string>) {
  return curves
    .map((curve, index) => ({ ...curve, dash: dashOf(first + index) }))
    .filter(({ key }) => !hidden.has(key));
}

/** More would be a list to be read out, and that is below the table. */
const mostSpokenMarks = 5;

/** Each curve in a sentence, with its annotations. */
function useSummary(
  chart: Pick<CurveChartProps, 'curves' | 'over' | 'unit' | 'decimals'>,
  marks: readonly ChartMark[],
  momentText: MomentText,
): string {
  const { formatMessage } = useIntl();
  // Read aloud, zeros behind the point tell nobody anything.
  const [figureText, overText] = [useFigureText(chart), useFigureText(chart.over ?? chart)];
  const { curves, over } = chart;
  const markText = useMarkText(momentText);
  const spoken = marks.slice(-mostSpokenMarks).map(markText).join('; ');
  const sentenceOf = (curve: Curve, text: FigureText) => {
    const extent = extentOf(curve);
    if (!extent) return [];
    const { least, greatest, last } = extent;
    const figures = { least: text(least), greatest: text(greatest), last: text(last) };
    return [formatMessage({ id: 'chart.summary' }, { name: curve.name, ...figures })];
  };
  const sentences = [
    ...curves.flatMap((curve) => sentenceOf(curve, figureText)),
    ...(over?.curves ?? []).flatMap((curve) => sentenceOf(curve, overText)),
  ];
  if (marks.length > 0)
    sentences.push(formatMessage({ id: 'chart.markSummary' }, { count: marks.length, marks: spoken }));
  return sentences.join(' ');
}
