import type { ConflictVersion } from '@skep/remote-kit/form';
import { useIntl } from '../codecs/use-codec-intl.ts';
import type { Choices } from './DeviceFields.tsx';
import type { DeviceValues } from './device-values.ts';

/** A device as one of two versions. */
export function useDeviceVersion({
  deviceTypes,
  deviceCodecs,
  apiaries,
}: Choices): (device: DeviceValues) => ConflictVersion {
  const { formatMessage, formatNumber } = useIntl();
  const number = (value: number | undefined) => (value === undefined ? '' : formatNumber(value));
  const hives = apiaries.flatMap((apiary) => apiary.hives);
  return ({
    name,
    type,
    hiveId,
    hardwareId,
    firmwareVersion,
    intervalMinutes,
    transmissionRatio,
    codecId,
  }) => ({
    facts: [
      { label: formatMessage({ id: 'devices.name' }), text: name },
      {
        label: formatMessage({ id: 'devices.type' }),
        text: deviceTypes.find(({ key }) => key === type)?.name ?? '',
      },
      {
        label: formatMessage({ id: 'devices.hive' }),
        text: hives.find(({ id }) => id === hiveId)?.name ?? '',
      },
      { label: formatMessage({ id: 'devices.hardwareId' }), text: hardwareId },
      { label: formatMessage({ id: 'devices.firmware' }), text: firmwareVersion },
      { label: formatMessage({ id: 'devices.intervalField' }), text: number(intervalMinutes) },
      { label: formatMessage({ id: 'devices.ratioField' }), text: number(transmissionRatio) },
      {
        label: formatMessage({ id: 'devices.codec' }),
        text: deviceCodecs.find(({ id }) => id === codecId)?.name ?? '',
      },
    ],
  });
}
