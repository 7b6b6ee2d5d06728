import { languages } from './languages.ts';

const monthsOfWords = new Map<string, number>();

/** How months are called in every language, in full and short, as in a date and alone. */
function knownMonths(): ReadonlyMap<string, number> {
  if (monthsOfWords.size > 0) return monthsOfWords;
  const forms: Intl.DateTimeFormatOptions[] = [
    { month: 'long' },
    { month: 'short' },
    { day: 'numeric', month: 'long' },
    { day: 'numeric', month: 'short' },
  ];
  for (const { bcp47 } of languages)
    for (const form of forms) {
      const format = new Intl.DateTimeFormat(bcp47, { ...form, timeZone: 'UTC' });
      for (let month = 1; month <= 12; month += 1)
        for (const { type, value } of format.formatToParts(Date.UTC(2024, month - 1, 2)))
          if (type === 'month') know(value, month);
    }
  for (const [word, month] of otherWords) know(word, month);
  return monthsOfWords;
}

/** Of programs that write months without the accents or by three letters. */
const otherWords: readonly (readonly [string, number])[] = [
  ['sept', 9],
  ['fev', 2],
  ['aout', 8],
  ['maerz', 3],
  ['mrz', 3],
  ['okt', 10],
  ['dez', 12],
];

function know(word: string, month: number): void {
  const plain = word.toLowerCase().replaceAll('.', '');
  // The Czech form of some months is a number.
  if (/\p{L}{3}/u.test(plain) && !monthsOfWords.has(plain)) monthsOfWords.set(plain, month);
}

const romanMonths = 'i ii iii iv v vi vii viii ix x xi xii'.split(' ');

/** 1 to 12; undefined for what is no month in any language and no Roman numeral. */
export function monthOfWord(word: string): number | undefined {
  const plain = word.toLowerCase().replaceAll('.', '');
  const roman = romanMonths.indexOf(plain);
  return roman === -1 ? knownMonths().get(plain) : roman + 1;
}
