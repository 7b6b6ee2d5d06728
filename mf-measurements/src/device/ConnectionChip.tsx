import { Chip, type ChipTone, type IconName } from '@skep/ui';
import type { DeviceConnection } from '../generated/graphql.ts';
import { useIntl } from '../use-intl.ts';

const looks: Readonly<Record<DeviceConnection, { tone: ChipTone; icon: IconName }>> = {
  OFFLINE: { tone: 'neutral', icon: 'offline' },
  REMOTE: { tone: 'success', icon: 'globe' },
  DIRECT: { tone: 'success', icon: 'device' },
};

/** Whether and how a device is heard of. */
export function ConnectionChip({ connection }: { connection: DeviceConnection }) {
  const { formatMessage } = useIntl();
  const { tone, icon } = looks[connection];
  return (
    <Chip tone={tone} icon={icon}>
      {formatMessage({ id: `devices.connection.${connection}` })}
    </Chip>
  );
}
