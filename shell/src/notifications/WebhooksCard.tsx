import {
  isFailure,
  useConfirm,
  useFailureText,
  useMutationFeedback,
  useMutationResult,
  useNotify,
} from '@skep/remote-kit';
import { Button, Card, Divider, Heading, Notice, Row, Stack, Text } from '@skep/ui';
import { useId, useState } from 'react';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import type { OwnWebhookFieldsFragment } from '../generated/graphql.ts';
import { EditWebhook } from './EditWebhook.tsx';
import { faultMessage } from './fault-message.ts';
import { NewWebhook } from './NewWebhook.tsx';
import { waysQuery } from './NotificationsScreen.graphql.ts';
import { useIntl } from './use-notification-intl.ts';
import { WebhookLog } from './WebhookLog.tsx';
import {
  ownWebhookFields,
  removeWebhookMutation,
  switchWebhookOnMutation,
  tryWebhookMutation,
} from './WebhooksCard.graphql.ts';

export interface WebhooksCardProps {
  webhooks: readonly FragmentType<typeof ownWebhookFields>[];
}

/** Programs of the person's that get notifications, their last deliveries, and a new one. */
export function WebhooksCard({ webhooks: masked }: WebhooksCardProps) {
  const { formatMessage } = useIntl();
  const webhooks = readFragment(ownWebhookFields, masked);
  return (
    <Card as="section">
      <Heading level={2} look={3}>
        {formatMessage({ id: 'shell.notifications.webhooks' })}
      </Heading>
      <Text tone="muted">{formatMessage({ id: 'shell.notifications.webhooksText' })}</Text>
      {webhooks.length > 0 && (
        <Stack as="ul" gap={16}>
          {webhooks.map((webhook, index) => (
            <Stack key={webhook.id} as="li" gap={12}>
              {index > 0 && <Divider />}
              <Webhook webhook={webhook} />
            </Stack>
          ))}
        </Stack>
      )}
      <NewWebhook />
    </Card>
  );
}

function Webhook({ webhook }: { webhook: OwnWebhookFieldsFragment }) {
  const { formatMessage, formatDate } = useIntl();
  const nameId = useId();
  const [isEdited, setIsEdited] = useState(false);
  const { tryIt, switchOn, remove, isBusy } = useWebhook(webhook);
  const { name, address, failingSince, switchedOffAt, deliveries } = webhook;
  const when = (time: string) => formatDate(time, { dateStyle: 'medium', timeStyle: 'short' });
  if (isEdited) return <EditWebhook webhook={webhook} onDone={() => setIsEdited(false)} />;
  return (
    <Stack gap={8}>
      <Stack gap={4}>
        <Text isBold id={nameId}>
          {name}
        </Text>
        <Text size="small" tone="muted">
          {address}
        </Text>
      </Stack>
      {switchedOffAt && (
        <Notice
          kind="problem"
          action={
            <Button isBusy={isBusy} aria-describedby={nameId} onClick={() => void switchOn()}>
              {formatMessage({ id: 'shell.notifications.switchOn' })}
            </Button>
          }
        >
          {formatMessage({ id: 'shell.notifications.switchedOff' }, { date: when(switchedOffAt) })}
        </Notice>
      )}
      {failingSince && !switchedOffAt && (
        <Notice kind="warning">
          {formatMessage({ id: 'shell.notifications.failing' }, { date: when(failingSince) })}
        </Notice>
      )}
      <Row gap={8}>
        <Button isBusy={isBusy} aria-describedby={nameId} onClick={() => void tryIt()}>
          {formatMessage({ id: 'shell.notifications.try' })}
        </Button>
        <Button aria-describedby={nameId} onClick={() => setIsEdited(true)}>
          {formatMessage({ id: 'shell.notifications.edit' })}
        </Button>
        <Button isBusy={isBusy} aria-describedby={nameId} onClick={() => void remove()}>
          {formatMessage({ id: 'shell.notifications.remove' })}
        </Button>
      </Row>
      <WebhookLog deliveries={deliveries} />
    </Stack>
  );
}

function useWebhook({ id, name }: OwnWebhookFieldsFragment) {
  const { formatMessage } = useIntl();
  const feedback = useMutationFeedback();
  const notify = useNotify();
  const confirm = useConfirm();
  const failureText = useFailureText();
  const refetch = { refetchQueries: [waysQuery] };
  const tried = useMutationResult(tryWebhookMutation, refetch);
  const on = useMutationResult(switchWebhookOnMutation, refetch);
  const removed = useMutationResult(removeWebhookMutation, refetch);
  return {
    isBusy: tried.isRunning || on.isRunning || removed.isRunning,
    async tryIt() {
      const answer = await tried.run({ id });
      if (isFailure(answer)) return notify({ kind: 'problem', text: failureText(answer) });
      const { isTaken, fault, status } = answer;
      if (isTaken || !fault)
        return notify({
          kind: 'success',
          text: formatMessage({ id: 'shell.notifications.arrived' }, { name }),
        });
      notify({ kind: 'problem', text: formatMessage({ id: faultMessage(fault) }, { status: status ?? '' }) });
    },
    switchOn: () => feedback(on.run({ id })),
    async remove() {
      const isAgreed = await confirm({
        title: formatMessage({ id: 'shell.notifications.removeTitle' }, { name }),
        text: formatMessage({ id: 'shell.notifications.removeText' }),
        confirmLabel: formatMessage({ id: 'shell.notifications.remove' }),
        isDestructive: true,
      });
      if (isAgreed) await feedback(removed.run({ id }));
    },
  };
}
