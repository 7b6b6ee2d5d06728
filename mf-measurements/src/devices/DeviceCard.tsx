import { Link } from '@skep/remote-kit';
import { Button, Card, CardHeader, Heading, LinkButton, Row, Stack, Text } from '@skep/ui';
import { useIntl } from 'react-intl';
import { ConnectionChip } from '../device/ConnectionChip.tsx';
import { DeviceFacts } from '../device/DeviceFacts.tsx';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import { DeviceCardFragment } from './DeviceCard.graphql.ts';

export interface DeviceCardProps {
  device: FragmentType<typeof DeviceCardFragment>;
  typeNames: ReadonlyMap<string, string>;
  /** Goes when the page is saved. */
  isRemoved: boolean;
  onRemove: () => void;
  onUndo: () => void;
}

export function DeviceCard({ device, typeNames, isRemoved, onRemove, onUndo }: DeviceCardProps) {
  const { formatMessage } = useIntl();
  const card = readFragment(DeviceCardFragment, device);
  const { id, name, connection } = card;
  if (isRemoved) {
    return (
      <Card as="li">
        <Row justify="between" gap={12}>
          <Text>{formatMessage({ id: 'devices.goes' }, { name })}</Text>
          <Button icon="retry" onClick={onUndo}>
            {formatMessage({ id: 'devices.undo' }, { name })}
          </Button>
        </Row>
      </Card>
    );
  }
  return (
    <Card as="li">
      <Stack gap={16}>
        <CardHeader actions={<ConnectionChip connection={connection} />}>
          <Heading level={2}>{name}</Heading>
        </CardHeader>
        <DeviceFacts device={card} typeNames={typeNames} />
        <Row gap={8}>
          <LinkButton to={`/devices/${id}`} as={Link} icon="device">
            {formatMessage({ id: 'devices.open' }, { name })}
          </LinkButton>
          <Button kind="quiet" icon="trash" onClick={onRemove}>
            {formatMessage({ id: 'devices.remove' }, { name })}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
