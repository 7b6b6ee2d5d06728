import { tokens } from '@skep/ui';
import type { Options } from 'highcharts';
import { usualDistance } from '../curve.ts';
import { type HeatMap, heatShare } from '../heat.ts';
import { heatStops } from '../heat-colors.ts';
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

export interface HeatPlot extends TimeChart, HeatMap {
  /** The value of the strongest colour. */
  greatest: number;
  figureText: FigureText;
  momentText: MomentText;
}

/** Rows of figures as colours, the first row at the bottom; what was not measured is left out. */
export const heatChart: ChartKind<HeatPlot> = { looks, figures };

function looks(chart: ChartLooks, newest: () => HeatPlot): Options {
  const common = commonLooks(chart);
  return {
    ...common,
    colorAxis: { min: 0, max: 1, stops: heatStops, labels: { enabled: false } },
    tooltip: {
      ...common.tooltip,
      shared: false,
      formatter() {
        const { times, rows, figureText, momentText } = newest();
        const row = rows[this.y ?? 0];
        const time = this.x - columnWidth(newest()) / 2;
        const value = row?.figures[times.indexOf(time)] ?? null;
        const head = momentText(time);
        return value === null ? head : `<b>${head}</b><br>${row?.name}: <b>${figureText(value)}</b>`;
      },
    },
  };
}

function figures(plot: HeatPlot, formatDate: DateFormat): Options {
  const { times, rows, greatest } = plot;
  const width = columnWidth(plot);
  return {
    xAxis: { ...timeAxis(plot, formatDate), crosshair: false },
    yAxis: {
      title: { text: '' },
      categories: rows.map(({ name }) => name),
      gridLineWidth: 0,
      labels: { x: -6, style: { color: tokens.color.textMuted, fontSize: '0.8rem' } },
    },
    series: [
      {
        type: 'heatmap',
        name: plot.title,
        colsize: width,
        borderWidth: 0,
        data: rows.flatMap(({ figures: ofRow }, y) =>
          ofRow.flatMap((value, index) => {
            const x = times[index];
            // A column is placed by its beginning, Highcharts' by its middle.
            return value === null || x === undefined
              ? []
              : [{ x: x + width / 2, y, value: heatShare(value, greatest) }];
          }),
        ),
      },
    ],
  };
}

/** Of a device that sends less often than bins are wide, several of them. */
function columnWidth({ times, rows, period }: HeatPlot): number {
  const bin = (times[1] ?? period.end) - (times[0] ?? period.start);
  return bin * usualDistance(rows[0]?.figures ?? []);
}
