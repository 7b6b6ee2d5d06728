import { messageAgo } from '@skep/domain';
import { pathTo } from '@skep/remote-kit';
import type { IconName } from '@skep/ui';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import { useIntl } from '../use-intl.ts';
import { HiveDevicesFragment } from './HiveDevices.graphql.ts';

/** What a card tells of a device, and where it leads. */
export interface DeviceFact {
  id: string;
  to: string;
  icon: IconName;
  text: string;
  isSilent: boolean;
}

/** The devices of a hive, each with when it was heard of last. */
export function useDeviceFacts(hive: FragmentType<typeof HiveDevicesFragment>, now: Date): DeviceFact[] {
  const { formatMessage, formatRelativeTime } = useIntl();
  return readFragment(HiveDevicesFragment, hive).devices.map(({ id, name, lastMessageAt, isOnline }) => {
    const ago = lastMessageAt && messageAgo(new Date(lastMessageAt), now);
    const state = isOnline ? 'online' : 'silent';
    return {
      id,
      to: pathTo('/measurements/:id', { id }),
      icon: isOnline ? 'device' : 'offline',
      text: formatMessage(
        { id: `hives.device.${ago ? state : 'new'}` },
        {
          name,
          ago: ago ? formatRelativeTime(ago.value, ago.unit, { numeric: 'auto' }) : '',
        },
      ),
      isSilent: ago !== null && !isOnline,
    };
  });
}
