import { useConfirm } from '@skep/remote-kit';
import { Button, Row } from '@skep/ui';
import type { AlertCardFragment as Alert } from '../generated/graphql.ts';
import { useIntl } from '../use-intl.ts';
import { useAlertActions } from './useAlertActions.ts';

export interface ManyActionsProps {
  found: readonly Alert[];
  isFiltered: boolean;
  chosen: ReadonlySet<string>;
  onDone: () => void;
}

/** What is done with the chosen ones, else with those that the filters leave, else with all. */
export function ManyActions({ found, isFiltered, chosen, onDone }: ManyActionsProps) {
  const { formatMessage } = useIntl();
  const confirm = useConfirm();
  const { markRead, remove } = useAlertActions();
  const ofChosen = found.filter(({ id }) => chosen.has(id));
  const meant = ofChosen.length > 0 ? ofChosen : found;
  const ids = ofChosen.length > 0 || isFiltered ? meant.map(({ id }) => id) : undefined;
  const count = meant.length;
  const unread = meant.filter(({ isRead }) => !isRead).length;
  async function removeMany() {
    const isSure = await confirm({
      title: formatMessage({ id: 'alerts.deleteMany' }, { count }),
      text: formatMessage({ id: 'alerts.deleteManyText' }),
      confirmLabel: formatMessage({ id: 'alerts.delete' }),
      isDestructive: true,
    });
    if (!isSure) return;
    void remove(ids);
    onDone();
  }
  if (count === 0) return null;
  return (
    <Row gap={8}>
      {unread > 0 && (
        <Button
          icon="eye"
          onClick={() => {
            void markRead(ids, true);
            onDone();
          }}
        >
          {formatMessage({ id: 'alerts.readMany' }, { count: unread })}
        </Button>
      )}
      <Button icon="trash" onClick={() => void removeMany()}>
        {formatMessage({ id: 'alerts.deleteMany' }, { count })}
      </Button>
    </Row>
  );
}
