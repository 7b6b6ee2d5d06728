import { sensorDefinitionForm } from '@skep/domain';
import { useUnsavedChanges } from '@skep/remote-kit';
import { EntityForm, useEntityForm } from '@skep/remote-kit/form';
import { Card } from '@skep/ui';
import { useState } from 'react';
import type { Quantity } from '../device/quantity-options.ts';
import { readFragment } from '../generated/fragment-masking.ts';
import type { SensorRowFragment as SensorRowData } from '../generated/graphql.ts';
import { useIntl } from '../use-intl.ts';
import { SensorFields } from './SensorFields.tsx';
import { SensorRowFragment } from './SensorsScreen.graphql.ts';
import { sensorInput, sensorValues } from './sensor-values.ts';
import { useSaveSensor } from './useSaveSensor.ts';
import { useSensorVersion } from './useSensorVersion.ts';

export interface SensorFormProps {
  deviceId: string;
  /** Undefined: a new one. */
  definition: SensorRowData | undefined;
  /** Of the row, also of one that is not saved yet: labels find their fields by it. */
  rowId: string;
  usualName: string;
  quantities: readonly Quantity[];
  sent: readonly string[];
  /** It was saved, or left. */
  onClose: () => void;
}

/** A definition open to be changed, which is saved when it is confirmed. */
export function SensorForm({
  deviceId,
  definition,
  rowId,
  usualName,
  quantities,
  sent,
  onClose,
}: SensorFormProps) {
  const { formatMessage } = useIntl();
  const isNew = definition === undefined;
  const [begun] = useState(() => sensorValues(definition, usualName));
  const save = useSaveSensor(deviceId, definition);
  const versionOf = useSensorVersion(quantities);
  const saved = useEntityForm({
    schema: sensorDefinitionForm,
    values: begun,
    save: (values, revision) => save(sensorInput(values, definition), revision),
    conflict: definition && {
      revision: definition.revision,
      theirs(answer) {
        if (answer.__typename !== 'SensorDefinitionConflict') return undefined;
        const current = readFragment(SensorRowFragment, answer.current);
        return { revision: current.revision, values: sensorValues(current, '') };
      },
      versionOf,
    },
    savedText: ({ name = '' }) => formatMessage({ id: 'sensors.saved' }, { name }),
    onSaved: onClose,
  });
  const { form } = saved;
  // A row that nobody has filled in yet would be gone as well.
  useUnsavedChanges(isNew);

  return (
    <Card as="section">
      <EntityForm
        of={saved}
        idPrefix={`${rowId}-`}
        aria-label={begun.name}
        submitLabel={formatMessage({ id: 'sensors.confirm' })}
        {...(isNew && { cancelLabel: formatMessage({ id: 'sensors.drop' }) })}
        onCancel={onClose}
      >
        <SensorFields form={form} quantities={quantities} sent={sent} />
      </EntityForm>
    </Card>
  );
}
