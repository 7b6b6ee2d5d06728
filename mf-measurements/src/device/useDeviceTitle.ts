import { useTitle } from '@skep/remote-kit';
import { useIntl } from '../use-intl.ts';

type TitleId =
  | 'devices.editTitle'
  | 'calibrate.title'
  | 'scale.title'
  | 'sensors.title'
  | 'setup.title'
  | 'inbox.title';

/** The title of a page about one device: while it is not known, or not there, no sentence lacks its name. */
export function useDeviceTitle(id: TitleId, device: { name: string } | null | undefined): string {
  const { formatMessage } = useIntl();
  const title = device ? formatMessage({ id }, { name: device.name }) : formatMessage({ id: 'devices.one' });
  useTitle(title);
  return title;
}
