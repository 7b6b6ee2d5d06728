import { tokens } from '@skep/ui';
import type { Options } from 'highcharts';
import { usualDistance } from '../curve.ts';
import { type HeatMap, heatShare } from '../heat.ts';
import { heatStops } from '../heat-colors.ts';
import type { FigureText } from '../useFigureText.ts';
import { commonOptions, type TimeChart } from './common-options.ts';

export interface HeatPlot extends TimeChart, HeatMap {
  /** The value of the strongest colour. */
  greatest: number;
  figureText: FigureText;
}

/** Rows of figures as colours, the first row at the bottom; what was not measured is left out. */
export function heatOptions(plot: HeatPlot): Options {
  const { times, rows, greatest, figureText, formatDate } = plot;
  const common = commonOptions(plot);
  const bin = (times[1] ?? plot.period.end) - (times[0] ?? plot.period.start);
  // Of a device that sends less often than bins are wide.
  const width = bin * usualDistance(rows[0]?.figures ?? []);
  return {
    ...common,
    chart: { ...common.chart, type: 'heatmap' },
    xAxis: { ...common.xAxis, crosshair: false },
    yAxis: {
      title: { text: '' },
      categories: rows.map(({ name }) => name),
      gridLineWidth: 0,
      labels: { x: -6, style: { color: tokens.color.textMuted, fontSize: '0.8rem' } },
    },
    colorAxis: { min: 0, max: 1, stops: heatStops, labels: { enabled: false } },
    tooltip: {
      ...common.tooltip,
      shared: false,
      formatter() {
        const row = rows[this.y ?? 0];
        const time = this.x - width / 2;
        const value = row?.figures[times.indexOf(time)] ?? null;
        const head = formatDate(time, { dateStyle: 'medium', timeStyle: 'short' });
        return value === null ? head : `<b>${head}</b><br>${row?.name}: <b>${figureText(value)}</b>`;
      },
    },
    series: [
      {
        type: 'heatmap',
        name: plot.title,
        colsize: width,
        borderWidth: 0,
        data: rows.flatMap(({ figures }, y) =>
          figures.flatMap((value, index) => {
            const x = times[index];
            // A column stands on its beginning, Highcharts' on its middle.
            return value === null || x === undefined
              ? []
              : [{ x: x + width / 2, y, value: heatShare(value, greatest) }];
          }),
        ),
      },
    ],
  };
}
