import { inUnits, kilogramsOf } from '@skep/domain';
import { useUnits } from '@skep/remote-kit';
import type { FieldParts, FormValue } from '@skep/remote-kit/form';
import { NumberField } from '@skep/ui/form';

/** Its value is in kilograms, whatever the person reads. */
export interface WeightFieldProps extends FieldParts, FormValue<number | undefined> {
  isRequired?: boolean;
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
