import type { IntlShape } from 'react-intl';

type FormatNumber = IntlShape['formatNumber'];

/** A size in bytes, in the unit that reads best. */
export function sizeText(bytes: number, formatNumber: FormatNumber): string {
  const [unit, size] = unitFor(bytes);
  const value = bytes === 0 ? 0 : Math.max(bytes / size, 0.1);
  return formatNumber(value, { style: 'unit', unit, maximumFractionDigits: value < 10 ? 1 : 0 });
}

function unitFor(bytes: number) {
  if (bytes < 1_000_000) return ['kilobyte', 1000] as const;
  return bytes < 1_000_000_000 ? (['megabyte', 1_000_000] as const) : (['gigabyte', 1_000_000_000] as const);
}
