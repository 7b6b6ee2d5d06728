import { modelAnswer } from '@skep/domain';
import { quantityNamed } from '#platform/taxonomy/quantities.ts';
import { modelName, quantityName, weatherName } from '#platform/taxonomy/quantity-names.ts';
import { isWeather } from '#platform/taxonomy/weather-quantities.ts';
import { unitOfWeather } from '#weather/core/quantities.ts';

/** What a condition is about, as people read it; undefined: nothing that has a name, as messages themselves. */
export function inWords(quantity: string, language: string): { name: string; unit: string } | undefined {
  if (isWeather(quantity)) return { name: weatherName(language, quantity), unit: unitOfWeather(quantity) };
  if (quantity === modelAnswer) return { name: modelName(language), unit: '' };
  const known = quantityNamed(quantity);
  if (known === undefined) return undefined;
  return { name: quantityName(language, known.abbreviation), unit: known.unit === '-' ? '' : known.unit };
}
