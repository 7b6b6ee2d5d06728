import { kilogramsOf } from './units.ts';

const kilogramsOfOunce = 0.45359237 / 16;

const conversions: Readonly<Record<string, Readonly<Record<string, (value: number) => number>>>> = {
  kg: {
    lb: (value) => kilogramsOf(value, 'lb'),
    oz: (value) => value * kilogramsOfOunce,
    g: (value) => value / 1000,
  },
  '°C': { '°F': (value) => (value - 32) / 1.8 },
  V: { mV: (value) => value / 1000 },
  // A gallon of the United States.
  l: { ml: (value) => value / 1000, gal: (value) => value * 3.785_411_784 },
  hPa: {
    kPa: (value) => value * 10,
    Pa: (value) => value / 100,
    inHg: (value) => value * 33.863_886_666_7,
    mmHg: (value) => value * 1.333_223_874_15,
  },
};

/** In which units a quantity may be written that is stored in this one, that one first. */
export function importUnits(storedUnit: string): string[] {
  return [storedUnit, ...Object.keys(conversions[storedUnit] ?? {})];
}

/** A value of a file in its unit, as it is stored. */
export function importedValue(value: number, storedUnit: string, written: string | undefined): number {
  const convert = written === undefined ? undefined : conversions[storedUnit]?.[written];
  return convert === undefined ? value : convert(value);
}

/** The `(raw − offset) × multiplier` of a sensor definition that turns a unit into the stored one. */
export function unitCalibration(
  storedUnit: string,
  written: string | undefined,
): { offset: number; multiplier: number } {
  const zero = importedValue(0, storedUnit, written);
  const multiplier = importedValue(1, storedUnit, written) - zero;
  // A billionth: what floating point adds to 32.
  return { offset: Math.round((-zero / multiplier) * 1e9) / 1e9 || 0, multiplier };
}

/** Above this value a quantity is hardly in its stored unit, but in that one. */
const likely: Readonly<Record<string, readonly (readonly [above: number, unit: string])[]>> = {
  kg: [
    [1000, 'g'],
    [200, 'lb'],
  ],
  '°C': [[48, '°F']],
  V: [[100, 'mV']],
  hPa: [
    [10_000, 'Pa'],
    [1200, 'hPa'],
    [820, 'hPa'],
    [500, 'mmHg'],
    [50, 'kPa'],
    [20, 'inHg'],
  ],
};

/** In which unit a usual value is likely to be written; undefined: in any. */
export function likelyUnit(storedUnit: string, value: number): string | undefined {
  return likely[storedUnit]?.find(([above]) => Math.abs(value) > above)?.[1];
}

/** How units are written, in the languages that files come in; the German Pfund and the Dutch pond weigh 500 g. */
const spellings: readonly (readonly [unit: string, words: string])[] = [
  [
    'kg',
    'kg kgs kilo kilos kilogram kilograms kilogramm kilogramme kilogrammes kilogramo kilogramos kilogrammi chilogrammi quilogramas kilogramme кг кілограм килограмм κιλά κιλα χλγ',
  ],
  [
    'lb',
    'lb lbs pound pounds livre livres libra libras libbra libbre libry liber livra livre pund paunaa naulaa фунт фунты фунтов фунти фунтів λίβρα λίβρες λιβρες funt funty',
  ],
  ['oz', 'oz ounce ounces once onces onza onzas oncia unze unzen uncie unce uncia унция унции унцій ουγγιά'],
  [
    'g',
    'g gr gram grams gramm gramme grammes gramo gramos grammo grammi grama gramas grame gramy грамм граммы грам грами г гр γρ γραμμάρια',
  ],
  ['°F', 'f °f ºf fahrenheit degf φαρενάιτ фаренгейт фаренгейта'],
  ['°C', 'c °c ºc celsius degc centigrade κελσίου цельсий цельсия цельсія'],
  ['mV', 'mv millivolt millivolts милливольт мілівольт'],
  ['V', 'v volt volts вольт βολτ'],
  ['hPa', 'hpa mbar mb millibar гпа'],
  ['kPa', 'kpa кпа'],
  ['Pa', 'pa pascal па'],
  ['inHg', 'inhg'],
  ['mmHg', 'mmhg торр'],
  ['l', 'l л ltr liter liters litre litres litro litros litri litru litry литр литры літр літри λίτρα λίτρο'],
  ['ml', 'ml milliliter millilitre millilitres мл'],
  ['gal', 'gal gallon gallons'],
  ['%', '% percent percentage prozent procent pourcent'],
  ['%RH', '%rh %rv %hr rh'],
];

const unitsOfWords = new Map(
  spellings.flatMap(([unit, words]) => words.split(' ').map((word) => [word, unit] as const)),
);

/** The unit that a word or a sign means, such as `lbs`; undefined for any other word. */
export function unitOfWord(word: string): string | undefined {
  return unitsOfWords.get(word.toLowerCase().replace(/\.$/, ''));
}
