import { SelectField } from '@skep/ui/form';
import { useIntl } from './use-notification-intl.ts';

const halfHours = Array.from({ length: 48 }, (_, index) => {
  const hour = String(Math.floor(index / 2)).padStart(2, '0');
  return `${hour}:${index % 2 === 0 ? '00' : '30'}`;
});

export interface TimeFieldProps {
  label: string;
  value: string;
  onChange: (time: string) => void;
}

/** Half hours, and a time that another app has set. */
export function TimeField({ label, value, onChange }: TimeFieldProps) {
  const { formatTime } = useIntl();
  const times = halfHours.includes(value) ? halfHours : [...halfHours, value].toSorted();
  return (
    <SelectField
      label={label}
      options={times.map((time) => ({
        value: time,
        label: formatTime(`2026-01-01T${time}:00Z`, { timeStyle: 'short', timeZone: 'UTC' }),
      }))}
      value={value}
      onChange={(time) => time && onChange(time)}
      isRequired
    />
  );
}
