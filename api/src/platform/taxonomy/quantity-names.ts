import { inUnits, type Units, usualUnits } from '@skep/domain';
import { textsOf } from '#platform/i18n/texts.ts';
import { type QuantityName, quantityNamed } from './quantities.ts';
import type { WeatherName } from './weather-quantities.ts';

const { text } = textsOf('measurements');

/** Name of a quantity in a language; those of a kind are named by their number, band or scale. */
export function quantityName(language: string, name: QuantityName): string {
  const [, probe] = /^t_(\d)$/.exec(name) ?? [];
  if (probe !== undefined) return text(language, 'probe', { number: Number(probe) + 1 });
  const [, low, high] = /^s_bin_?(\d+)_(\d+)(?:Hz)?$/.exec(name) ?? [];
  if (low !== undefined) return text(language, 'sound', { low: Number(low), high: Number(high) });
  const [, factorOf] = /^(.+)_kg_per_val$/.exec(name) ?? [];
  if (factorOf !== undefined) return text(language, 'factor', { name: text(language, factorOf) });
  const [, offsetOf] = /^(.+)_offset$/.exec(name) ?? [];
  if (offsetOf !== undefined) return text(language, 'offset', { name: text(language, offsetOf) });
  return text(language, name);
}

/** Name of a figure over several hives. */
export function comparedName(language: string, figure: 'mean' | 'deviation', name: QuantityName): string {
  return text(language, figure, { name: quantityName(language, name) });
}

/** What a quantity is called above its column, with its unit; a column of anything else has its own name. */
export function quantityTitle(language: string, column: string, units: Units = usualUnits): string {
  const quantity = quantityNamed(column);
  if (quantity === undefined) return column;
  const name = quantityName(language, quantity.abbreviation);
  const { unit } = inUnits({ value: 0, unit: quantity.unit }, units);
  return unit === '-' ? name : `${name} (${unit})`;
}

/** Name of what the operator's model says. */
export function modelName(language: string): string {
  return text(language, 'model');
}

/** Name of a quantity of the weather. */
export function weatherName(language: string, name: WeatherName): string {
  return text(language, `weather.${name}`);
}
