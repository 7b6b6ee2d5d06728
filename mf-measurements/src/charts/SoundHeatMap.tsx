import { HeatMapChart, type HeatMapChartProps } from '@skep/charts';
import { heatMapMaxima, usualHeatMapMaximum } from '@skep/domain';
import { useMutationFeedback, useMutationResult, useQuery } from '@skep/remote-kit';
import { SelectField } from '@skep/ui/form';
import { useState } from 'react';
import { HeatMapQuery, SetHeatMapMaximumMutation } from './heat-map.graphql.ts';
import { useIntl } from './use-data-intl.ts';

/** Sound by frequency, whose colours mean the same in every period; the person chooses how loud the darkest one is. */
export function SoundHeatMap(chart: HeatMapChartProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { maximum, choose } = useHeatMapMaximum();
  return (
    <HeatMapChart
      {...chart}
      greatest={maximum}
      footing={
        <>
          <SelectField
            label={formatMessage({ id: 'data.heatMaximum' })}
            hint={formatMessage({ id: 'data.heatMaximumHint' })}
            options={heatMapMaxima.map((value) => ({ value: String(value), label: formatNumber(value) }))}
            value={String(maximum)}
            onChange={(value) => void choose(Number(value))}
            isAlwaysChosen
          />
          {chart.footing}
        </>
      }
    />
  );
}

/** A choice shows at once, and is undone when it cannot be saved. */
function useHeatMapMaximum() {
  const { data } = useQuery(HeatMapQuery);
  const { run } = useMutationResult(SetHeatMapMaximumMutation);
  const feedback = useMutationFeedback();
  const [chosen, setChosen] = useState<number>();
  return {
    maximum: chosen ?? data?.heatMapSettings.maximum ?? usualHeatMapMaximum,
    async choose(maximum: number) {
      setChosen(maximum);
      if (!(await feedback(run({ maximum })))) setChosen(undefined);
    },
  };
}
