import { measuredText } from '@skep/i18n';
import { useCallback } from 'react';
import { useIntl } from './i18n.ts';

/** A figure with its unit, as the person's language writes it. */
export type FigureText = (value: number) => string;

export interface Scale {
  /** As `kg`; undefined for bare numbers. */
  unit: string | undefined;
  /** As many as a person reads something from. */
  decimals: number;
}

/** @param leastDecimals for figures next to one another: 40.00 kg and 39.85 kg. Default: 0. */
export function useFigureText({ unit, decimals }: Scale, leastDecimals = 0): FigureText {
  const { formatNumber } = useIntl();
  return useCallback(
    (value) => {
      const digits = { minimumFractionDigits: leastDecimals, maximumFractionDigits: decimals };
      return measuredText(value, unit, formatNumber, digits);
    },
    [formatNumber, unit, decimals, leastDecimals],
  );
}
