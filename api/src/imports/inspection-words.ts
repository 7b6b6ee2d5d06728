import { isChoice, isImportField, languages } from '@skep/domain';
import { renderedValue } from '#inspections/inspections/rendering.ts';
import { allCategories, ancestorsOf, type Category, descendantsOf } from '#platform/taxonomy/catalogue.ts';
import { wordsOf } from '#platform/taxonomy/title-words.ts';
import { answerName, categoryName } from '#platform/taxonomy/words.ts';

/** What a cell of a table can answer: not what names a photo, a place or a part of the hive. */
const answerable: ReadonlySet<string> = new Set([
  'list',
  'options',
  'select',
  'boolean',
  'boolean_yes_red',
  'smileys_3',
  'score',
  'score_quality',
  'score_amount',
  'grade',
  'slider',
  'number',
  'number_percentage',
  'number_degrees',
  'number_positive',
  'number_negative',
  'number_0_decimals',
  'number_1_decimals',
  'number_2_decimals',
  'number_3_decimals',
  'square_25cm2',
  'text',
  'date',
  'sample_code',
]);

export function isImportable({ input }: Category): boolean {
  return answerable.has(input);
}

/** How our table of inspections calls an item. */
export function itemTitle(language: string, category: Category): string {
  return [...ancestorsOf(category), category].map((part) => categoryName(language, part)).join(' > ');
}

const notes =
  /^(?:(?:inspection |visit |general |hive |colony |field )?notes?|report notes|remarks?|comments?|observations?|notiz(?:en)?|bemerkung(?:en)?|anmerkung(?:en)?|opmerking(?:en)?|notities?|aantekening(?:en)?|remarques?|commentaires?|notas?|observaciones|observación|comentarios?|observações|observação|comentários?|annotazion[ei]|osservazion[ei]|commento|commenti|observați[ei]|observații|notițe|uwagi|notatki|anteckning(?:ar)?|anmärkning(?:ar)?|kommentar(?:er)?|notater?|merknad(?:er)?|poznámk[ay]|komentář(?:e)?|muistiinpano(?:t)?|huomautu(?:s|kset)|huomiot?|kommentit?|σημειώσεις|σημείωση|παρατηρήσεις|σχόλια|заметк[аи]|примечани[ея]|комментари[ий]|запис[ьи]|нотатк[аи]|примітк[аи]|коментар(?:і)?|megjegyzés(?:ek)?)$/iu;

/** Of the whole visit; a question of a checklist that is called so alone is not meant. */
const impression =
  /^(?:(?:overall |general )?impression|gesamteindruck|(?:algemene )?indruk|impression générale|impresión general|impressione generale|impressão geral|helhetsinntrykk|helhetsintryck|yleisvaikutelma|celkový dojem|impresie generală|γενική εντύπωση|общее впечатление|загальне враження)$/i;

export function isTitleOfNotes(title: string): boolean {
  return notes.test(title.trim());
}

const idsOfTitles = new Map<string, number | undefined>();

/** Titles of items in every language, with their headings and without; undefined: several are called so. */
function titlesOfItems(): ReadonlyMap<string, number | undefined> {
  if (idsOfTitles.size === 0)
    for (const { code } of languages)
      for (const category of allCategories.filter(isImportable)) {
        for (const title of new Set([itemTitle(code, category), categoryName(code, category)])) {
          const known = title.toLowerCase();
          const isOther = idsOfTitles.has(known) && idsOfTitles.get(known) !== category.id;
          idsOfTitles.set(known, isOther ? undefined : category.id);
        }
      }
  return idsOfTitles;
}

/** Our own tables name the unit of an item behind it. */
const withoutUnit = (title: string) => title.trim().replace(/ \([^()\d]{1,20}\)$/, '');

/** What a column answers, by its title: a field, an item of the taxonomy, or one that the person made. */
export function fieldOfTitle(title: string, ownItems: Iterable<Category>): string | undefined {
  const plain = withoutUnit(title).toLowerCase();
  if (isImportField(plain)) return plain;
  if (isTitleOfNotes(plain)) return 'notes';
  if (impression.test(plain)) return 'impression';
  const [, numbered] = /\((\d{1,9})\)$/.exec(plain) ?? [];
  const own = [...ownItems].find(
    ({ id, own }) => String(id) === numbered || plain.split(' > ').at(-1) === own?.name.toLowerCase(),
  );
  const known =
    titlesOfItems().get(title.trim().toLowerCase()) ??
    titlesOfItems().get(plain) ??
    titlesOfItems().get(wordsOf(title).join(' ')) ??
    own?.id;
  if (known !== undefined) return String(known);
  return numbered !== undefined &&
    allCategories.some((each) => String(each.id) === numbered && isImportable(each))
    ? numbered
    : undefined;
}

const places = { hives: new Map(), apiaries: new Map(), photos: () => '' };
const inWords = ['smileys_3', 'score_quality', 'score_amount'];

/** How an item is answered in words, in every language; undefined for what is answered otherwise. */
export function answerWords(category: Category): ReadonlyMap<string, string> | undefined {
  const { input, own } = category;
  if (input === 'boolean' || input === 'boolean_yes_red') return yesAndNo();
  const isOfChoices = isChoice(input);
  if (!isOfChoices && !inWords.includes(input)) return undefined;
  const choices = own?.choices.filter(({ isOffered }) => isOffered) ?? descendantsOf(category);
  const values = isOfChoices ? choices.map(({ id }) => String(id)) : ['1', '2', '3', '4'];
  const words = new Map<string, string>(isOfChoices ? [] : values.map((value) => [value, value]));
  for (const { code } of languages)
    for (const value of values) {
      const word = renderedValue(category, value, code, places).toLowerCase();
      if (!words.has(word)) words.set(word, value);
    }
  return words;
}

/** As Excel writes TRUE and FALSE in other languages. */
const trueOfExcel =
  'wahr waar vrai vero verdadero verdadeiro sann sant tosi pravda adevărat истина істина αληθησ αληθης'.split(
    ' ',
  );
const falseOfExcel =
  'falsch onwaar faux falso falskt usann epätosi nepravda fals ложь хибність ψευδησ ψευδης'.split(' ');

/** In every language. */
export function yesAndNo(): ReadonlyMap<string, string> {
  const words = new Map([
    ...['1', 'true', 'yes', 'x', 'y'].map((word) => [word, '1'] as const),
    ...['0', 'false', 'no', 'n'].map((word) => [word, '0'] as const),
    ...trueOfExcel.map((word) => [word, '1'] as const),
    ...falseOfExcel.map((word) => [word, '0'] as const),
  ]);
  for (const { code } of languages) {
    words.set(answerName(code, 'yes').toLowerCase(), '1');
    words.set(answerName(code, 'no').toLowerCase(), '0');
  }
  return words;
}
