import { useQuery } from '@skep/remote-kit';
import { Checkbox } from '@skep/ui';
import { type ReactNode, useMemo, useState } from 'react';
import type { MeasuredSeries, NamedQuantity } from './charts-of.ts';
import { EvenWeightQuery } from './DataScreen.graphql.ts';
import { weightsInBins } from './even-weight.ts';
import { useIntl } from './use-data-intl.ts';

/** Drawn in the chart of the weight, in its own colour. */
const key = 'weight_kg_corrected';

interface Drawn<Series> {
  series: Series;
  quantities: readonly NamedQuantity[];
  /** Adds the line; undefined: its owner has accepted no correction of this scale. */
  choice: ReactNode;
}

/** The weight of a scale at one temperature as one more line, if the person wants it; until then nothing is loaded. */
export function useEvenWeight<
  Series extends { times: readonly string[]; quantities: readonly MeasuredSeries[] },
>(
  device: { id: string; isTemperatureCorrected: boolean } | undefined,
  series: Series,
  quantities: readonly NamedQuantity[],
  timeZone: string,
): Drawn<Series> {
  const { formatMessage } = useIntl();
  const [isWanted, setWanted] = useState(false);
  const isPossible =
    device?.isTemperatureCorrected === true &&
    series.quantities.some(({ quantity }) => quantity === 'weight_kg') &&
    !series.quantities.some(({ quantity }) => quantity === key);
  const isShown = isPossible && isWanted;
  const { data } = useQuery(EvenWeightQuery, {
    variables: { deviceId: device?.id ?? '', timeZone },
    skip: !isShown,
    fetchPolicy: 'cache-and-network',
  });
  const name = formatMessage({ id: 'data.evenWeight' });
  const check = isShown ? data?.scaleCheck : undefined;
  const drawn = useMemo(() => {
    if (!check) return { series, quantities };
    const bins = series.times.map((time) => Date.parse(time));
    const mean = weightsInBins(bins, check);
    const line = { quantity: key, unit: 'kg', mean, min: mean, max: mean };
    return {
      series: { ...series, quantities: [...series.quantities, line] },
      quantities: [...quantities.filter((other) => other.key !== key), { key, name, unit: 'kg' }],
    };
  }, [check, series, quantities, name]);
  const choice = isPossible && <Checkbox label={name} isChecked={isWanted} onChange={setWanted} />;
  return { ...drawn, choice };
}
