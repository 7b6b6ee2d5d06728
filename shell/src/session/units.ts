import type { TemperatureUnit, Units, WeightUnit } from '@skep/domain';
import type { UnitsInput } from '../generated/graphql.ts';

interface UnitsOfServer {
  weight: NonNullable<UnitsInput['weight']>;
  temperature: NonNullable<UnitsInput['temperature']>;
}

/** Units as the server says them, by the names that the house has for them. */
const weights: Readonly<Record<UnitsOfServer['weight'], WeightUnit>> = { KG: 'kg', LB: 'lb' };
const temperatures: Readonly<Record<UnitsOfServer['temperature'], TemperatureUnit>> = {
  CELSIUS: 'celsius',
  FAHRENHEIT: 'fahrenheit',
};

export function unitsOf({ weight, temperature }: UnitsOfServer): Units {
  return { weight: weights[weight], temperature: temperatures[temperature] };
}

/** Only those that are given. */
export function unitsInput({ weight, temperature }: Partial<Units>): UnitsInput {
  return {
    ...(weight && { weight: weight === 'kg' ? 'KG' : 'LB' }),
    ...(temperature && { temperature: temperature === 'celsius' ? 'CELSIUS' : 'FAHRENHEIT' }),
  };
}
