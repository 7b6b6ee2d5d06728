import { tokens } from '@skep/ui';
import type {
  DashStyleValue,
  Options,
  PointOptionsObject,
  SeriesOptionsType,
  YAxisOptions,
} from 'highcharts';
import { groundColors } from '../BandLegend.tsx';
import { type ChartBand, type Curve, extentOf, placesOf } from '../curve.ts';
import type { FigureText } from '../useFigureText.ts';
import type { MomentText } from '../useMomentText.ts';
import {
  type ChartKind,
  type ChartLooks,
  commonLooks,
  type DateFormat,
  type TimeChart,
  timeAxis,
} from './common-options.ts';

type DashedCurve = Curve & { dash: DashStyleValue };

interface OverPlot {
  curves: readonly DashedCurve[];
  leastRange: number;
  figureText: FigureText;
}

export interface CurvePlot extends TimeChart {
  form: 'lines' | 'bars';
  times: readonly number[];
  /** Those that are to be seen, each with how its line is drawn. */
  curves: readonly DashedCurve[];
  /** Lines over them, with a scale of their own. */
  over?: OverPlot | undefined;
  bands: readonly ChartBand[];
  /** What fills the height at least: a hive that loses 100 g must not look like one that swarms. */
  leastRange: number;
  figureText: FigureText;
  momentText: MomentText;
}

/** Curves over one scale, with the values that each point combines as a pale band behind its mean. */
export const curveChart: ChartKind<CurvePlot> = { looks, figures };

function looks(chart: ChartLooks, newest: () => CurvePlot): Options {
  const common = commonLooks(chart);
  return {
    ...common,
    accessibility: {
      ...common.accessibility,
      // Highcharts' own has the figures and dates of one country.
      point: {
        descriptionFormatter: ({ x, y, series }) => {
          const { over, figureText, momentText } = newest();
          const text = over && series.options.yAxis === overAxis ? over.figureText : figureText;
          return [momentText(x), series.name, ...(typeof y === 'number' ? [text(y)] : [])].join(', ');
        },
      },
    },
    tooltip: {
      ...common.tooltip,
      formatter() {
        const { times, curves, over, figureText, momentText, marks } = newest();
        const index = times.indexOf(Number(this.x));
        const lines = [
          ...curves.flatMap((curve) => tooltipLine(curve, index, figureText)),
          ...(over ? over.curves.flatMap((curve) => tooltipLine(curve, index, over.figureText)) : []),
        ];
        const head = momentText(Number(this.x));
        return [`<b>${head}</b>`, ...lines, ...markLines(marks, times, index)].join('<br>');
      },
    },
  };
}

function figures(plot: CurvePlot, formatDate: DateFormat): Options {
  const { times, curves, over } = plot;
  return {
    xAxis: timeAxis(plot, formatDate),
    yAxis: [
      figureAxis(plot),
      ...(over ? [{ ...figureAxis({ ...over, form: 'lines', bands: [] }), ...overSide }] : []),
    ],
    series: [
      ...curves.flatMap((curve) => seriesOf(curve, plot)),
      ...(over?.curves ?? []).flatMap((curve) => seriesOf(curve, { form: 'lines', times }, overAxis)),
    ],
  };
}

/** Place of the scale of what is drawn over the rest. */
const overAxis = 1;
const overSide = {
  opposite: true,
  gridLineWidth: 0,
  labels: { x: 6, style: { color: tokens.color.textMuted, fontSize: '0.8rem' } },
};

function figureAxis({
  form,
  curves,
  bands,
  leastRange,
}: Pick<CurvePlot, 'form' | 'curves' | 'bands' | 'leastRange'>): YAxisOptions {
  return {
    title: { text: '' },
    minRange: leastRange,
    // Of what was never less than nothing there is nothing to be seen below.
    ...(curves.every((curve) => (extentOf(curve)?.least ?? 0) >= 0) && { floor: 0 }),
    // Bars stand on nothing, and hang from it where something became less.
    ...(form === 'bars' ? { softMin: 0, softMax: 0 } : {}),
    gridLineColor: tokens.color.border,
    tickPixelInterval: 48,
    labels: { x: -6, style: { color: tokens.color.textMuted, fontSize: '0.8rem' } },
    plotBands: bands.map(({ from, to }) => ({ from, to, color: groundColors.band })),
  };
}

function tooltipLine({ name, color, mean, range }: Curve, index: number, figureText: FigureText): string[] {
  const value = mean[index] ?? null;
  if (value === null) return [];
  const [least, greatest] = [range?.min[index] ?? value, range?.max[index] ?? value];
  const rangeText = least < greatest ? ` (${figureText(least)} – ${figureText(greatest)})` : '';
  return [`<span style="color:${color}">●</span> ${escaped(name)}: <b>${figureText(value)}</b>${rangeText}`];
}

/** Annotations at the moments of a point. */
function markLines(marks: TimeChart['marks'], times: readonly number[], index: number): string[] {
  const [from = 0, to = from + (from - (times[index - 1] ?? from))] = [times[index], times[index + 1]];
  return marks
    .filter(({ time }) => time >= from && time < to)
    .slice(0, mostMarkLines)
    .map(({ label }) => `<i>${escaped(label)}</i>`);
}

/** What is read while pointing; the rest opens from the marks themselves. */
const mostMarkLines = 3;

/** A name that somebody gave is text, whatever signs are in it. */
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function seriesOf(
  { key, name, color, dash, mean, range }: CurvePlot['curves'][number],
  { form, times }: Pick<CurvePlot, 'form' | 'times'>,
  yAxis = 0,
): SeriesOptionsType[] {
  if (form === 'bars')
    return [
      {
        type: 'column',
        yAxis,
        id: key,
        name,
        color,
        borderWidth: 0,
        groupPadding: 0.05,
        pointPadding: 0,
        data: times.map((x, index) => [x, mean[index] ?? null]),
      },
    ];
  const places = placesOf(mean);
  const has = (place: number | undefined) => place !== undefined && (mean[place] ?? null) !== null;
  const data = places.flatMap((place, index): PointOptionsObject[] => {
    const x = times[place];
    if (x === undefined) return [];
    const y = mean[place] ?? null;
    // A line through a value between two gaps would not be seen.
    const isAlone = y !== null && !has(places[index - 1]) && !has(places[index + 1]);
    return [isAlone ? { x, y, marker: { enabled: true, radius: 3 } } : { x, y }];
  });
  const line: SeriesOptionsType = {
    type: 'line',
    yAxis,
    id: key,
    name,
    color,
    dashStyle: dash,
    lineWidth: 2,
    marker: { enabled: false, symbol: 'circle', radius: 4 },
    connectNulls: false,
    data,
  };
  if (!range) return [line];
  return [
    line,
    {
      type: 'arearange',
      yAxis,
      name,
      color,
      linkedTo: ':previous',
      lineWidth: 0,
      fillOpacity: 0.2,
      zIndex: -1,
      marker: { enabled: false },
      enableMouseTracking: false,
      accessibility: { enabled: false },
      data: places.map((place) => [times[place] ?? 0, range.min[place] ?? null, range.max[place] ?? null]),
    },
  ];
}
