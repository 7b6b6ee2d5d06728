import {
  Link,
  notFoundState,
  useApolloClient,
  useNow,
  useOnNews,
  useQuery,
  useScreenState,
  useSearchParams,
  useTabBadge,
  useTitle,
} from '@skep/remote-kit';
import { LinkButton, Page, type ScreenState, ScreenStates } from '@skep/ui';
import { readFragment } from '../generated/fragment-masking.ts';
import { useIntl } from '../use-intl.ts';
import { AlertList } from './AlertList.tsx';
import { AlertCardFragment, AlertsQuery } from './AlertsScreen.graphql.ts';
import { isDeleted } from './deleted-alerts.ts';
import { isWaiting } from './is-waiting.ts';
import { OneAlert } from './OneAlert.tsx';
import { RulesLink } from './RulesLink.tsx';

/** All alerts, or the one that a message or a hive's card leads to. */
export function AlertsScreen() {
  const { formatMessage } = useIntl();
  const result = useQuery(AlertsQuery, { fetchPolicy: 'cache-and-network' });
  useOnNews('ALERTS', result.refetch);
  const { cache } = useApolloClient();
  const now = useNow();
  const [parameters] = useSearchParams();
  const alerts = (result.data?.alerts ?? [])
    .map((alert) => readFragment(AlertCardFragment, alert))
    .filter(({ id }) => !isDeleted(cache, id));
  const waiting = alerts.filter((alert) => isWaiting(alert, now)).length;
  const badge = { count: waiting, label: formatMessage({ id: 'alerts.badge' }, { count: waiting }) };
  useTabBadge('alerts', result.data ? badge : undefined);
  const hasRules = (result.data?.alertRules ?? []).length > 0;
  const wanted = parameters.get('alert');
  const one = alerts.find(({ id }) => id === wanted);
  const loaded = useScreenState(result);
  const allState = useEmptyState(loaded, alerts.length, hasRules);
  // What is shown may be older than the message that leads here.
  const isGone = wanted !== null && one === undefined && !result.loading;
  const oneState = notFoundState(loaded, isGone, {
    title: formatMessage({ id: 'alerts.goneTitle' }),
    text: formatMessage({ id: 'alerts.goneText' }),
    link: { to: '/alerts', label: formatMessage({ id: 'alerts.all' }) },
  });
  const title = formatMessage({ id: 'alerts.title' });
  useTitle(title);
  return (
    <Page title={title} maxWidth="readable" actions={<RulesLink />}>
      <ScreenStates state={wanted === null ? allState : oneState}>
        {wanted === null ? (
          <AlertList alerts={alerts} now={now} />
        ) : (
          one && <OneAlert alert={one} now={now} />
        )}
      </ScreenStates>
    </Page>
  );
}

function useEmptyState(state: ScreenState, count: number, hasRules: boolean): ScreenState {
  const { formatMessage } = useIntl();
  if (state.kind !== 'ready' || count > 0) return state;
  return {
    kind: 'empty',
    icon: 'alert',
    title: formatMessage({ id: 'alerts.emptyTitle' }),
    text: formatMessage({ id: hasRules ? 'alerts.emptyText' : 'alerts.emptyNoRules' }),
    action: !hasRules && (
      <LinkButton to="/alertrules/default" as={Link} kind="main" icon="add">
        {formatMessage({ id: 'alerts.addTemplates' })}
      </LinkButton>
    ),
  };
}
