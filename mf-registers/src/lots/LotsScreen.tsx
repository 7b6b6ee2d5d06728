import { Link, useQuery, useScreenState, useTitle } from '@skep/remote-kit';
import { LinkButton, Page, type ScreenState, ScreenStates, Stack } from '@skep/ui';
import { useIntl } from '../use-honey-intl.ts';
import { LotCard } from './LotCard.tsx';
import { LotsQuery } from './LotsScreen.graphql.ts';

/** Lots of honey: what was harvested, what went into jars, and what is left. */
export function LotsScreen() {
  const { formatMessage } = useIntl();
  const result = useQuery(LotsQuery, { fetchPolicy: 'cache-and-network' });
  const lots = result.data?.honeyLots ?? [];
  const state = useEmptyState(useScreenState(result), lots.length);
  const title = formatMessage({ id: 'honey.lots' });
  useTitle(title);
  return (
    <Page title={title} maxWidth="readable">
      <ScreenStates state={state}>
        <Stack as="ul">
          {lots.map((lot) => (
            <LotCard key={lot.lot} lot={lot} />
          ))}
        </Stack>
      </ScreenStates>
    </Page>
  );
}

function useEmptyState(state: ScreenState, count: number): ScreenState {
  const { formatMessage } = useIntl();
  if (state.kind !== 'ready' || count > 0) return state;
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
