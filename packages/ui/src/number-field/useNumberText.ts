import { useState } from 'react';
import { useIntl } from 'react-intl';
import { numberOfText } from './number-text.ts';

/**
 * Text of a number while it is typed. What the person typed stays as it is until the field is left, so
 * that "1," is not taken away under the fingers; then it is shown as the language writes numbers.
 */
export function useNumberText(value: number | undefined, decimals: number) {
  const intl = useIntl();
  const [typed, setTyped] = useState<string>();
  const isTypedCurrent = typed !== undefined && Object.is(numberOfText(typed), value);
  const written =
    value === undefined || Number.isNaN(value)
      ? ''
      : intl.formatNumber(value, {
          maximumFractionDigits: Math.max(decimals, 3),
          minimumFractionDigits: decimals,
          // Thousands stay ungrouped: the text can be edited and read again.
          useGrouping: false,
        });
  return {
    text: isTypedCurrent ? typed : written,
    setTyped,
    /** On leaving: a readable number is written again, the rest stays for correction. */
    settle: () => {
      if (value === undefined || !Number.isNaN(value)) setTyped(undefined);
    },
  };
}
