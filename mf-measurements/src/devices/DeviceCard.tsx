import { Link } from '@skep/remote-kit';
import { Button, Card, Chip, Heading, LinkButton, Row, Stack, Text } from '@skep/ui';
import { ConnectionChip } from '../device/ConnectionChip.tsx';
import { DeviceCurves } from '../device/DeviceCurves.tsx';
import { DeviceFacts } from '../device/DeviceFacts.tsx';
import { hiddenName } from '../device/hidden-name.tsx';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import { useIntl } from '../use-intl.ts';
import { DeviceCardFragment } from './DeviceCard.graphql.ts';

export interface DeviceCardProps {
  device: FragmentType<typeof DeviceCardFragment>;
  typeNames: ReadonlyMap<string, string>;
  /** Goes when the page is saved. */
  isRemoved: boolean;
  onRemove: () => void;
  onUndo: () => void;
}

/** A device in the list. The names that its buttons carry are for those who hear them without the card. */
export function DeviceCard({ device, typeNames, isRemoved, onRemove, onUndo }: DeviceCardProps) {
  const { formatMessage } = useIntl();
  const card = readFragment(DeviceCardFragment, device);
  const { id, name, isOwner, connection, quarantinedCount } = card;
  if (isRemoved) {
    return (
      <Card as="li">
        <Row justify="between" gap={12}>
          <Text>{formatMessage({ id: 'devices.goes' }, { name })}</Text>
          <Button icon="retry" onClick={onUndo}>
            {formatMessage({ id: 'devices.undo' }, { name, hidden: hiddenName })}
          </Button>
        </Row>
      </Card>
    );
  }
  return (
    <Card as="li">
      <Stack gap={16}>
        <Row justify="between" align="start">
          <Heading level={2}>{name}</Heading>
          <ConnectionChip connection={connection} />
        </Row>
        {quarantinedCount > 0 && (
          <Row>
            <Chip tone="warning" icon="mail">
              {formatMessage({ id: 'quarantine.title' }, { count: quarantinedCount })}
            </Chip>
          </Row>
        )}
        <DeviceCurves device={card} />
        <DeviceFacts device={card} typeNames={typeNames} />
        <Row gap={8}>
          <LinkButton to={`/devices/${id}`} as={Link} icon="device">
            {formatMessage({ id: 'devices.open' }, { name, hidden: hiddenName })}
          </LinkButton>
          {isOwner && (
            <Button kind="quiet" icon="trash" onClick={onRemove}>
              {formatMessage({ id: 'devices.remove' }, { name, hidden: hiddenName })}
            </Button>
          )}
        </Row>
      </Stack>
    </Card>
  );
}
