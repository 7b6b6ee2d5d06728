import { quantities, quantityNamed } from './quantities.ts';
import { isWeather, weatherNames } from './weather-quantities.ts';

/** As in the taxonomy, entries of our own are above 1000; those of quantities go on below. */
const firstOfWeather = 1001;

/** Id on the wire of a quantity of a device or of the weather. */
export function measurementIdOf(name: string): number | undefined {
  return isWeather(name) ? firstOfWeather + weatherNames.indexOf(name) : quantityNamed(name)?.id;
}

export function measurementOfId(id: number): string | undefined {
  return quantities[id - 1]?.abbreviation ?? weatherNames[id - firstOfWeather];
}
