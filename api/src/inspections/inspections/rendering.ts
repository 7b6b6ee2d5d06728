import { chosenIds, formatLocaleOf, isChoice } from '@skep/domain';
import type { PhotoLinks } from '#inspections/photos/links.ts';
import { type Category, categoryById } from '#platform/taxonomy/catalogue.ts';
import { answerName, categoryName } from '#platform/taxonomy/words.ts';

/** Names of the hives and apiaries that answers speak of, and where their photos are shown. */
export interface PlaceNames {
  hives: ReadonlyMap<number, string>;
  apiaries: ReadonlyMap<number, string>;
  photos: PhotoLinks;
}

const smileys = ['8-(', '8-|', '8-)'];
const qualities = ['poor', 'fair', 'good', 'excellent'];
const amounts = ['low', 'medium', 'high', 'extreme'];

/** An answer as a person reads it, in their language. */
export function renderedValue(
  category: Category,
  value: string,
  language: string,
  names: PlaceNames,
): string {
  const { input, own } = category;
  if (isChoice(input))
    return chosenIds(value)
      .map((id) => own?.choices.find((choice) => choice.id === id)?.name ?? choiceName(id, language))
      .join(', ');
  switch (input) {
    case 'boolean':
    case 'boolean_yes_red':
    case 'list_item':
      return answerName(language, value === '1' ? 'yes' : 'no');
    case 'smileys_3':
      return smileys[Number(value) - 1] ?? value;
    case 'score_quality':
      return wordOf(qualities, value, language);
    case 'score_amount':
      return wordOf(amounts, value, language);
    case 'select_hive':
      return names.hives.get(Number(value)) ?? value;
    case 'select_apiary':
    case 'select_location':
      return names.apiaries.get(Number(value)) ?? value;
    // Kinds of old checklists.
    case 'bee_subspecies':
    case 'select_hive_type':
      return choiceName(Number(value), language);
    case 'select_country':
      return countryName(value, language);
    default:
      return value;
  }
}

/** A code of two letters as the country's name; anything else stays as it was stored. */
function countryName(value: string, language: string): string {
  if (!/^[a-z]{2}$/i.test(value)) return value;
  return (
    new Intl.DisplayNames([formatLocaleOf(language), 'en'], { type: 'region' }).of(value.toUpperCase()) ??
    value
  );
}

function choiceName(id: number, language: string): string {
  const choice = categoryById(id);
  return choice === undefined ? String(id) : categoryName(language, choice);
}

function wordOf(words: readonly string[], value: string, language: string): string {
  const word = words[Number(value) - 1];
  return word === undefined ? value : answerName(language, word);
}

/** What the numbers of an answer mean, a line for each; null where that is plain. */
export function rangeText({ input }: Category, language: string, bounds: Bounds): string | null {
  const numbered = (words: readonly string[], from: number) =>
    words.map((word, index) => `${index + from}=${answerName(language, word)}`).join('\n');
  switch (input) {
    case 'boolean':
    case 'boolean_yes_red':
    case 'list_item':
      return numbered(['no', 'yes'], 0);
    case 'score_quality':
      return numbered(qualities, 1);
    case 'score_amount':
      return numbered(amounts, 1);
    case 'smileys_3':
      return smileys.map((smiley, index) => `${index + 1}=${smiley}`).join('\n');
    default:
      return boundsText(bounds);
  }
}

export interface Bounds {
  min: string | null;
  max: string | null;
}

function boundsText({ min, max }: Bounds): string | null {
  const lines = [...(min === null ? [] : [`min: ${min}`]), ...(max === null ? [] : [`max: ${max}`])];
  return lines.length === 0 ? null : lines.join('\n');
}
