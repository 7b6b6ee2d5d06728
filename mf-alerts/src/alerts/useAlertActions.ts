import { useMutationResult, useNotify, useTold } from '@skep/remote-kit';
import { useIntl } from '../use-intl.ts';
import {
  AlertsQuery,
  DeleteAlertsMutation,
  ExcludeHiveMutation,
  MarkAlertsReadMutation,
  SnoozeAlertMutation,
} from './AlertsScreen.graphql.ts';

const dayMs = 86_400_000;

/** What can be done with alerts; what fails is told. Without ids it is done with all of them. */
export function useAlertActions() {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const told = useTold();
  const anew = { refetchQueries: [AlertsQuery] };
  const marking = useMutationResult(MarkAlertsReadMutation, anew);
  const snoozing = useMutationResult(SnoozeAlertMutation);
  const excluding = useMutationResult(ExcludeHiveMutation, anew);
  const deleting = useMutationResult(DeleteAlertsMutation, anew);

  return {
    markRead: (ids: readonly string[] | undefined, isRead: boolean) =>
      void told(marking.run({ ids: ids ? [...ids] : null, isRead })),
    snooze: (id: string) =>
      void told(snoozing.run({ id, until: new Date(Date.now() + dayMs).toISOString() })),
    wake: (id: string) => void told(snoozing.run({ id, until: null })),
    remove: (ids: readonly string[] | undefined) => void told(deleting.run({ ids: ids ? [...ids] : null })),
    async exclude({ ruleId, hiveId, rule, hive }: Excluded): Promise<void> {
      if (!(await told(excluding.run({ id: ruleId, hiveId })))) return;
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
