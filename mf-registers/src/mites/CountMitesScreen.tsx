import { useQuery, useSearchParams } from '@skep/remote-kit';
import { chosenIn, today } from '../entry-forms/begun-with.ts';
import { offeredHives } from '../entry-forms/offered-hives.ts';
import { WriteFrame } from '../entry-forms/WriteFrame.tsx';
import { readFragment } from '../generated/fragment-masking.ts';
import { useIntl } from '../use-mite-intl.ts';
import { CountMitesQuery } from './CountMites.graphql.ts';
import { MiteCountForm } from './MiteCountForm.tsx';
import { newMiteCount } from './mite-count-values.ts';
import { ThresholdsFragment } from './thresholds.graphql.ts';
import { thresholdsOf } from './thresholds.ts';

/** Mites that were counted in one hive or in many. */
export function CountMitesScreen() {
  const { formatMessage } = useIntl();
  const [parameters] = useSearchParams();
  const result = useQuery(CountMitesQuery, { fetchPolicy: 'cache-and-network' });
  const sets = offeredHives(result.data?.apiaries ?? []);
  const thresholds = readFragment(ThresholdsFragment, result.data?.miteThresholds);
  return (
    <WriteFrame title={formatMessage({ id: 'registers.newMiteCount' })} result={result} sets={sets}>
      {thresholds && (
        <MiteCountForm
          values={newMiteCount(today(), chosenIn(parameters, sets), sets)}
          sets={sets}
          thresholds={thresholdsOf(thresholds)}
        />
      )}
    </WriteFrame>
  );
}
