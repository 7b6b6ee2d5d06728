import { useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { numberOfText } from './number-text.ts';

/**
 * Text of a number while it is typed. What the person typed stays as it is until the field is left, so
 * that "1," is not taken away under the fingers; then it is written by `writtenNumber`.
 */
export function useNumberText(value: number | undefined, decimals: number) {
  const intl = useIntl();
  const [typed, setTyped] = useState<string>();
  const isTypedCurrent = typed !== undefined && Object.is(numberOfText(typed), value);
  const written =
    value === undefined || Number.isNaN(value)
      ? ''
      : writtenNumber(intl, value, {
          maximumFractionDigits: Math.max(decimals, 3),
          minimumFractionDigits: decimals,
          hasPoint: decimals > 1,
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

interface WrittenNumberOptions {
  maximumFractionDigits: number;
  minimumFractionDigits?: number;
  /** Writes a point in every language, as coordinates and factors are copied from elsewhere. */
  hasPoint: boolean;
}

/** A number for a field: thousands stay ungrouped, so that the text can be edited and read again. */
export function writtenNumber(
  intl: Pick<IntlShape, 'formatNumber'>,
  value: number,
  { hasPoint, ...digits }: WrittenNumberOptions,
): string {
  const written = intl.formatNumber(value, { ...digits, useGrouping: false });
  return hasPoint ? written.replace(',', '.') : written;
}
