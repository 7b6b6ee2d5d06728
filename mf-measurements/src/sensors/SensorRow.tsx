import { useState } from 'react';
import { SensorForm, type SensorFormProps } from './SensorForm.tsx';
import { SensorSummary } from './SensorSummary.tsx';
import { useDeleteSensor } from './useDeleteSensor.ts';

export interface SensorRowProps extends Omit<SensorFormProps, 'onClose'> {
  /** When the next one for the same values begins. */
  until?: string | undefined;
  /** A new row was saved or dropped. */
  onGone: () => void;
}

/** One definition: as it is saved, or open to be changed. */
export function SensorRow({ until, onGone, ...row }: SensorRowProps) {
  const { definition } = row;
  const deletion = useDeleteSensor(row.deviceId);
  const [isOpen, setIsOpen] = useState(false);
  if (definition === undefined) return <SensorForm {...row} onClose={onGone} />;
  if (isOpen) return <SensorForm {...row} onClose={() => setIsOpen(false)} />;
  return (
    <SensorSummary
      definition={definition}
      until={until}
      quantities={row.quantities}
      onEdit={() => setIsOpen(true)}
      onDelete={() => deletion.run(definition)}
      isDeleting={deletion.isRunning}
    />
  );
}
