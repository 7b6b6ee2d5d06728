import { tokens } from '@skep/ui';
import type { Chart, Options, Point, Series, SVGElement } from 'highcharts';
import { HighchartsReact, type HighchartsReactRefObject } from 'highcharts-react-official';
import { useCallback, useEffect, useInsertionEffect, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { type ChartCursor, useChartCursor } from '../ChartGroup.tsx';
import type { ChartKind, DateFormat, TimeChart } from './common-options.ts';
import { highcharts, makeAccessible } from './highcharts.ts';

interface DrawingProps<Plot extends TimeChart> {
  plot: Plot;
  kind: ChartKind<Plot>;
}

/** A chart, drawn again only where something of it has changed. */
export function Drawing<Plot extends TimeChart>({ plot, kind }: DrawingProps<Plot>) {
  const drawn = useRef<HighchartsReactRefObject>(null);
  const cursor = useChartCursor();
  const options = useOptions(plot, kind, cursor);
  useEffect(() => followCursor(cursor, () => drawn.current?.chart), [cursor]);
  useEffect(() => {
    // A picture with a name, until it is more than that.
    drawn.current?.chart.renderer.box.setAttribute('aria-label', plot.title);
    makeAccessible();
  }, [plot.title]);
  return (
    <HighchartsReact
      ref={drawn}
      highcharts={highcharts}
      options={options}
      updateArgs={[true, true, false]}
      containerProps={{ style: { height: '100%' }, onMouseLeave: () => cursor.set(undefined, {}) }}
    />
  );
}

/** The options for the chart: its looks only where it does not have them. */
function useOptions<Plot extends TimeChart>(plot: Plot, kind: ChartKind<Plot>, cursor: ChartCursor): Options {
  const { formatDate: dateText } = useIntl();
  const { title, timeZone, onZoom, onMoment, onArea } = plot;
  const newest = useRef(plot);
  const has = useRef<Options>(undefined);
  const formatDate = useCallback<DateFormat>(
    (time, how) => dateText(time, { timeZone, ...how }),
    [dateText, timeZone],
  );
  const looks = useMemo(() => {
    const chart = { title, timeZone, onZoom, onMoment, onArea };
    return withCursor(
      kind.looks(chart, () => newest.current),
      cursor,
      onMoment,
    );
  }, [kind, title, timeZone, onZoom, onMoment, onArea, cursor]);
  const figures = useMemo(() => kind.figures(plot, formatDate), [kind, plot, formatDate]);
  // Before the chart gets them, as it reads them then.
  useInsertionEffect(() => {
    newest.current = plot;
    has.current = looks;
  });
  return has.current === looks ? figures : { ...looks, ...figures };
}

/** Passes on where this chart is pointed at to the others, and where it is pressed to its owner. */
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

/** The point of a line for a moment; bands follow their line. */
function pointAt({ type, points }: Series, time: number): Point | undefined {
  const point = points.findLast(({ x }) => x <= time);
  return type !== 'arearange' && typeof point?.y === 'number' ? point : undefined;
}
