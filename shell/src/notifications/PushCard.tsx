import { useMutationFeedback, useMutationResult, useNotify, useNow } from '@skep/remote-kit';
import { Button, Card, Divider, Heading, Notice, Row, Stack, Text } from '@skep/ui';
import { useState } from 'react';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import { DeviceRow, useDeviceName } from '../security/DeviceRow.tsx';
import type { BrowserPush } from './browser-push.ts';
import { faultMessage } from './fault-message.ts';
import { waysQuery } from './NotificationsScreen.graphql.ts';
import { addPushDeviceMutation, pushDeviceFields, removePushDeviceMutation } from './PushCard.graphql.ts';
import { useIntl } from './use-notification-intl.ts';

export interface PushCardProps {
  devices: readonly FragmentType<typeof pushDeviceFields>[];
  pushKey: string;
  push: BrowserPush;
}

/** The devices that show notifications, and a button for this one: the browser asks nobody before they press it. */
export function PushCard({ devices: masked, pushKey, push }: PushCardProps) {
  const { formatMessage } = useIntl();
  const devices = readFragment(pushDeviceFields, masked);
  const { add, remove, isBusy, state } = usePushDevices(push, pushKey);
  const isHere = devices.some(({ isCurrent, fault }) => isCurrent && fault !== 'GONE');
  return (
    <Card as="section">
      <Heading level={2} look={3}>
        {formatMessage({ id: 'shell.notifications.push' })}
      </Heading>
      <Text tone="muted">{formatMessage({ id: 'shell.notifications.pushText' })}</Text>
      {devices.length > 0 && (
        <Stack as="ul" gap={12}>
          {devices.map((device, index) => (
            <Stack key={device.id} as="li" gap={12}>
              {index > 0 && <Divider />}
              <Device {...device} isBusy={isBusy} onRemove={() => void remove(device)} />
            </Stack>
          ))}
        </Stack>
      )}
      {!isHere && state === 'possible' && (
        <Row>
          <Button kind="main" isBusy={isBusy} onClick={() => void add()}>
            {formatMessage({ id: 'shell.notifications.pushHere' })}
          </Button>
        </Row>
      )}
      {!isHere && state !== 'possible' && (
        <Notice kind="information">
          <Stack gap={8}>
            <Text>{formatMessage({ id: `shell.notifications.push.${state}` })}</Text>
            {state === 'refused' && (
              <Text>{formatMessage({ id: 'shell.notifications.push.refusedHow' })}</Text>
            )}
          </Stack>
        </Notice>
      )}
    </Card>
  );
}

function usePushDevices(push: BrowserPush, pushKey: string) {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const feedback = useMutationFeedback();
  const refetch = { refetchQueries: [waysQuery] };
  const added = useMutationResult(addPushDeviceMutation, refetch);
  const removed = useMutationResult(removePushDeviceMutation, refetch);
  const [isAsking, setIsAsking] = useState(false);
  // Who allows it in the settings of the browser comes back to this page.
  useNow();
  return {
    state: push.state(),
    isBusy: isAsking || added.isRunning || removed.isRunning,
    async add() {
      setIsAsking(true);
      try {
        const subscription = await push.subscribe(pushKey);
        if (subscription !== undefined)
          await feedback(added.run({ ...subscription }), formatMessage({ id: 'shell.notifications.pushOn' }));
      } catch {
        notify({ kind: 'problem', text: formatMessage({ id: 'shell.notifications.pushFailed' }) });
      } finally {
        setIsAsking(false);
      }
    },
    async remove({ id, isCurrent }: { id: string; isCurrent: boolean }) {
      const isDone = await feedback(removed.run({ id }));
      // The service forgets it first: a subscription that nobody sends to harms nobody.
      if (isDone && isCurrent) await push.unsubscribe().catch(() => undefined);
    },
  };
}

interface DeviceProps {
  browser?: string | null;
  system?: string | null;
  addedAt: string;
  toldAt?: string | null;
  fault?: Parameters<typeof faultMessage>[0] | null;
  isCurrent: boolean;
  isBusy: boolean;
  onRemove: () => void;
}

function Device({ browser, system, addedAt, toldAt, fault, isCurrent, isBusy, onRemove }: DeviceProps) {
  const { formatMessage, formatDate } = useIntl();
  const date = formatDate(toldAt ?? addedAt, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <DeviceRow
      name={useDeviceName()({ browser, system })}
      isCurrent={isCurrent}
      action={(nameId) => (
        <Button isBusy={isBusy} aria-describedby={nameId} onClick={onRemove}>
          {formatMessage({ id: 'shell.notifications.remove' })}
        </Button>
      )}
    >
      <Text size="small" tone="muted">
        {formatMessage({ id: toldAt ? 'shell.notifications.told' : 'shell.notifications.added' }, { date })}
      </Text>
      {fault && (
        <Text size="small" tone="problem">
          {formatMessage({ id: faultMessage(fault) }, { status: '' })}
        </Text>
      )}
    </DeviceRow>
  );
}
