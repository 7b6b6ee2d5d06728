import { ChartGroup } from './ChartGroup.tsx';
import { CurveChart, type CurveChartProps } from './CurveChart.tsx';
import { Gauge } from './Gauge.tsx';
import { HeatMapChart } from './HeatMapChart.tsx';
import { chartMessages } from './i18n.ts';
import type { ChartMark } from './mark.ts';
import {
  dayMs,
  periodOf,
  spectrum,
  temperatures,
  timesOf,
  weight,
  withGaps,
  years,
} from './testing/shapes.ts';

export default { title: 'Charts/Over time', parameters: { messages: chartMessages } };

const quarterMs = dayMs / 96;
const threeDays = timesOf(288, quarterMs);
const tenYears = timesOf(3650, dayMs);
const zoom = () => undefined;

function Story(chart: Partial<CurveChartProps>) {
  const { times = threeDays } = chart;
  const step = (times[1] ?? 0) - (times[0] ?? 0);
  return (
    <CurveChart
      title="Weight"
      unit="kg"
      decimals={2}
      leastRange={1}
      timeZone="UTC"
      times={times}
      curves={[weight(times)]}
      period={periodOf(times, step || dayMs)}
      onZoom={zoom}
      {...chart}
    />
  );
}

export const Days = () => <Story />;

export const Gaps = () => <Story curves={[withGaps(weight(threeDays), [40, 90], [91, 120], [200, 230])]} />;

export const OnePoint = () => <Story curves={[withGaps(weight(threeDays), [0, 100], [101, 288])]} />;

export const AllZero = () => <Story curves={[weight(threeDays, { mean: threeDays.map(() => 0) })]} />;

export const Spikes = () => (
  <Story
    curves={[
      weight(threeDays, {
        mean: weight(threeDays).mean.map((value, index) => (index % 97 === 50 ? 180 : value)),
      }),
    ]}
  />
);

export const TenYears = () => <Story times={tenYears} curves={[years(tenYears)]} />;

const markAt = (hours: number, key: string, label: string, icon: ChartMark['icon']): ChartMark => ({
  key,
  label,
  icon,
  time: (threeDays[0] ?? 0) + hours * (dayMs / 24),
  onOpen: () => undefined,
});

/** Two that stand close share a button. */
export const Marks = () => (
  <Story
    curves={[withGaps(weight(threeDays), [140, 160])]}
    marks={[
      markAt(9, 'inspection-1', 'Inspection: eggs seen', 'inspection'),
      markAt(9.5, 'build-2', 'Boxes changed', 'frames'),
      markAt(31, 'note-3', 'Extracted 12 kg of lime honey', 'note'),
      markAt(71, 'colony-4', 'New queen', 'queen'),
    ]}
  />
);

/** Two quantities in one chart, each with its scale. */
export const Overlaid = () => (
  <Story over={{ unit: '°C', decimals: 1, leastRange: 2, curves: temperatures(threeDays) }} />
);

export const BroodBand = () => (
  <Story
    title="Temperature"
    unit="°C"
    decimals={1}
    leastRange={2}
    curves={temperatures(threeDays)}
    bands={[{ from: 34, to: 36, label: 'Brood' }]}
  />
);

/** What was so day by day, in line with the curves. */
export const BroodStrip = () => {
  const [first = 0] = threeDays;
  const day = (index: number) => ({ start: first + index * dayMs, end: first + (index + 1) * dayMs });
  return (
    <Story
      title="Temperature"
      unit="°C"
      decimals={1}
      leastRange={2}
      curves={temperatures(threeDays)}
      strip={{
        label: 'Brood, by temperature inside',
        timeRanges: [
          { ...day(0), kind: 'yes', label: 'Brood' },
          { ...day(1), kind: 'open', label: 'Uncertain' },
          { ...day(2), kind: 'no', label: 'No brood' },
        ],
      }}
    />
  );
};

/** A device that sends every quarter of an hour, in bins of ten minutes. */
export const SlowDevice = () => (
  <Story
    curves={[
      withGaps(weight(threeDays), ...threeDays.map((_, index) => [index * 3, index * 3 + 1] as const)),
    ]}
  />
);

export const Bars = () => (
  <Story
    title="Bees in and out"
    form="bars"
    unit={undefined}
    decimals={0}
    times={timesOf(24, dayMs / 24)}
    curves={['in', 'out'].map((way, index) => ({
      key: `bc_${way}`,
      name: `Bees ${way}`,
      color: index ? '#c8692d' : '#2d8336',
      mean: timesOf(24, 1).map((_, hour) =>
        hour < 6 || hour > 20 ? 0 : Math.round(900 * Math.sin((hour - 6) / 4.6)) + 40 * index,
      ),
    }))}
  />
);

export const Sound = () => {
  const times = timesOf(240, dayMs / 8);
  return (
    <HeatMapChart
      title="Sound by frequency"
      unit={undefined}
      decimals={1}
      timeZone="UTC"
      times={times}
      rows={spectrum(times)}
      period={periodOf(times, dayMs / 8)}
    />
  );
};

export const Silence = () => {
  const times = timesOf(96, quarterMs);
  const rows = spectrum(times, 0);
  return (
    <HeatMapChart
      title="Sound"
      unit={undefined}
      decimals={1}
      timeZone="UTC"
      times={times}
      rows={rows}
      period={periodOf(times, quarterMs)}
    />
  );
};

export const Together = () => (
  <ChartGroup>
    <Story />
    <Story title="Temperature" unit="°C" curves={temperatures(threeDays)} />
  </ChartGroup>
);

export const Gauges = () => (
  <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(108px, 1fr))', gap: 16 }}>
    <Gauge
      name="Temperature in the hive"
      value={34.8}
      unit="°C"
      decimals={1}
      range={{ least: 0, low: 33, high: 37, greatest: 50 }}
    />
    <Gauge
      name="Humidity"
      value={95}
      unit="%"
      decimals={1}
      range={{ least: 0, low: 40, high: 90, greatest: 100 }}
    />
    <Gauge
      name="Battery voltage"
      value={2.7}
      unit="V"
      decimals={2}
      range={{ least: 0, low: 3, high: 5, greatest: 5 }}
    />
    <Gauge
      name="Weight"
      value={-2}
      unit="kg"
      decimals={1}
      range={{ least: 0, low: 1, high: 150, greatest: 150 }}
    />
  </div>
);
