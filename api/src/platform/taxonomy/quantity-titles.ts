import { importUnits, inUnits, languages, type Units, unitOfWord } from '@skep/domain';
import { quantities, quantityNamed } from './quantities.ts';
import { quantityTitle } from './quantity-names.ts';
import { wordsOf } from './title-words.ts';

/** What a title says of its column. */
export interface TitledQuantity {
  quantity: string;
  /** Undefined: as it is stored, or not given. */
  unit: string | undefined;
  /** Whether the title tells the unit. */
  hasUnit: boolean;
}

const outside =
  /outside|outdoor|\bout\b|\bfuera\b|\bfora\b|\bfuori\b|dehors|draußen|venku|afară|[εέ]ξω|ambient|extern|exterioa?r|weather|\bair\b|außen|aussen|buiten|exterieur|extérieur|estern|zewn|снаружи|зовні|вън|külső|\bute(?=$| |temp)|ytter|utomhus|utvendig|\bulko|venkovn|vnějš|εξωτερικ|наружн|внешн|улиц|зовнішн|надворі|lucht|luft(?!f|d)|\b(?:amb|ext)\b/;
/** Not of a temper, and not of French `temps` or Portuguese `tempo`. */
const temperature =
  /temp(?:[eé]rat|\d|(?= |$))|(?:^| )t°|^t (?=ext|int|in|out|amb|luft|lucht|stock|brut|brood|hive|auß|aussen|zewn|wewn|venk|vnit)|θερμοκρασ|температур|lämpö|teplot|hőmérs/;

const battery = /batt|(?:^| )bat(?= |$)|voltage|spannung|akku|bater|akumul|μπαταρ|батаре|\bpila\b/;
const level = /level|percent|stand|niveau|nivel|livello|(?:^| )soc(?= |$)|%/;

/** Words by which other programs call what we call so; a column of bees is none of them. */
const otherWords: readonly (readonly [string, RegExp])[] = [
  [
    'h',
    /humid|\bhum\b|hygrom|(?:^| )rf(?= |$)|^rh\b|\brh$|feucht|vochtig|umidit|umidad|humedad|fuktighet|fukt\b|kosteus|vlhkost|υγρασ|влажн|вологіст|wilg|páratart/,
  ],
  [
    'p',
    /pressure|luftdruck|luchtdruk|pression|presión|pressione|pressão|\bdruck|\bdruk\b|tryk|tryck|налягане|ciśnien|\bpress?\b|ilmanpaine|tlak|presiune|πίεσ|давлен|тиск/,
  ],
  [
    'weight_kg',
    /weight|\bwg?t\b|gewicht|\bgew\b|\bpoids\b|\bpeso\b|\bvekt\b|\bvikt\b|\bmass[ae]?\b|\bmasa\b|масса|\bscale\b|waage|greutate|paino|hmotnost|váha|βάρος|тегло|(?:^| )(?:вес|вага|waga)(?= |$)|súly/,
  ],
  ['rssi', /rssi|signal/],
  ['snr', /\bsnr\b/],
  ['l', /\blux\b|^light|licht|luminos|illumin/],
];

const titlesOfOurs = new Map<string, string>();

/** Titles of our own tables in every language, first made when a file comes. */
export function ourTitles(): ReadonlyMap<string, string> {
  if (titlesOfOurs.size === 0)
    for (const { code } of languages)
      for (const { abbreviation } of quantities)
        titlesOfOurs.set(quantityTitle(code, abbreviation).toLowerCase(), abbreviation);
  return titlesOfOurs;
}

const americanTitles = new Map<string, TitledQuantity>();

/** Titles of our own tables for people who read pounds and Fahrenheit, where they are others. */
function ourAmericanTitles(): ReadonlyMap<string, TitledQuantity> {
  if (americanTitles.size === 0)
    for (const { code } of languages)
      for (const { abbreviation: quantity, unit: stored } of quantities) {
        const { unit } = inUnits({ value: 0, unit: stored }, american);
        const title = quantityTitle(code, quantity, american).toLowerCase();
        if (unit !== stored) americanTitles.set(title, { quantity, unit, hasUnit: true });
      }
  return americanTitles;
}

const american: Units = { weight: 'lb', temperature: 'fahrenheit' };

export const byLowerCase = new Map<string, string>(
  quantities.map(({ abbreviation }) => [abbreviation.toLowerCase(), abbreviation]),
);

/** Whether it is the title of a quantity in our own tables, in whatever language and units. */
export function isOurTitle(title: string): boolean {
  const plain = title.trim().toLowerCase();
  return ourTitles().has(plain) || ourAmericanTitles().has(plain);
}

/**
 * Of a title that is ours, or calls a quantity in other words; undefined: it is none.
 * @param isOurs whether it is of a table of ours: other programs mean the one in the hive by a bare temperature
 */
export function titledQuantity(title: string, isOurs = false): TitledQuantity | undefined {
  const plain = title.trim().toLowerCase();
  const [behind = '', named = ''] = /\((\w+)\)$/.exec(plain) ?? [];
  const key = byLowerCase.get(named);
  // What is exported of a device's log has the key of a quantity behind its title, which names the unit.
  if (key !== undefined) {
    const unit = ourAmericanTitles().get(plain.slice(0, -behind.length).trim())?.unit;
    return { quantity: key, unit, hasUnit: true };
  }
  const ours = byLowerCase.get(plain) ?? ourTitles().get(plain);
  if (ours !== undefined) return { quantity: ours, unit: undefined, hasUnit: true };
  const inPounds = ourAmericanTitles().get(plain);
  if (inPounds !== undefined && (isOurs || inPounds.quantity !== 't')) return inPounds;
  const words = wordsOf(title);
  if (isOfName(words)) return undefined;
  const rest = words.filter((_, index) => unitAt(words, index) === undefined).join(' ');
  // `RH (%)` says no more than its unit.
  const quantity = quantityOfWords(rest) ?? quantityOfWords(words.join(' '));
  if (quantity === undefined) return undefined;
  const storedUnit = quantityNamed(quantity)?.unit ?? '';
  const unitsInTitle = words.flatMap((_, index) => unitAt(words, index) ?? []);
  if (/in ?hg/i.test(title)) unitsInTitle.push('inHg');
  if (quantity === 'bat_volt' && unitsInTitle.includes('%'))
    return { quantity: 'bat_perc', unit: undefined, hasUnit: true };
  const unit = unitsInTitle.find((each) => importUnits(storedUnit).includes(each));
  return {
    quantity,
    unit: unit === storedUnit ? undefined : unit,
    hasUnit: unit !== undefined || importUnits(storedUnit).length === 1,
  };
}

/** Whether it names a device, as `Scale name`. */
const isOfName = (words: readonly string[]) =>
  words.length > 1 && /^(?:name|names|id|nr|number|serial|model|type)$/.test(words.at(-1) ?? '');

/** Whether a word of a title tells the quantity, its unit or its place in a hive, and not whose it is. */
export function isPartOfQuantity(word: string): boolean {
  const place = /^(?:inside|internal|indoor|brood|sensor|level|value)$/;
  return (
    quantityOfWords(word) !== undefined ||
    outside.test(word) ||
    place.test(word) ||
    (word.length > 1 && unitOfWord(word) !== undefined)
  );
}

function quantityOfWords(words: string): string | undefined {
  if (temperature.test(words)) return outside.test(words) ? 't' : 't_i';
  if (/charge|^soc(?= |$)/.test(words)) return 'bat_perc';
  if (battery.test(words)) return level.test(words) ? 'bat_perc' : 'bat_volt';
  return otherWords.find(([, pattern]) => pattern.test(words))?.[0];
}

/** A letter means a unit only at the end, as in `weight_g`; a word does anywhere. */
function unitAt(words: readonly string[], index: number): string | undefined {
  const word = words[index] ?? '';
  if (words.length === 1) return undefined;
  return word.length > 1 || index === words.length - 1 ? unitOfWord(word) : undefined;
}
