import { useApolloClient, useMutationFeedback, useMutationResult, useNotify } from '@skep/remote-kit';
import type { AlertOutcome } from '../generated/graphql.ts';
import { useIntl } from '../use-intl.ts';
import {
  AlertsQuery,
  DeleteAlertsMutation,
  ExcludeHiveMutation,
  MarkAlertsReadMutation,
  RateAlertMutation,
  SnoozeAlertMutation,
} from './AlertsScreen.graphql.ts';
import { rememberDeleted } from './deleted-alerts.ts';

const dayMs = 86_400_000;

/** Actions on alerts; a failure is shown. Without ids they apply to all of them. */
export function useAlertActions() {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const feedback = useMutationFeedback();
  const refetched = { refetchQueries: [AlertsQuery] };
  const marking = useMutationResult(MarkAlertsReadMutation);
  const snoozing = useMutationResult(SnoozeAlertMutation);
  const rating = useMutationResult(RateAlertMutation, {
    update: (store) => store.evict({ id: 'ROOT_QUERY', fieldName: 'alertRecords' }),
  });
  const excluding = useMutationResult(ExcludeHiveMutation, refetched);
  const deleting = useMutationResult(DeleteAlertsMutation);
  const { cache } = useApolloClient();

  /** Single alerts are changed here, so that a thousand are not queried again for one; after a change of all they are. */
  function changeKnown(ids: readonly string[] | undefined, change: (cacheId: string) => void) {
    for (const id of ids ?? []) {
      const cacheId = cache.identify({ __typename: 'Alert', id });
      if (cacheId !== undefined) change(cacheId);
    }
    if (ids === undefined) cache.evict({ id: 'ROOT_QUERY', fieldName: 'alerts' });
    cache.evict({ id: 'ROOT_QUERY', fieldName: 'openAlerts' });
  }

  return {
    async markRead(ids: readonly string[] | undefined, isRead: boolean): Promise<void> {
      if (!(await feedback(marking.run({ ids: ids ? [...ids] : null, isRead })))) return;
      changeKnown(ids, (id) => cache.modify({ id, fields: { isRead: () => isRead } }));
    },
    snooze: (id: string) =>
      void feedback(snoozing.run({ id, until: new Date(Date.now() + dayMs).toISOString() })),
    wake: (id: string) => void feedback(snoozing.run({ id, until: null })),
    rate: (id: string, outcome: AlertOutcome | null) => void feedback(rating.run({ id, outcome })),
    async remove(ids: readonly string[] | undefined): Promise<void> {
      const known = cache.readQuery({ query: AlertsQuery })?.alerts.map(({ id }) => id) ?? [];
      if (!(await feedback(deleting.run({ ids: ids ? [...ids] : null })))) return;
      rememberDeleted(cache, ids ?? known);
      changeKnown(ids, (id) => cache.evict({ id }));
    },
    async exclude({ ruleId, hiveId, rule, hive }: Excluded): Promise<void> {
      if (!(await feedback(excluding.run({ id: ruleId, hiveId })))) return;
      notify({ kind: 'success', text: formatMessage({ id: 'alerts.excluded' }, { rule, hive }) });
    },
  };
}

interface Excluded {
  ruleId: string;
  hiveId: string;
  rule: string;
  hive: string;
}
