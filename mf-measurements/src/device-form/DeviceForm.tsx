import { deviceForm } from '@skep/domain';
import { useNavigation } from '@skep/remote-kit';
import { EntityForm, FormBar, useEntityForm } from '@skep/remote-kit/form';
import { Card } from '@skep/ui';
import { useState } from 'react';
import { readFragment } from '../generated/fragment-masking.ts';
import type { EditedDeviceFragment as EditedDevice } from '../generated/graphql.ts';
import { useIntl } from '../use-intl.ts';
import { type Choices, DeviceFields } from './DeviceFields.tsx';
import { EditedDeviceFragment } from './DeviceForm.graphql.ts';
import { deviceValues } from './device-values.ts';
import { useDeviceVersion } from './useDeviceVersion.ts';
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
  const versionOf = useDeviceVersion(choices);
  const saved = useEntityForm({
    schema: deviceForm,
    values: begun,
    save: (values, revision) => saving.run(values, revision),
    conflict: device && {
      revision: device.revision,
      theirs(answer) {
        if (answer.__typename !== 'DeviceConflict') return undefined;
        const current = readFragment(EditedDeviceFragment, answer.current);
        return { revision: current.revision, values: deviceValues(current, undefined) };
      },
      versionOf,
    },
    savedText: ({ name }) => formatMessage({ id: 'devices.saved' }, { name }),
    backTo: device ? `/devices/${device.id}` : '/devices',
    // A new device has to know where to send.
    onSaved: device
      ? undefined
      : (answer) => {
          if (answer.__typename !== 'Device') return;
          saved.leave(() => navigation.go(`/devices/${answer.id}/setup`, { replace: true }));
        },
  });
  return (
    <EntityForm of={saved} onCancel={saved.cancel} end={FormBar}>
      <Card as="section">
        <DeviceFields form={saved.form} choices={choices} isNew={device === undefined} />
      </Card>
    </EntityForm>
  );
}
