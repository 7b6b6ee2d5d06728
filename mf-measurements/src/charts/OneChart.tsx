import { type ChartBand, CurveChart, type MarkedChartProps } from '@skep/charts';
import { inUnits } from '@skep/domain';
import { useUnits } from '@skep/remote-kit';
import { useMemo } from 'react';
import { type ChartOfGroup, heatRowsOf } from './charts-of.ts';
import { SoundHeatMap } from './SoundHeatMap.tsx';
import { useIntl } from './use-data-intl.ts';
import type { BroodStrip } from './useBroodStrip.ts';

export interface OneChartProps extends MarkedChartProps {
  chart: ChartOfGroup;
  /** Drawn in it too, with a scale of its own. */
  over: ChartOfGroup | undefined;
  times: readonly number[];
  period: { start: number; end: number };
  timeZone: string;
  /** Below the temperature. */
  broodStrip?: BroodStrip | undefined;
}

export function OneChart({ chart, over, broodStrip, ...common }: OneChartProps) {
  const bands = useBroodBand(chart);
  const title = useChartTitle()(chart);
  const { group, unit, decimals, leastRange, curves } = chart;
  const rows = useMemo(() => heatRowsOf(chart), [chart]);
  if (group === 'soundSpectrum')
    return <SoundHeatMap {...common} title={title} unit={unit} decimals={decimals} rows={rows} />;
  return (
    <CurveChart
      {...common}
      title={title}
      form={group === 'bees' ? 'bars' : 'lines'}
      unit={unit}
      decimals={decimals}
      leastRange={leastRange}
      curves={curves}
      over={over}
      bands={bands}
      strip={group === 'temperature' ? broodStrip : undefined}
    />
  );
}

/** Whether it is lines that others can be drawn over, and that can be drawn over others. */
export function isOverlaid({ group }: ChartOfGroup): boolean {
  return group !== 'soundSpectrum' && group !== 'bees';
}

export function useChartTitle(): (chart: ChartOfGroup) => string {
  const { formatMessage } = useIntl();
  return ({ group, name }) => (group ? formatMessage({ id: `data.group.${group}` }) : name);
}

/** The temperature of a brood nest, in degrees Celsius. */
const brood = { from: 34, to: 36 };

function useBroodBand({ group }: ChartOfGroup): readonly ChartBand[] {
  const { formatMessage } = useIntl();
  const units = useUnits();
  const label = formatMessage({ id: 'data.brood' });
  return useMemo(() => {
    if (group !== 'temperature') return [];
    const degrees = (value: number) => inUnits({ value, unit: '°C' }, units).value;
    return [{ from: degrees(brood.from), to: degrees(brood.to), label }];
  }, [group, label, units]);
}
