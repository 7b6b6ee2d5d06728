/** How a person reads weights and temperatures. Everything is stored and sent in kilograms and degrees Celsius. */
export const weightUnits = ['kg', 'lb'] as const;
export const temperatureUnits = ['celsius', 'fahrenheit'] as const;

export type WeightUnit = (typeof weightUnits)[number];
export type TemperatureUnit = (typeof temperatureUnits)[number];

export interface Units {
  weight: WeightUnit;
  temperature: TemperatureUnit;
}

/** Of who has not chosen. */
export const usualUnits: Units = { weight: 'kg', temperature: 'celsius' };

export function isWeightUnit(text: string | null | undefined): text is WeightUnit {
  return weightUnits.some((unit) => unit === text);
}

export function isTemperatureUnit(text: string | null | undefined): text is TemperatureUnit {
  return temperatureUnits.some((unit) => unit === text);
}

/** A figure and what it is counted in. */
export interface Measured {
  value: number;
  /** As `kg`; undefined for a bare number. */
  unit: string | undefined;
}

const kilogramsOfPound = 0.45359237;

/** Who reads pounds reads ounces and gallons of the USA as well. Sizes: NIST Handbook 44, Appendix C. */
const besidePounds: Readonly<Record<string, { unit: string; size: number }>> = {
  kg: { unit: 'lb', size: kilogramsOfPound },
  g: { unit: 'oz', size: 28.349523125 },
  l: { unit: 'gal', size: 3.785411784 },
};

/** What was measured, as a person reads it; what is no weight, volume or temperature stays as it is. */
export function inUnits({ value, unit }: Measured, units: Units): Measured {
  const other = units.weight === 'lb' ? besidePounds[unit ?? ''] : undefined;
  if (other !== undefined) return { value: value / other.size, unit: other.unit };
  if (unit === '°C' && units.temperature === 'fahrenheit') return { value: value * 1.8 + 32, unit: '°F' };
  return { value, unit };
}

/** What answers are counted in that some people read in another unit, by the key of the unit in the catalogue. */
export const unitsOfKeys: Readonly<Record<string, string>> = { kg: 'kg', g: 'g', l: 'l', celsius: '°C' };

/** What a person wrote as a weight, as it is stored. */
export function kilogramsOf(weight: number, unit: WeightUnit): number {
  return unit === 'lb' ? weight * kilogramsOfPound : weight;
}

/** Three decimals: enough for what is written with one decimal in any unit to come back as it was. */
const thousandth = (value: number) => Math.round(value * 1000) / 1000;

/** The reverse of `inUnits`: what a person wrote for a figure that is stored in `unit`, as it is stored. */
export function asStored({ value, unit }: Measured, units: Units): number {
  const other = units.weight === 'lb' ? besidePounds[unit ?? ''] : undefined;
  if (other !== undefined) return thousandth(value * other.size);
  if (unit === '°C' && units.temperature === 'fahrenheit') return thousandth((value - 32) / 1.8);
  return value;
}

/** Units that a person may read instead of a stored one. */
export const paperUnits = ['lb', 'oz', 'gal', '°F'] as const;

export type PaperUnit = (typeof paperUnits)[number];

const storedUnits: Readonly<Record<PaperUnit, string>> = { lb: 'kg', oz: 'g', gal: 'l', '°F': '°C' };
const american: Units = { weight: 'lb', temperature: 'fahrenheit' };

/** What was written in one of these units, in the unit that is stored. */
export function fromPaperUnit(value: number, unit: PaperUnit): number {
  return asStored({ value, unit: storedUnits[unit] }, american);
}
