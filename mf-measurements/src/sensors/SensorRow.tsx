import { sensorDefinitionForm } from '@skep/domain';
import { useUnsavedChanges } from '@skep/remote-kit';
import { SavedForm, useSavedForm } from '@skep/remote-kit/form';
import { Card } from '@skep/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Quantity } from '../device/quantity-options.ts';
import type { SensorRowFragment } from '../generated/graphql.ts';
import { SensorFields } from './SensorFields.tsx';
import { SensorSummary } from './SensorSummary.tsx';
import { sensorInput, sensorValues } from './sensor-values.ts';
import { useDeleteSensor } from './useDeleteSensor.ts';
import { useSaveSensor } from './useSaveSensor.ts';

export interface SensorRowProps {
  deviceId: string;
  /** Undefined: a new one. */
  definition: SensorRowFragment | undefined;
  /** Of the row, also of one that is not saved yet: labels find their fields by it. */
  rowId: string;
  usualName: string;
  /** When the next one for the same values begins. */
  until?: string | undefined;
  quantities: readonly Quantity[];
  sent: readonly string[];
  /** A new row was saved or dropped. */
  onGone: () => void;
}

/** One definition: as it is saved, or open to be changed, and then saved when it is confirmed. */
export function SensorRow({
  deviceId,
  definition,
  rowId,
  usualName,
  until,
  onGone,
  ...choices
}: SensorRowProps) {
  const { formatMessage } = useIntl();
  const saving = useSaveSensor(deviceId, definition);
  const deletion = useDeleteSensor(deviceId);
  const isNew = definition === undefined;
  const [isOpen, setIsOpen] = useState(isNew);
  const close = () => (isNew ? onGone() : setIsOpen(false));
  const saved = useSavedForm({
    schema: sensorDefinitionForm,
    values: sensorValues(definition, usualName),
    save: (values) => saving.run(sensorInput(values, definition)),
    savedText: ({ name = '' }) => formatMessage({ id: 'sensors.saved' }, { name }),
    onSaved: close,
  });
  const { form } = saved;
  // A row that nobody has filled in yet would be gone as well.
  useUnsavedChanges(isNew);

  if (!isNew && !isOpen) {
    return (
      <SensorSummary
        definition={definition}
        until={until}
        quantities={choices.quantities}
        onEdit={() => {
          form.reset(sensorValues(definition, usualName));
          setIsOpen(true);
        }}
        onDelete={() => deletion.run(definition)}
        isDeleting={deletion.isRunning}
      />
    );
  }
  return (
    <Card as="section">
      <SavedForm
        of={saved}
        idPrefix={`${rowId}-`}
        aria-label={form.getValues('name')}
        submitLabel={formatMessage({ id: 'sensors.confirm' })}
        {...(isNew && { cancelLabel: formatMessage({ id: 'sensors.drop' }) })}
        onCancel={() => {
          form.reset();
          close();
        }}
      >
        <SensorFields form={form} {...choices} />
      </SavedForm>
    </Card>
  );
}
