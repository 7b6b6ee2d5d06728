import { notFoundState } from '@skep/remote-kit';
import type { ScreenState } from '@skep/ui';
import { useIntl } from '../use-intl.ts';

/** The state of a screen about one device: one that is gone, or somebody else's, is reported in words. */
export function useNotThereState(state: ScreenState, device: object | null | undefined): ScreenState {
  const { formatMessage } = useIntl();
  return notFoundState(state, !device, {
    icon: 'device',
    title: formatMessage({ id: 'devices.notThereTitle' }),
    text: formatMessage({ id: 'devices.notThereText' }),
    link: { to: '/devices', label: formatMessage({ id: 'devices.toAll' }) },
  });
}

/** The state of a screen that only the owner of the device may use: for others it is not found, as the service answers. */
export function useOwnDeviceState(
  state: ScreenState,
  device: { isOwner: boolean } | null | undefined,
): ScreenState {
  return useNotThereState(state, device?.isOwner ? device : undefined);
}
