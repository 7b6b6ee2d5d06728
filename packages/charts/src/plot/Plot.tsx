import { tokens } from '@skep/ui';
import type { Chart, Options, Point, Series, SVGElement } from 'highcharts';
import { HighchartsReact, type HighchartsReactRefObject } from 'highcharts-react-official';
import { memo, useEffect, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { type ChartCursor, useChartCursor } from '../ChartGroup.tsx';
import type { TimeChart } from './common-options.ts';
import { type CurvePlot, curveOptions } from './curve-options.ts';
import { type HeatPlot, heatOptions } from './heat-options.ts';
import { highcharts } from './highcharts.ts';

type Drawn<Plot extends TimeChart> = Omit<Plot, 'formatDate'>;

// Loaded when the first chart is drawn, and drawn anew only where something of theirs has changed.

export const DrawnCurves = memo((plot: Drawn<CurvePlot>) => <Drawing plot={plot} optionsOf={curveOptions} />);

export const DrawnHeat = memo((plot: Drawn<HeatPlot>) => <Drawing plot={plot} optionsOf={heatOptions} />);

interface DrawingProps<Plot extends TimeChart> {
  plot: Drawn<Plot>;
  optionsOf: (plot: Drawn<Plot> & Pick<TimeChart, 'formatDate'>) => Options;
}

function Drawing<Plot extends TimeChart>({ plot, optionsOf }: DrawingProps<Plot>) {
  const { formatDate } = useIntl();
  const drawn = useRef<HighchartsReactRefObject>(null);
  const cursor = useChartCursor();
  const options = useMemo(() => {
    const { timeZone } = plot;
    return optionsOf({
      ...plot,
      formatDate: (time: number, how: Intl.DateTimeFormatOptions) => formatDate(time, { timeZone, ...how }),
    });
  }, [plot, optionsOf, formatDate]);
  useEffect(() => followCursor(cursor, () => drawn.current?.chart), [cursor]);
  return (
    <HighchartsReact
      ref={drawn}
      highcharts={highcharts}
      options={withCursor(options, cursor, plot.onMoment)}
      updateArgs={[true, true, false]}
      containerProps={{ style: { height: '100%' }, onMouseLeave: () => cursor.set(undefined, {}) }}
    />
  );
}

/** Tells the others where this chart is pointed at, and whoever asked where it is pressed. */
function withCursor(options: Options, cursor: ChartCursor, onMoment: TimeChart['onMoment']): Options {
  const series = options.plotOptions?.series;
  return {
    ...options,
    plotOptions: {
      ...options.plotOptions,
      series: {
        ...series,
        point: {
          events: {
            mouseOver() {
              cursor.set(this.x, this.series.chart);
            },
            click() {
              onMoment(this.x);
            },
          },
        },
      },
    },
  };
}

/** Shows what others are pointed at; only charts that are drawn can. */
function followCursor(cursor: ChartCursor, chartOf: () => Chart | undefined): () => void {
  let line: SVGElement | undefined;
  return cursor.subscribe((time, source) => {
    line = line && void line.destroy();
    const chart = chartOf();
    const axis = chart?.xAxis[0];
    if (!chart || !axis || chart === source) return;
    const points = time === undefined ? [] : chart.series.flatMap((series) => pointAt(series, time) ?? []);
    if (points.length > 0 && chart.options.tooltip?.shared) chart.tooltip.refresh(points);
    else chart.tooltip.hide(0);
    if (time === undefined) return;
    const x = axis.toPixels(time, false);
    const { plotTop, plotHeight } = chart;
    line = chart.renderer
      .path([
        ['M', x, plotTop],
        ['L', x, plotTop + plotHeight],
      ])
      .attr({ stroke: tokens.color.borderStrong, 'stroke-width': 1, zIndex: 5 })
      .add();
  });
}

/** The point of a line that stands for a moment; bands follow their line. */
function pointAt({ type, points }: Series, time: number): Point | undefined {
  const point = points.findLast(({ x }) => x <= time);
  return type !== 'arearange' && typeof point?.y === 'number' ? point : undefined;
}
