import { defaultLayers } from '@skep/domain';
import { Link, pathTo, useQuery, useScreenState, useTitle } from '@skep/remote-kit';
import { HiveDrawing, LinkButton, Page, Row, type ScreenState, ScreenStates } from '@skep/ui';
import type { HomeQuery as HomeData } from '../generated/graphql.ts';
import { useIntl } from '../use-intl.ts';
import { HomeContent } from './HomeContent.tsx';
import { HomeQuery } from './HomeScreen.graphql.ts';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import { Invitations } from './Invitations.tsx';
import { useCachedHives } from './useCachedHives.ts';

/** The apiaries with their hives. */
export function HomeScreen() {
  const { formatMessage } = useIntl();
  useTitle(formatMessage({ id: 'hives.homeTitle' }));
  // Inspections are made elsewhere: what was loaded is shown at once, and queried again at every visit.
  const result = useQuery(HomeQuery, { fetchPolicy: 'cache-and-network' });
  useCachedHives(result.loading ? undefined : result.data?.apiaries);
  const state = useHomeState(useScreenState(result), result.data);

  return (
    <Page
      title={formatMessage({ id: 'hives.homeTitle' })}
      actions={
        state.kind === 'ready' && (
          <Row>
            <LinkButton to={pathTo('/today')} as={Link} icon="sun">
              {formatMessage({ id: 'hives.today' })}
            </LinkButton>
            <NewApiary kind="plain" />
          </Row>
        )
      }
    >
      {result.data && <Invitations invitations={result.data.groupInvitations} />}
      <ScreenStates state={state} skeleton={<HomeSkeleton />}>
        {result.data && <HomeContent data={result.data} />}
      </ScreenStates>
    </Page>
  );
}

function useHomeState(state: ScreenState, data: HomeData | undefined): ScreenState {
  const { formatMessage } = useIntl();
  if (state.kind === 'loading') return { kind: 'loading', text: formatMessage({ id: 'hives.homeLoading' }) };
  if (data === undefined || data.apiaries.length + data.hiveGroups.length > 0) return state;
  return {
    kind: 'empty',
    title: formatMessage({ id: 'hives.homeEmptyTitle' }),
    text: formatMessage({ id: 'hives.homeEmptyText' }),
    picture: <HiveDrawing layers={defaultLayers} size="large" label="" />,
    action: <NewApiary kind="main" />,
  };
}

function NewApiary({ kind }: { kind: 'plain' | 'main' }) {
  const { formatMessage } = useIntl();
  return (
    <LinkButton to="/apiaries/create" as={Link} kind={kind} icon="add">
      {formatMessage({ id: 'hives.newApiary' })}
    </LinkButton>
  );
}
