import { usePerson, useQuery, useSearchParams } from '@skep/remote-kit';
import { EntryFragment } from '../entries/EntryCard.graphql.ts';
import { readFragment } from '../generated/fragment-masking.ts';
import { ProductFragment } from '../products/products.graphql.ts';
import { useIntl } from '../use-book-intl.ts';
import { chosenIn, dayIn, today } from './begun-with.ts';
import { offeredHives } from './offered-hives.ts';
import { TreatmentForm } from './TreatmentForm.tsx';
import { newTreatment, productsOf } from './treatment-values.ts';
import { WriteFrame } from './WriteFrame.tsx';
import { WriteQuery } from './write.graphql.ts';

/** A treatment of one hive or of many. */
export function TreatmentScreen() {
  const { formatMessage } = useIntl();
  const [parameters] = useSearchParams();
  const person = usePerson();
  const result = useQuery(WriteQuery, { fetchPolicy: 'cache-and-network' });
  const sets = offeredHives(result.data?.apiaries ?? []);
  const written = readFragment(EntryFragment, result.data?.registerEntries.entries ?? []);
  const listed = readFragment(ProductFragment, result.data?.treatmentProducts ?? []);
  const reason = formatMessage({ id: 'book.varroa' });
  return (
    <WriteFrame title={formatMessage({ id: 'registers.newTreatment' })} result={result} sets={sets}>
      <TreatmentForm
        values={newTreatment(dayIn(parameters), chosenIn(parameters, sets), person?.name ?? '', reason)}
        sets={sets}
        products={productsOf(listed, written)}
        today={today()}
      />
    </WriteFrame>
  );
}
