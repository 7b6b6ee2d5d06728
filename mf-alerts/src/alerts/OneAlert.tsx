import { Link } from '@skep/remote-kit';
import { LinkButton, Row, Stack } from '@skep/ui';
import { useEffect, useEffectEvent } from 'react';
import type { AlertCardFragment as Alert } from '../generated/graphql.ts';
import { useIntl } from '../use-intl.ts';
import { AlertCard } from './AlertCard.tsx';
import { useAlertActions } from './useAlertActions.ts';

/** The alert that a message leads to, on its curve. Who is led to it reads it. */
export function OneAlert({ alert, now }: { alert: Alert; now: Date }) {
  const { formatMessage } = useIntl();
  const { markRead } = useAlertActions();
  const { id } = alert;
  const read = useEffectEvent(() => {
    if (!alert.isRead) void markRead([id], true);
  });
  // Once for each: what is marked as unread afterwards stays so.
  useEffect(() => {
    if (id) read();
  }, [id]);
  return (
    <Stack gap={16}>
      <Stack as="ul">
        <AlertCard key={id} alert={alert} now={now} isOpened />
      </Stack>
      <Row>
        <LinkButton to="/alerts" as={Link}>
          {formatMessage({ id: 'alerts.all' })}
        </LinkButton>
      </Row>
    </Stack>
  );
}
