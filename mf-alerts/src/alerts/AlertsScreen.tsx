import {
  Link,
  useConfirm,
  useNow,
  useQuery,
  useScreenState,
  useSearchParams,
  useTabBadge,
  useTitle,
} from '@skep/remote-kit';
import {
  Button,
  FilterChip,
  LinkButton,
  Page,
  Row,
  type ScreenState,
  ScreenStates,
  Stack,
  Text,
} from '@skep/ui';
import { useState } from 'react';
import { readFragment } from '../generated/fragment-masking.ts';
import type { AlertCardFragment as Alert } from '../generated/graphql.ts';
import { useIntl } from '../use-intl.ts';
import { AlertCard } from './AlertCard.tsx';
import { AlertCardFragment, AlertsQuery } from './AlertsScreen.graphql.ts';
import { isWaiting } from './is-waiting.ts';
import { useAlertActions } from './useAlertActions.ts';

/** How many stand on the screen at once; a night of a thousand stays smooth. */
const pageSize = 50;

export function AlertsScreen() {
  const { formatMessage } = useIntl();
  const result = useQuery(AlertsQuery, { fetchPolicy: 'cache-and-network' });
  const now = useNow();
  const alerts = (result.data?.alerts ?? []).map((alert) => readFragment(AlertCardFragment, alert));
  const waiting = alerts.filter((alert) => isWaiting(alert, now)).length;
  const badge = { count: waiting, label: formatMessage({ id: 'alerts.badge' }, { count: waiting }) };
  useTabBadge('alerts', result.data ? badge : undefined);
  const hasRules = (result.data?.alertRules ?? []).length > 0;
  const state = useEmptyState(useScreenState(result), alerts.length, hasRules);
  const title = formatMessage({ id: 'alerts.title' });
  useTitle(title);
  return (
    <Page title={title} maxWidth="readable">
      <ScreenStates state={state}>
        <Alerts alerts={alerts} now={now} />
      </ScreenStates>
    </Page>
  );
}

function Alerts({ alerts, now }: { alerts: readonly Alert[]; now: Date }) {
  const { formatMessage } = useIntl();
  const [parameters, setParameters] = useSearchParams();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [shownCount, setShownCount] = useState(pageSize);
  const isUnread = parameters.has('unread');
  const isGoing = parameters.has('going');
  const found = alerts.filter(
    (alert) => (!isUnread || isWaiting(alert, now)) && (!isGoing || alert.endedAt === null),
  );
  const filter = (name: string) => (isOn: boolean) => {
    const next = new URLSearchParams(parameters);
    if (isOn) next.set(name, '1');
    else next.delete(name);
    setParameters(next, { replace: true });
  };
  const choose = (id: string) => (isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, id] : [...before].filter((each) => each !== id)));
  const isFiltered = isUnread || isGoing;
  return (
    <Stack gap={16}>
      <Row gap={8}>
        <FilterChip
          label={formatMessage({ id: 'alerts.filterUnread' })}
          sign="eye"
          isOn={isUnread}
          onChange={filter('unread')}
        />
        <FilterChip
          label={formatMessage({ id: 'alerts.filterGoing' })}
          sign="clock"
          isOn={isGoing}
          onChange={filter('going')}
        />
        <RulesLink />
      </Row>
      <ManyActions
        found={found}
        isFiltered={isFiltered}
        chosen={chosen}
        onDone={() => setChosen(new Set())}
      />
      {found.length === 0 && <Text tone="muted">{formatMessage({ id: 'alerts.nothingFound' })}</Text>}
      <Stack as="ul" gap={12}>
        {found.slice(0, shownCount).map((alert) => (
          <AlertCard
            key={alert.id}
            alert={alert}
            isChosen={chosen.has(alert.id)}
            onChoose={choose(alert.id)}
          />
        ))}
      </Stack>
      {found.length > shownCount && (
        <Button onClick={() => setShownCount(shownCount + pageSize)}>
          {formatMessage({ id: 'alerts.more' })}
        </Button>
      )}
    </Stack>
  );
}

interface ManyActionsProps {
  found: readonly Alert[];
  isFiltered: boolean;
  chosen: ReadonlySet<string>;
  onDone: () => void;
}

/** What is done with the chosen ones, else with those that the filters leave, else with all. */
function ManyActions({ found, isFiltered, chosen, onDone }: ManyActionsProps) {
  const { formatMessage } = useIntl();
  const confirm = useConfirm();
  const { markRead, remove } = useAlertActions();
  const ofChosen = found.filter(({ id }) => chosen.has(id));
  const meant = ofChosen.length > 0 ? ofChosen : found;
  const ids = ofChosen.length > 0 || isFiltered ? meant.map(({ id }) => id) : undefined;
  const count = meant.length;
  async function removeMany() {
    const isSure = await confirm({
      title: formatMessage({ id: 'alerts.deleteMany' }, { count }),
      text: formatMessage({ id: 'alerts.deleteManyText' }),
      confirmLabel: formatMessage({ id: 'alerts.delete' }),
      isDestructive: true,
    });
    if (!isSure) return;
    remove(ids);
    onDone();
  }
  if (count === 0) return null;
  return (
    <Row gap={8}>
      <Button
        icon="eye"
        onClick={() => {
          markRead(ids, true);
          onDone();
        }}
      >
        {formatMessage({ id: 'alerts.readMany' }, { count })}
      </Button>
      <Button icon="trash" onClick={() => void removeMany()}>
        {formatMessage({ id: 'alerts.deleteMany' }, { count })}
      </Button>
    </Row>
  );
}

function RulesLink() {
  const { formatMessage } = useIntl();
  return (
    <LinkButton to="/alertrules" as={Link} icon="settings">
      {formatMessage({ id: 'alerts.rules' })}
    </LinkButton>
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
    action: hasRules ? (
      <RulesLink />
    ) : (
      <LinkButton to="/alertrules/default" as={Link} icon="add">
        {formatMessage({ id: 'alerts.addTemplates' })}
      </LinkButton>
    ),
  };
}
