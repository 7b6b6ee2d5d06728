import { seasonOfDay } from '@skep/domain';
import { Link, useQuery, useScreenState, useSearchParams, useTitle } from '@skep/remote-kit';
import { LinkButton, Page, type ScreenState, ScreenStates, Stack, Text } from '@skep/ui';
import { yearIn } from '../entry-forms/begun-with.ts';
import { readFragment } from '../generated/fragment-masking.ts';
import { useIntl } from '../use-honey-intl.ts';
import { YearField } from '../YearField.tsx';
import { LotCard } from './LotCard.tsx';
import { LotFragment, LotsQuery } from './LotsScreen.graphql.ts';

/** Lots of honey of a year: what was harvested, what went into jars, and what is left. */
export function LotsScreen() {
  const { formatMessage } = useIntl();
  const [parameters, setParameters] = useSearchParams();
  const requestedYear = yearIn(parameters);
  const result = useQuery(LotsQuery, {
    variables: { year: requestedYear },
    fetchPolicy: 'cache-and-network',
  });
  const { honeyLots: lots = [], season } = result.data ?? {};
  // The one that was harvested last comes first.
  const [newest] = readFragment(LotFragment, lots);
  const lastDay = newest?.harvests.at(-1)?.day;
  const isEmpty = lots.length === 0 && requestedYear === undefined;
  const state = useEmptyState(useScreenState(result), isEmpty);
  const title = formatMessage({ id: 'honey.lots' });
  useTitle(title);
  return (
    <Page title={title} maxWidth="readable">
      <ScreenStates state={state}>
        <Stack>
          {season && (
            <YearField
              label={formatMessage({ id: 'book.year' })}
              year={requestedYear ?? (lastDay ? seasonOfDay(lastDay, season.isSouthern) : season.year)}
              newest={season.year}
              isSouthern={season.isSouthern}
              onYear={(year) => setParameters({ year })}
            />
          )}
          {lots.length === 0 && <Text>{formatMessage({ id: 'honey.yields.empty' })}</Text>}
          <Stack as="ul">
            {lots.map((lot) => (
              <LotCard key={lot.lot} lot={lot} />
            ))}
          </Stack>
        </Stack>
      </ScreenStates>
    </Page>
  );
}

function useEmptyState(state: ScreenState, isEmpty: boolean): ScreenState {
  const { formatMessage } = useIntl();
  if (state.kind !== 'ready' || !isEmpty) return state;
  return {
    kind: 'empty',
    icon: 'honey',
    title: formatMessage({ id: 'honey.lots.empty.title' }),
    text: formatMessage({ id: 'honey.lots.empty.text' }),
    action: (
      <LinkButton to="/registers/harvests/create" as={Link} kind="main" icon="add">
        {formatMessage({ id: 'registers.newHarvest' })}
      </LinkButton>
    ),
  };
}
