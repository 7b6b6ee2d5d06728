import { useConfirm, useMutationFeedback, useMutationResult } from '@skep/remote-kit';
import { Button, Card, Heading, Row, Stack, Text } from '@skep/ui';
import type { DeviceQuery } from '../generated/graphql.ts';
import { useIntl } from '../use-intl.ts';
import { AcceptQuarantineMutation, DiscardQuarantineMutation } from './DeviceScreen.graphql.ts';

export interface QuarantineCardProps {
  quarantine: NonNullable<DeviceQuery['deviceQuarantine']>;
  /** The owner has said yes, and the messages are being stored. */
  isAccepted: boolean;
  onAccepted: () => void;
}

/** Messages that anybody could have sent: the owner says whether the device did. */
export function QuarantineCard({ quarantine, isAccepted, onAccepted }: QuarantineCardProps) {
  const { formatMessage, formatDate } = useIntl();
  const confirm = useConfirm();
  const feedback = useMutationFeedback();
  const acceptance = useMutationResult(AcceptQuarantineMutation);
  const deletion = useMutationResult(DiscardQuarantineMutation);
  const { id: deviceId, count, firstReceivedAt, lastReceivedAt } = quarantine;
  if (count === 0) return null;
  const moment = (iso: string | null | undefined) =>
    iso ? formatDate(iso, { dateStyle: 'medium', timeStyle: 'short' }) : '';

  const [first, last] = [moment(firstReceivedAt), moment(lastReceivedAt)];

  async function accept() {
    const outcome = await feedback(
      acceptance.run({ deviceId }),
      formatMessage({ id: 'quarantine.accepted' }),
    );
    if (outcome) onAccepted();
  }

  async function discard() {
    const isSure = await confirm({
      title: formatMessage({ id: 'quarantine.deleteTitle' }, { count }),
      text: formatMessage({ id: 'quarantine.deleteText' }),
      confirmLabel: formatMessage({ id: 'quarantine.delete' }),
      isDestructive: true,
    });
    if (isSure) await feedback(deletion.run({ deviceId }), formatMessage({ id: 'quarantine.deleted' }));
  }

  return (
    <Card as="section">
      <Stack gap={12}>
        <Heading level={2}>{formatMessage({ id: 'quarantine.title' }, { count })}</Heading>
        <Text>{formatMessage({ id: 'quarantine.text' })}</Text>
        <Text tone="muted" size="small">
          {first === last
            ? formatMessage({ id: 'quarantine.receivedAt' }, { moment: first })
            : formatMessage({ id: 'quarantine.received' }, { first, last })}
        </Text>
        <Row gap={8}>
          <Button kind="main" icon="success" isBusy={isAccepted} onClick={() => void accept()}>
            {formatMessage({ id: 'quarantine.accept' })}
          </Button>
          <Button kind="quiet" icon="trash" onClick={() => void discard()}>
            {formatMessage({ id: 'quarantine.delete' })}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
