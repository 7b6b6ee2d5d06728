import { usePreference, useUnits } from '@skep/remote-kit';
import { useMemo } from 'react';
import { type ChartOfGroup, chartsOf, type MeasuredSeries, type NamedQuantity } from '../charts-of.ts';
import { type Arrangement, arrangementOf, ordered } from './arrangement.ts';

export interface ArrangedCharts {
  /** All of them, also those that are hidden, in the order of the person. */
  charts: readonly ChartOfGroup[];
  arrangement: Arrangement;
  arrange: (arrangement: Arrangement) => void;
}

/** What was measured, in charts as the person wants them; that is stored on their device. */
export function useArrangedCharts(
  series: readonly MeasuredSeries[],
  quantities: readonly NamedQuantity[],
): ArrangedCharts {
  const units = useUnits();
  const [stored, keep] = usePreference('measurements:charts');
  const arrangement = useMemo(() => arrangementOf(stored), [stored]);
  const charts = useMemo(
    () => ordered(chartsOf(series, quantities, units), arrangement),
    [series, quantities, units, arrangement],
  );
  return { charts, arrangement, arrange: (next) => keep(JSON.stringify(next)) };
}
