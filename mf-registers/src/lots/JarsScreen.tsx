import { notFoundState, useQuery, useScreenState, useSearchParams, useTitle } from '@skep/remote-kit';
import { Page, ScreenStates } from '@skep/ui';
import { today } from '../entry-forms/begun-with.ts';
import { readFragment } from '../generated/fragment-masking.ts';
import type { EntryFragment as Entry } from '../generated/graphql.ts';
import { useIntl } from '../use-honey-intl.ts';
import { JarsForm } from './JarsForm.tsx';
import { newJars, valuesOfJars } from './jars-values.ts';
import { JarsQuery, LotFragment } from './LotsScreen.graphql.ts';

/** Jars that were filled from a lot which the address may name. */
export function JarsScreen() {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'honey.fillJars' });
  useTitle(title);
  return (
    <Page title={title} maxWidth="readable">
      <JarsOfLots />
    </Page>
  );
}

interface JarsOfLotsProps {
  corrected?: Entry;
  /** To begin with. */
  correctionReason?: string;
}

/** The form, once the lots are there; of a corrected entry what was written. */
export function JarsOfLots({ corrected, correctionReason = '' }: JarsOfLotsProps) {
  const { formatMessage } = useIntl();
  const [parameters] = useSearchParams();
  const requestedLot = corrected?.jars?.lot ?? parameters.get('lot') ?? undefined;
  const result = useQuery(JarsQuery, {
    variables: requestedLot === undefined ? {} : { lot: requestedLot },
    fetchPolicy: 'cache-and-network',
  });
  const lots = readFragment(LotFragment, result.data?.honeyLots ?? []);
  const state = notFoundState(useScreenState(result), lots.length === 0, {
    icon: 'honey',
    title: formatMessage({ id: 'honey.lots.empty.title' }),
    text: formatMessage({ id: 'honey.lots.empty.text' }),
    link: { to: '/registers/harvests/create', label: formatMessage({ id: 'registers.newHarvest' }) },
  });
  const lot = lots.find((each) => each.lot === requestedLot) ?? lots[0];
  const last = result.data?.registerEntries.entries.find(({ jars }) => jars)?.jars;
  const values =
    (corrected && valuesOfJars(corrected, correctionReason)) ?? newJars(today(), lot?.lot ?? '', last);
  return (
    <ScreenStates state={state}>
      <JarsForm values={values} lots={lots} />
    </ScreenStates>
  );
}
