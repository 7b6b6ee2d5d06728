import { purgedAfterDays } from '@skep/domain';
import { Link } from '@skep/remote-kit';
import { Button, Grid, LinkButton, Notice, Row, Stack } from '@skep/ui';
import type { FragmentType } from '../generated/fragment-masking.ts';
import { useIntl } from '../use-intl.ts';
import type { DeviceCardFragment } from './DeviceCard.graphql.ts';
import { DeviceCard } from './DeviceCard.tsx';
import { useRemovals } from './useRemovals.ts';

export interface DeviceListProps {
  devices: readonly ({ id: string } & FragmentType<typeof DeviceCardFragment>)[];
  types: readonly { key: string; name: string }[];
}

/** Devices as cards. What is removed goes by "Save and delete", and can be taken back until then. */
export function DeviceList({ devices, types }: DeviceListProps) {
  const { formatMessage } = useIntl();
  const removals = useRemovals(devices.map(({ id }) => id));
  const typeNames = new Map(types.map(({ key, name }) => [key, name]));
  return (
    <Stack gap={16}>
      <Row gap={8}>
        <LinkButton to="/devices/create" as={Link} kind="main" icon="add">
          {formatMessage({ id: 'devices.new' })}
        </LinkButton>
      </Row>
      <Grid minColumn={340} gap={16} as="ul">
        {devices.map((device) => (
          <DeviceCard
            key={device.id}
            device={device}
            typeNames={typeNames}
            isRemoved={removals.ids.includes(device.id)}
            onRemove={() => removals.add(device.id)}
            onUndo={() => removals.undo(device.id)}
          />
        ))}
      </Grid>
      {removals.problem && <Notice kind="problem">{removals.problem}</Notice>}
      {removals.ids.length > 0 && (
        <Notice
          kind="warning"
          action={
            <Button kind="danger" icon="trash" isBusy={removals.isRunning} onClick={removals.save}>
              {formatMessage({ id: 'devices.saveAndDelete' })}
            </Button>
          }
        >
          {formatMessage({ id: 'devices.deleteText' }, { count: removals.ids.length, days: purgedAfterDays })}
        </Notice>
      )}
    </Stack>
  );
}
