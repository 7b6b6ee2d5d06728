import { useQuery, useSearchParams } from '@skep/remote-kit';
import { useIntl } from '../use-book-intl.ts';
import { chosenIn, today } from './begun-with.ts';
import { FeedingForm } from './FeedingForm.tsx';
import { newFeeding } from './feeding-values.ts';
import { offeredHives } from './offered-hives.ts';
import { WriteFrame } from './WriteFrame.tsx';
import { WriteQuery } from './write.graphql.ts';

/** What one hive or many were fed. */
export function FeedingScreen() {
  const { formatMessage } = useIntl();
  const [parameters] = useSearchParams();
  const result = useQuery(WriteQuery, { fetchPolicy: 'cache-and-network' });
  const sets = offeredHives(result.data?.apiaries ?? []);
  return (
    <WriteFrame title={formatMessage({ id: 'registers.newFeeding' })} result={result} sets={sets}>
      <FeedingForm values={newFeeding(today(), chosenIn(parameters, sets))} sets={sets} />
    </WriteFrame>
  );
}
