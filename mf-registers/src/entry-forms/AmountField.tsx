import { asStored, inUnits, roundTo } from '@skep/domain';
import { useUnits } from '@skep/remote-kit';
import { NumberField, type NumberFieldProps } from '@skep/ui/form';

export interface AmountFieldProps extends NumberFieldProps {
  /** In which its value, `min` and `max` are, whatever the person reads. */
  unit: 'kg' | 'g' | 'l' | '°C';
}

/** A weight, a volume or a temperature in the unit of the person. What nobody types on keeps its digits. */
export function AmountField({ value, min, max, unit, onChange, ...field }: AmountFieldProps) {
  const units = useUnits();
  const read = inUnits({ value: 0, unit }, units);
  const shown = (stored: number | undefined) =>
    stored === undefined ? undefined : roundTo(inUnits({ value: stored, unit }, units).value, 2);
  return (
    <NumberField
      {...field}
      {...(read.unit !== unit && { decimals: Math.max(field.decimals ?? 0, 1) })}
      unit={read.unit}
      value={shown(value)}
      min={shown(min)}
      max={shown(max)}
      onChange={(typed) =>
        onChange(typed === undefined ? undefined : asStored({ value: typed, unit }, units))
      }
    />
  );
}
