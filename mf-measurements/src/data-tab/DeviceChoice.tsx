import { SelectField } from '@skep/ui/form';
import { useIntl } from './use-data-intl.ts';

export interface DeviceChoiceProps {
  devices: readonly {
    id: string;
    name: string;
    hive?: { name: string; apiary: { name: string } } | null | undefined;
  }[];
  chosen: string | undefined;
  onChoose: (deviceId: string) => void;
}

/** Whose measurements are shown: devices by the apiary and the hive that they stand on. */
export function DeviceChoice({ devices, chosen, onChoose }: DeviceChoiceProps) {
  const { formatMessage } = useIntl();
  const options = devices
    .map(({ id, name, hive }) => ({
      value: id,
      label: hive ? formatMessage({ id: 'data.deviceOfHive' }, { hive: hive.name, device: name }) : name,
      group: hive?.apiary.name ?? formatMessage({ id: 'devices.noHive' }),
    }))
    .toSorted((one, other) => one.group.localeCompare(other.group) || one.label.localeCompare(other.label));
  return (
    <SelectField
      label={formatMessage({ id: 'data.device' })}
      isAlwaysChosen
      options={options}
      value={chosen}
      onChange={(id) => id !== undefined && onChoose(id)}
    />
  );
}
