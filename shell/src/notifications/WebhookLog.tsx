import { focusRing, Stack, Text, tokens } from '@skep/ui';
import styled from 'styled-components';
import type { OwnWebhookFieldsFragment } from '../generated/graphql.ts';
import { faultMessage } from './fault-message.ts';
import { useIntl } from './use-notification-intl.ts';

type Delivery = OwnWebhookFieldsFragment['deliveries'][number];

/** What was sent last and how that went; out of the way until it is wanted. */
export function WebhookLog({ deliveries }: { deliveries: readonly Delivery[] }) {
  const { formatMessage } = useIntl();
  if (deliveries.length === 0)
    return (
      <Text size="small" tone="muted">
        {formatMessage({ id: 'shell.notifications.logEmpty' })}
      </Text>
    );
  return (
    <Details>
      <summary>{formatMessage({ id: 'shell.notifications.log' })}</summary>
      <Stack as="ul" gap={8}>
        {deliveries.map((delivery) => (
          <li key={`${delivery.at} ${delivery.title}`}>
            <Line {...delivery} />
          </li>
        ))}
      </Stack>
    </Details>
  );
}

const states = {
  SENT: 'shell.notifications.sent',
  WAITING: 'shell.notifications.waiting',
  FAILED: 'shell.notifications.givenUp',
} as const;

function Line({ title, state, tries, status, fault, at, nextTryAt }: Delivery) {
  const { formatMessage, formatDate } = useIntl();
  const inWords = (time: string) => formatDate(time, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Stack gap={4}>
      <Text>{title}</Text>
      <Text size="small" tone={state === 'FAILED' ? 'problem' : 'muted'}>
        {formatMessage(
          { id: state === 'WAITING' && tries === 0 ? 'shell.notifications.notTried' : states[state] },
          { date: inWords(at), next: inWords(nextTryAt ?? at) },
        )}
      </Text>
      {fault && (
        <Text size="small">{formatMessage({ id: faultMessage(fault) }, { status: status ?? '' })}</Text>
      )}
    </Stack>
  );
}

const Details = styled.details`
  & > summary {
    box-sizing: border-box;
    min-height: ${tokens.size.target};
    padding-block: ${tokens.space[12]};
    border-radius: ${tokens.radius.small};
    cursor: pointer;
    ${focusRing}
  }
`;
