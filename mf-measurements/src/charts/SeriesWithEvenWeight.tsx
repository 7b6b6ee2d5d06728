import { SeriesCharts, type SeriesChartsProps } from './SeriesCharts.tsx';
import { useEvenWeight } from './useEvenWeight.tsx';

export interface SeriesWithEvenWeightProps extends SeriesChartsProps {
  /** That measures now; undefined: none. */
  device: Parameters<typeof useEvenWeight>[0];
}

/** The charts, and above them the choice to see the weight without the drift of its scale, where that is known. */
export function SeriesWithEvenWeight({ device, ...charts }: SeriesWithEvenWeightProps) {
  const { choice, ...drawn } = useEvenWeight(device, charts.series, charts.quantities, charts.timeZone);
  return (
    <>
      {choice}
      <SeriesCharts {...charts} {...drawn} />
    </>
  );
}
