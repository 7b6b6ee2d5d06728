import { Link, useConfirm, useMutationFeedback, useMutationResult } from '@skep/remote-kit';
import { Button, Card, Chip, Heading, LinkButton, Row, Stack, Text } from '@skep/ui';
import type { ListedCodecFragment as Codec } from '../generated/graphql.ts';
import { forgetCodecs } from './codec-values.ts';
import { DeleteCodecMutation } from './codecs.graphql.ts';
import { useIntl } from './use-codec-intl.ts';

/** A codec, and what the person can do with it. */
export function CodecCard({ codec }: { codec: Codec }) {
  const { formatMessage } = useIntl();
  const { id, name, isForAll, isEditable, deviceCount, restsSince } = codec;
  return (
    <Card as="li">
      <Stack gap={8}>
        <Row justify="between" gap={8}>
          <Heading level={2}>{name}</Heading>
          {restsSince !== null && (
            <Chip tone="warning" icon="warning">
              {formatMessage({ id: 'codecs.paused' })}
            </Chip>
          )}
        </Row>
        <Text tone="muted">{formatMessage({ id: 'codecs.devices' }, { count: deviceCount })}</Text>
        {isForAll && <Text tone="muted">{formatMessage({ id: 'codecs.isForAll' })}</Text>}
        {isEditable ? (
          <Row>
            <LinkButton to={`/devices/codecs/${id}`} as={Link} icon="edit">
              {formatMessage({ id: 'devices.edit' })}
            </LinkButton>
            <DeleteButton codec={codec} />
          </Row>
        ) : (
          <Row>
            <LinkButton to={`/devices/codecs/${id}`} as={Link}>
              {formatMessage({ id: 'codecs.view' })}
            </LinkButton>
          </Row>
        )}
      </Stack>
    </Card>
  );
}

function DeleteButton({ codec: { id, name } }: { codec: Codec }) {
  const { formatMessage } = useIntl();
  const feedback = useMutationFeedback();
  const confirm = useConfirm();
  const deleting = useMutationResult(DeleteCodecMutation, { update: forgetCodecs });
  async function remove() {
    const isSure = await confirm({
      title: formatMessage({ id: 'codecs.deleteTitle' }, { name }),
      text: formatMessage({ id: 'codecs.deleteText' }),
      confirmLabel: formatMessage({ id: 'codecs.delete' }),
      isDestructive: true,
    });
    if (isSure) await feedback(deleting.run({ id }));
  }
  return (
    <Button kind="quiet" icon="trash" isBusy={deleting.isRunning} onClick={() => void remove()}>
      {formatMessage({ id: 'codecs.delete' })}
    </Button>
  );
}
