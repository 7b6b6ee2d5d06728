import { tokens } from '@skep/ui';
import type { Axis, AxisLabelsFormatterContextObject, Options, XAxisOptions } from 'highcharts';
import { groundColors } from '../BandLegend.tsx';
import { chartHeightPx } from '../chart-height.ts';
import type { ChartPeriod } from '../curve.ts';
import type { ChartMark, PlotArea } from '../mark.ts';

/** What every chart over time is drawn by. */
export interface TimeChart {
  title: string;
  period: ChartPeriod;
  timeZone: string;
  /** A stretch of time was chosen by dragging. */
  onZoom: (start: number, end: number) => void;
  marks: readonly ChartMark[];
  nights: readonly ChartPeriod[];
  /** A moment was pressed. */
  onMoment: (time: number) => void;
  /** Where the figures stand, whenever that changes. */
  onArea: (area: PlotArea) => void;
}

const labelStyle = { color: tokens.color.textMuted, fontSize: '0.8rem' };

/** A finger scrolls the page; dragging is the mouse's, and everybody has the buttons of the period. */
const isTouched = () =>
  // Tests have no such question to ask.
  typeof window.matchMedia === 'function' && window.matchMedia('(pointer: coarse)').matches;

/** What a chart keeps while other figures come. */
export type ChartLooks = Pick<TimeChart, 'title' | 'timeZone' | 'onZoom' | 'onMoment' | 'onArea'>;

/**
 * How a kind of chart is drawn. If it got its looks again, Highcharts would measure the page again and make every line
 * twice (`propsRequireUpdateSeries`, `propsRequireReflow`): so they come apart from the figures, and what they say of them they ask
 * for when they say it.
 */
export interface ChartKind<Plot extends TimeChart> {
  looks: (chart: ChartLooks, newest: () => Plot) => Options;
  figures: (plot: Plot, formatDate: DateFormat) => Options;
}

/** What is alike in all of them: its words and its looks are ours, and nothing moves. */
export function commonLooks({ title, timeZone, onZoom, onMoment, onArea }: ChartLooks): Options {
  return {
    accessibility: {
      landmarkVerbosity: 'disabled',
      screenReaderSection: { beforeChartFormat: '', afterChartFormat: '' },
      series: { descriptionFormatter: (series) => series.name },
      keyboardNavigation: { focusBorder: { style: { color: tokens.color.focus, lineWidth: 3 } } },
    },
    lang: {
      accessibility: {
        // The frame around it is a group of this name.
        chartContainerLabel: '',
        svgContainerLabel: title,
        svgContainerTitle: '',
        graphicContainerLabel: title,
      },
    },
    chart: {
      animation: false,
      backgroundColor: 'transparent',
      height: chartHeightPx,
      spacing: [8, 2, 4, 0],
      style: { fontFamily: 'inherit' },
      zooming: !isTouched() ? { type: 'x' } : {},
      selectionMarkerFill: 'color-mix(in srgb, var(--skep-color-accent) 25%, transparent)',
      events: {
        selection({ xAxis: [chosen] }) {
          if (chosen) {
            // What is there already is seen larger at once, until what is finer has come.
            chosen.axis.setExtremes(chosen.min, chosen.max, true, false);
            onZoom(chosen.min, chosen.max);
          }
          return false;
        },
        click(event) {
          const time = this.xAxis[0]?.toValue(this.pointer.normalize(event).chartX);
          if (time !== undefined) onMoment(time);
        },
        render() {
          onArea({ left: this.plotLeft, width: this.plotWidth });
        },
      },
    },
    time: { timezone: timeZone },
    title: { text: '' },
    credits: { enabled: false },
    legend: { enabled: false },
    tooltip: {
      shared: true,
      animation: false,
      backgroundColor: tokens.color.raised,
      borderColor: tokens.color.borderStrong,
      borderRadius: 8,
      shadow: false,
      style: { color: tokens.color.text, fontSize: '0.85rem' },
    },
    plotOptions: {
      series: {
        animation: false,
        turboThreshold: 0,
        states: { inactive: { enabled: false }, hover: { lineWidthPlus: 0 } },
      },
    },
  };
}

/** The period, with what is behind and across the figures. */
export function timeAxis(
  { period, marks, nights }: Pick<TimeChart, 'period' | 'marks' | 'nights'>,
  formatDate: DateFormat,
): XAxisOptions {
  return {
    type: 'datetime',
    min: period.start,
    max: period.end,
    startOnTick: false,
    endOnTick: false,
    minPadding: 0,
    maxPadding: 0,
    lineColor: tokens.color.borderStrong,
    tickColor: tokens.color.borderStrong,
    tickLength: 5,
    tickPixelInterval: 90,
    plotBands: nights.map(({ start, end }) => ({ from: start, to: end, color: groundColors.night })),
    plotLines: marks.map(({ time }) => ({
      value: time,
      width: 1,
      color: tokens.color.accentInk,
      dashStyle: 'ShortDash',
      zIndex: 3,
    })),
    crosshair: { color: tokens.color.borderStrong, dashStyle: 'Dot', width: 1 },
    labels: { style: labelStyle, formatter: (label) => tickText(label, period, formatDate) },
  };
}

const dayMs = 86_400_000;
/** Of Highcharts' own, which is a day shorter than any. */
const yearMs = 364 * dayMs;

/** In the person's language, in the zone of the chart. */
export type DateFormat = (time: number, options: Intl.DateTimeFormatOptions) => string;

/** Hours of a day, days of a month, months of a year, years; where a larger one begins, that. */
export function tickText(
  { axis, value }: Pick<AxisLabelsFormatterContextObject, 'value'> & { axis: Pick<Axis, 'tickPositions'> },
  { end }: ChartPeriod,
  formatDate: DateFormat,
): string {
  const time = Number(value);
  // Half of it would be outside of the chart, and nothing of it is drawn.
  if (time >= end) return '';
  const { unitRange, boundaryTicks } = axis.tickPositions?.info ?? { unitRange: dayMs, boundaryTicks: [] };
  const begun = boundaryTicks[time];
  if (unitRange < dayMs && begun === undefined)
    return formatDate(time, { hour: '2-digit', minute: '2-digit' });
  if (unitRange >= yearMs || (unitRange >= dayMs && begun === 'year'))
    return formatDate(time, { year: 'numeric' });
  if (unitRange >= 28 * dayMs) return formatDate(time, { month: 'short' });
  return formatDate(time, { day: 'numeric', month: 'short' });
}
