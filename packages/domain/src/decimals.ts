/**
 * Reads a number as a person types it: with a comma or a dot before the decimals.
 * Undefined for anything else, also for an empty text and for thousands separators.
 */
export function parseDecimal(text: string): number | undefined {
  const trimmed = text.trim();
  if (!/^[+-]?(\d{1,15}([.,]\d{0,10})?|[.,]\d{1,10})$/.test(trimmed)) return undefined;
  return Number(trimmed.replace(',', '.'));
}

/** Rounds half away from zero, without the binary surprises of `Math.round(1.005 * 100)`. */
export function roundTo(value: number, decimals: number): number {
  const sign = value < 0 ? -1 : 1;
  const rounded = Number(`${Math.round(Number(`${Math.abs(value)}e${decimals}`))}e-${decimals}`);
  return Number.isNaN(rounded) ? value : sign * rounded + 0;
}

/** How many decimals a number is written with. */
export function decimalsOf(value: number): number {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  const written = mantissa.split('.')[1]?.length ?? 0;
  return Math.max(0, written - Number(exponent));
}

/** Whether a language, by its BCP 47 tag, writes a comma before decimals. */
export function hasDecimalComma(tag: string): boolean {
  return new Intl.NumberFormat(tag).format(1.5).includes(',');
}
