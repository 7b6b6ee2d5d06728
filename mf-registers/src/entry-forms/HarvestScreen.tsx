import { useQuery, useSearchParams } from '@skep/remote-kit';
import { useIntl } from '../use-book-intl.ts';
import { chosenIn, dayIn } from './begun-with.ts';
import { HarvestForm } from './HarvestForm.tsx';
import { newHarvest } from './harvest-values.ts';
import { offeredHives } from './offered-hives.ts';
import { WriteFrame } from './WriteFrame.tsx';
import { WriteQuery } from './write.graphql.ts';

/** Honey that was taken of one hive or of many. */
export function HarvestScreen() {
  const { formatMessage } = useIntl();
  const [parameters] = useSearchParams();
  const result = useQuery(WriteQuery, { fetchPolicy: 'cache-and-network' });
  const sets = offeredHives(result.data?.apiaries ?? []);
  return (
    <WriteFrame title={formatMessage({ id: 'registers.newHarvest' })} result={result} sets={sets}>
      <HarvestForm
        values={newHarvest(dayIn(parameters), chosenIn(parameters, sets))}
        sets={sets}
        waits={result.data?.honeyWaits ?? []}
      />
    </WriteFrame>
  );
}
