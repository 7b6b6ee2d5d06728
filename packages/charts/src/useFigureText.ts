import { useCallback } from 'react';
import { useIntl } from './words.ts';

/** A figure with its unit, as the person's language writes it. */
export type FigureText = (value: number) => string;

export interface Scale {
  /** As `kg`; undefined for bare numbers. */
  unit: string | undefined;
  /** As many as a person reads something from. */
  decimals: number;
}

export function useFigureText({ unit, decimals }: Scale): FigureText {
  const { formatNumber } = useIntl();
  return useCallback(
    (value) => {
      const text = formatNumber(value, { maximumFractionDigits: decimals });
      return unit === undefined ? text : `${text}\u00a0${unit}`;
    },
    [formatNumber, unit, decimals],
  );
}
