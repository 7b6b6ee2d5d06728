import { Link, useQuery, useScreenState, useTitle } from '@skep/remote-kit';
import { Card, Heading, LinkButton, Page, Row, type ScreenState, ScreenStates, Stack, Text } from '@skep/ui';
import { useIntl } from '../forms/use-form-intl.ts';
import { useNotAllowed } from '../forms/useNotAllowed.ts';
import type { DashboardsQuery as Dashboards } from '../generated/graphql.ts';
import { DashboardsQuery } from './DashboardsScreen.graphql.ts';

/** The person's dashboards. */
export function DashboardsScreen() {
  const { formatMessage } = useIntl();
  const result = useQuery(DashboardsQuery, { fetchPolicy: 'cache-and-network' });
  const dashboards = result.data?.dashboards ?? [];
  const notAllowed = useNotAllowed();
  const state = useEmptyState(useScreenState(result), dashboards.length);
  const mayMake = notAllowed === undefined;
  const title = formatMessage({ id: 'dashboards.title' });
  useTitle(title);
  return (
    <Page title={title} actions={state.kind === 'ready' && mayMake && <NewButton />} maxWidth="readable">
      <ScreenStates state={state.kind === 'empty' ? (notAllowed ?? state) : state}>
        <Stack as="ul">
          {dashboards.map((dashboard) => (
            <DashboardCard key={dashboard.id} dashboard={dashboard} />
          ))}
        </Stack>
      </ScreenStates>
    </Page>
  );
}

function DashboardCard({ dashboard }: { dashboard: Dashboards['dashboards'][number] }) {
  const { formatMessage } = useIntl();
  const { id, title, description, accessCode, hiveIds, openings } = dashboard;
  const lastDays = openings.slice(0, 30).reduce((sum, { count }) => sum + count, 0);
  return (
    <Card as="li">
      <Heading level={2}>{title}</Heading>
      {description && <Text tone="muted">{description}</Text>}
      <Text>
        {formatMessage({ id: 'dashboards.hiveCount' }, { count: hiveIds.length })}
        {' · '}
        {formatMessage({ id: 'dashboards.code' }, { code: accessCode })}
      </Text>
      <Text tone="muted" size="small">
        {formatMessage({ id: 'dashboards.openedTimes' }, { count: lastDays })}
      </Text>
      <Row>
        <LinkButton to={`/dashboards/${id}/edit`} as={Link} icon="edit">
          {formatMessage({ id: 'dashboards.edit' })}
        </LinkButton>
        <LinkButton to={`/dashboard/${accessCode}`} as={Link} icon="external">
          {formatMessage({ id: 'dashboards.look' })}
        </LinkButton>
      </Row>
    </Card>
  );
}

function NewButton() {
  const { formatMessage } = useIntl();
  return (
    <LinkButton to="/dashboards/create" as={Link} kind="main" icon="add">
      {formatMessage({ id: 'dashboards.new' })}
    </LinkButton>
  );
}

function useEmptyState(state: ScreenState, count: number): ScreenState {
  const { formatMessage } = useIntl();
  if (state.kind !== 'ready' || count > 0) return state;
  return {
    kind: 'empty',
    icon: 'dashboard',
    title: formatMessage({ id: 'dashboards.empty.title' }),
    text: formatMessage({ id: 'dashboards.empty.text' }),
    action: <NewButton />,
  };
}
