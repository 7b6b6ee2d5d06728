import { isCalendarDate } from '@skep/domain';
import { usePerson, useQuery, useSearchParams } from '@skep/remote-kit';
import { localMinute } from '@skep/ui/form';
import { EntryFragment } from '../book/EntryCard.graphql.ts';
import { readFragment } from '../generated/fragment-masking.ts';
import { useIntl } from '../use-book-intl.ts';
import { offeredHives } from './offered-hives.ts';
import { TreatmentForm } from './TreatmentForm.tsx';
import { newTreatment, productsOf } from './treatment-values.ts';
import { WriteFrame } from './WriteFrame.tsx';
import { WriteQuery } from './write.graphql.ts';

/** The day where the person is. */
export const today = () => localMinute(new Date()).slice(0, 10);

/** The day that the address names, or today: nothing is written down ahead. */
export function dayIn(parameters: URLSearchParams): string {
  const day = parameters.get('day') ?? '';
  return isCalendarDate(day) && day < today() ? day : today();
}

/** Ids of hives that the address names and that can be written about. */
export function chosenIn(parameters: URLSearchParams, sets: ReturnType<typeof offeredHives>): string[] {
  const offered = new Set(sets.flatMap(({ hives }) => hives.map(({ id }) => id)));
  return (parameters.get('hiveIds') ?? '').split(',').filter((id) => offered.has(id));
}

/** A treatment of one hive or of many. */
export function TreatmentScreen() {
  const { formatMessage } = useIntl();
  const [parameters] = useSearchParams();
  const person = usePerson();
  const result = useQuery(WriteQuery, { fetchPolicy: 'cache-and-network' });
  const sets = offeredHives(result.data?.apiaries ?? []);
  const written = readFragment(EntryFragment, result.data?.registerEntries.entries ?? []);
  const reason = formatMessage({ id: 'book.varroa' });
  return (
    <WriteFrame title={formatMessage({ id: 'registers.newTreatment' })} result={result} sets={sets}>
      <TreatmentForm
        values={newTreatment(dayIn(parameters), chosenIn(parameters, sets), person?.name ?? '', reason)}
        sets={sets}
        products={productsOf(written)}
        today={today()}
      />
    </WriteFrame>
  );
}
