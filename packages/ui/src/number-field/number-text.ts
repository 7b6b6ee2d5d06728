import { parseDecimal } from '@skep/domain';

/**
 * What a typed text means: undefined for nothing, `NaN` for what is no number (the form's schema then says
 * so), else the number. Comma and dot both separate decimals; the minus of other keyboards counts as one.
 */
export function numberOfText(text: string): number | undefined {
  const plain = text.trim().replace(/^[−–]/, '-');
  return plain === '' ? undefined : (parseDecimal(plain) ?? Number.NaN);
}

export interface Range {
  min?: number | undefined;
  max?: number | undefined;
}

export function clamped(value: number, { min = -Infinity, max = Infinity }: Range): number {
  return Math.min(Math.max(value, min), max);
}

/**
 * The value after one press of a stepper. Not answered counts as 0, and minus then gives 0 itself: one
 * press says "none".
 */
export function stepped(value: number | undefined, by: number, range: Range, decimals: number): number {
  const isUnanswered = value === undefined || Number.isNaN(value);
  const next = isUnanswered ? Math.max(by, 0) : value + by;
  return clamped(Number(next.toFixed(decimals)), range);
}
