import { parseDecimal } from '@skep/domain';
import { TextField } from '@skep/ui';
import { useDecimalPoint, writtenNumber } from '@skep/ui/form';
import { useState } from 'react';
import { useIntl } from '../use-intl.ts';

export interface DecimalFieldProps {
  id: string;
  label: string;
  error: string | undefined;
  /** NaN: what is typed is no number. */
  value: number | undefined;
  onChange: (value: number | undefined) => void;
}

/** As many as a factor of a scale is worth. */
const decimals = 10;

/** A number that is calculated or copied, not stepped to: any decimals, typed with comma or dot. */
export function DecimalField({ id, label, error, value, onChange }: DecimalFieldProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState<string>();
  const point = useDecimalPoint(true, setTyped);
  const written =
    value === undefined || Number.isNaN(value)
      ? ''
      : writtenNumber(intl, value, { maximumFractionDigits: decimals, hasPoint: true });
  return (
    <TextField
      id={id}
      label={label}
      error={error}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? written}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(target.value.trim() === '' ? undefined : (parseDecimal(target.value) ?? Number.NaN));
        point.wait(target);
      }}
      onBlur={() => {
        point.stop();
        if (!Number.isNaN(value)) setTyped(undefined);
      }}
    />
  );
}
