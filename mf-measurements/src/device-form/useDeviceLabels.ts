import { useIntl } from 'react-intl';
import type { DeviceValues } from './device-values.ts';

/** Names of the fields, in the order of the form. */
export function useDeviceLabels(): Readonly<Record<keyof DeviceValues, string>> {
  const { formatMessage } = useIntl();
  return {
    name: formatMessage({ id: 'devices.name' }),
    type: formatMessage({ id: 'devices.type' }),
    hiveId: formatMessage({ id: 'devices.hive' }),
    key: formatMessage({ id: 'devices.key' }),
    hardwareId: formatMessage({ id: 'devices.hardwareId' }),
    firmwareVersion: formatMessage({ id: 'devices.firmware' }),
    intervalMinutes: formatMessage({ id: 'devices.intervalField' }),
    transmissionRatio: formatMessage({ id: 'devices.ratioField' }),
  };
}
