import type { TemperatureUnit, Units, WeightUnit } from '@skep/domain';
import type { UnitsInput } from '../generated/graphql.ts';

/** Units as the server says them, by the names that the house has for them. */
const weights: Readonly<Record<UnitsInput['weight'], WeightUnit>> = { KG: 'kg', LB: 'lb' };
const temperatures: Readonly<Record<UnitsInput['temperature'], TemperatureUnit>> = {
  CELSIUS: 'celsius',
  FAHRENHEIT: 'fahrenheit',
};

export function unitsOf({ weight, temperature }: UnitsInput): Units {
  return { weight: weights[weight], temperature: temperatures[temperature] };
}

export function unitsInput({ weight, temperature }: Units): UnitsInput {
  return {
    weight: weight === 'kg' ? 'KG' : 'LB',
    temperature: temperature === 'celsius' ? 'CELSIUS' : 'FAHRENHEIT',
  };
}
