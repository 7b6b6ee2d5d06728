import { tokens } from '@skep/ui';
import styled from 'styled-components';
import { type ChartBand, type ChartPeriod, type Curve, extentOf, placesOf } from '../curve.ts';
import { dashPattern } from '../dash.ts';
import { useIntl } from '../i18n.ts';
import { type Scale, useFigureText } from '../useFigureText.ts';
import { type Tick, ticksOfTime, ticksOfValues } from './ticks.ts';

export interface WallChartProps extends Scale {
  title: string;
  times: readonly number[];
  curves: readonly Curve[];
  period: ChartPeriod;
  bands?: readonly ChartBand[];
  /** What fills the height at least, in the unit. */
  leastRange: number;
}

const none: readonly never[] = [];

/**
 * Curves to be looked at from afar, by nobody who could press anything: what hangs on a wall for a year. Drawn without
 * Highcharts, so that a small computer behind a screen draws it two thousand times a day and keeps nothing of it.
 * Accessibility: an image, described in a sentence for each curve; it grows with the text around it.
 */
export function WallChart({
  title,
  times,
  curves,
  period,
  bands = none,
  leastRange,
  ...scale
}: WallChartProps) {
  const { formatMessage, formatDate } = useIntl();
  const figureText = useFigureText(scale);
  const values = ticksOfValues(curves.flatMap(rangeOf), leastRange);
  const top = values.at(-1)?.value ?? 1;
  const bottom = values[0]?.value ?? 0;
  const down = (value: number) => (100 * (top - value)) / (top - bottom);
  const across = (time: number) => (100 * (time - period.start)) / (period.end - period.start);
  const drawn = curves.map((curve) => ({ curve, timeRanges: timeRangesOf(curve, times.map(across), down) }));
  const summary = curves.flatMap((curve) => {
    const extent = extentOf(curve);
    if (extent === undefined) return [];
    const [least, greatest, last] = [extent.least, extent.greatest, extent.last].map(figureText);
    return formatMessage({ id: 'chart.summary' }, { name: curve.name, least, greatest, last });
  });
  return (
    <Layout role="img" aria-label={[title, ...summary].join('. ')}>
      <Scales aria-hidden="true">
        {values.map(({ value }) => (
          <ValueLabel key={value} style={{ top: `${down(value)}%` }}>
            {figureText(value)}
          </ValueLabel>
        ))}
      </Scales>
      <Plot viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {bands.map(({ from, to, label }) => (
          <Ground
            key={label}
            x={0}
            width={100}
            y={down(Math.min(to, top))}
            height={heightOf(from, to, down)}
          />
        ))}
        {values.map(({ value }) => (
          <Line key={value} d={`M0 ${down(value)}H100`} />
        ))}
        {drawn.map(({ curve, timeRanges }, index) => (
          <g key={curve.key} stroke={curve.color}>
            <CurveLine
              d={pathOf(timeRanges.filter(({ length }) => length > 1))}
              strokeDasharray={dashPattern(index)}
            />
            <Dots d={pathOf(timeRanges.filter(({ length }) => length === 1))} />
          </g>
        ))}
      </Plot>
      <Moments aria-hidden="true">
        {ticksOfTime(period).map(({ value, format }: Tick) => (
          <MomentLabel key={value} style={{ left: `${across(value)}%` }}>
            {formatDate(value, format)}
          </MomentLabel>
        ))}
      </Moments>
    </Layout>
  );
}

function rangeOf(curve: Curve): number[] {
  const extent = extentOf(curve);
  return extent === undefined ? [] : [extent.least, extent.greatest];
}

/** Of what of a band lies within the scale. */
function heightOf(from: number, to: number, down: (value: number) => number): number {
  const [upper, lower] = [Math.max(0, down(to)), Math.min(100, down(from))];
  return Math.max(0, lower - upper);
}

type Point = readonly [x: number, y: number];

/** Of a curve what lies between its gaps. */
function timeRangesOf(
  { mean }: Curve,
  across: readonly number[],
  down: (value: number) => number,
): Point[][] {
  const timeRanges: Point[][] = [[]];
  for (const place of placesOf(mean)) {
    const [value, x] = [mean[place], across[place]];
    if (value == null || x === undefined) timeRanges.push([]);
    else timeRanges.at(-1)?.push([x, down(value)]);
  }
  return timeRanges;
}

function pathOf(timeRanges: readonly (readonly Point[])[]): string {
  const steps = timeRanges.map((points) => points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`));
  // A step to itself is what the round end of a line is drawn at.
  return steps.map((texts) => `M${[...texts, ...texts.slice(-1)].join('L')}`).join('');
}

const Layout = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) auto / auto minmax(0, 1fr);
  gap: ${tokens.space[8]};
  /* Half of the highest figure is above its line. */
  padding-top: 0.75em;
`;

const Scales = styled.div`
  position: relative;
  width: 4.5em;
`;

const Label = styled.span`
  position: absolute;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.font.sizeSmall};
  white-space: nowrap;
`;

const ValueLabel = styled(Label)`
  inset-inline-end: 0;
  transform: translateY(-50%);
`;

const MomentLabel = styled(Label)`
  transform: translateX(-50%);
`;

const Moments = styled.div`
  position: relative;
  grid-column: 2;
  height: 1.5em;
`;

const Plot = styled.svg`
  width: 100%;
  height: 100%;
  min-height: 0;
  overflow: visible;
`;

const Ground = styled.rect`
  fill: ${tokens.color.successSoft};
`;

const Line = styled.path`
  stroke: ${tokens.color.border};
  vector-effect: non-scaling-stroke;
`;

const CurveLine = styled.path`
  fill: none;
  stroke-width: 3px;
  stroke-linecap: round;
  stroke-linejoin: round;
  vector-effect: non-scaling-stroke;
`;

/** A value between two gaps is seen from as far as a line is. */
const Dots = styled(CurveLine)`
  stroke-width: 9px;
`;
