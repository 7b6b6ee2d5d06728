import { inUnits } from '@skep/domain';
import { measuredText } from '@skep/i18n';
import { useUnits } from '@skep/remote-kit';
import { useCallback } from 'react';
import { useIntl } from './use-weight-intl.ts';

/** A weight in the person's unit, as their language writes it; with its sign where it is a change. */
export function useKgText(): (kg: number, how?: 'amount' | 'change') => string {
  const { formatNumber } = useIntl();
  const units = useUnits();
  return useCallback(
    (kg, how = 'amount') => {
      const { value, unit } = inUnits({ value: kg, unit: 'kg' }, units);
      const signDisplay = how === 'change' ? 'exceptZero' : 'auto';
      return measuredText(value, unit, formatNumber, { maximumFractionDigits: 1, signDisplay });
    },
    [formatNumber, units],
  );
}
