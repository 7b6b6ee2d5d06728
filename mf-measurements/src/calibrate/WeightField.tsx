import { inUnits, kilogramsOf } from '@skep/domain';
import { useUnits } from '@skep/remote-kit';
import { NumberField } from '@skep/ui/form';

export interface WeightFieldProps {
  label: string;
  isRequired?: boolean;
  /** In kilograms, whatever the person reads. */
  value: number | undefined;
  onChange: (kilograms: number | undefined) => void;
}

/** A weight in the unit that the person chose. */
export function WeightField({ value, onChange, ...field }: WeightFieldProps) {
  const units = useUnits();
  const shown = value === undefined ? undefined : inUnits({ value, unit: 'kg' }, units);
  return (
    <NumberField
      {...field}
      decimals={2}
      step={1}
      min={0}
      unit={units.weight}
      value={shown?.value}
      onChange={(typed) => onChange(typed === undefined ? undefined : kilogramsOf(typed, units.weight))}
    />
  );
}
