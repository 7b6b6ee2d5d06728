import { deviceForm } from '@skep/domain';
import { useNavigation } from '@skep/remote-kit';
import { SavedForm, useSavedForm } from '@skep/remote-kit/form';
import { Card } from '@skep/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { type Choices, DeviceFields } from './DeviceFields.tsx';
import { deviceValues, type EditedDevice } from './device-values.ts';
import { useSaveDevice } from './useSaveDevice.ts';

export interface DeviceFormProps {
  /** Undefined: a new one. */
  device: EditedDevice | undefined;
  choices: Choices;
}

export function DeviceForm({ device, choices }: DeviceFormProps) {
  const { formatMessage } = useIntl();
  const navigation = useNavigation();
  const [begun] = useState(() => deviceValues(device, choices.deviceTypes[0]?.key));
  const saving = useSaveDevice(device?.id);
  const saved = useSavedForm({
    schema: deviceForm,
    values: begun,
    save: (values) => saving.run(values),
    savedText: ({ name }) => formatMessage({ id: 'devices.saved' }, { name }),
    backTo: device ? `/devices/${device.id}` : '/devices',
    // A new device has to be told where to send.
    onSaved: device
      ? undefined
      : ({ id }) => saved.leave(() => navigation.go(`/devices/${id}/setup`, { replace: true })),
  });
  return (
    <SavedForm of={saved} onCancel={saved.cancel}>
      <Card as="section">
        <DeviceFields form={saved.form} choices={choices} isNew={device === undefined} />
      </Card>
    </SavedForm>
  );
}
