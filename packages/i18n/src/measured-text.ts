import type { FormatNumberOptions, IntlShape } from 'react-intl';

/** Humidity is relative to those who read it; `%RH` is how the service keeps it apart. */
const percents: ReadonlySet<string | undefined> = new Set(['%', '%RH']);

/**
 * A figure with its unit, as the person's language writes it: 40.5 kg; 12% in English, 12 % in German.
 * @param unit undefined for bare numbers
 */
export function measuredText(
  value: number,
  unit: string | undefined,
  formatNumber: IntlShape['formatNumber'],
  digits: FormatNumberOptions = {},
): string {
  if (percents.has(unit)) return formatNumber(value / 100, { ...digits, style: 'percent' });
  const figure = formatNumber(value, digits);
  return unit === undefined ? figure : `${figure}\u00a0${unit}`;
}
