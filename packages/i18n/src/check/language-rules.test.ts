import { languageProblems } from './language-rules.ts';

const hives = '{count, plural, one {# hive} other {# hives}}';

test.each([
  ['en', 'The device’s “interval” isn’t known', []],
  ['en', "The device's interval", [expect.stringMatching(/^' is straight/)]],
  ['de', 'Die "Beute"', [expect.stringMatching(/^" is straight/)]],
  ['en', "Each '{' needs its '}'", []],
] as const)('%s: %s', (language, text, problems) => {
  expect(languageProblems(language, text, text)).toEqual(problems);
});

test.each([
  ['Quelle ruche\u202f?', []],
  ['Ruche\u00a0: {name}', []],
  ['Ruche\u202f: {name}, {hours}:05, https://skep.example', []],
  ['Quelle ruche ?', ['narrow no-break space (U+202F) before ?']],
  ['Quelle ruche\u00a0?', ['narrow no-break space (U+202F) before ?']],
  ['{name}: plein', ['narrow no-break space (U+202F) before :']],
])('French: %s', (text, problems) => {
  expect(languageProblems('fr', text, text)).toEqual(problems);
});

test.each([
  ['ru', '{count, plural, one {# улей} few {# улья} many {# ульев} other {# улья}}', []],
  ['ru', '{count, plural, one {# улей} other {# ульев}}', ['{count} has no “few”', '{count} has no “many”']],
  ['ua', '{count, plural, one {# вулик} few {# вулики} other {# вуликів}}', ['{count} has no “many”']],
  ['cs', '{count, plural, one {# úl} other {# úlů}}', ['{count} has no “few”']],
  ['pl', '{count, plural, =1 {jeden ul} few {# ule} many {# uli} other {# ula}}', []],
  ['fi', '{count, plural, one {# pesä} other {# pesää}}', []],
] as const)('plurals in %s: %s', (language, text, problems) => {
  expect(languageProblems(language, text, hives)).toEqual(problems);
});

test('a number that English does not count with needs no more forms than English has', () => {
  const row = '{row, plural, =0 {a row} other {row #}}';
  expect(languageProblems('ru', '{row, plural, =0 {строка} other {строка #}}', row)).toEqual([]);
});

test('plurals within plurals are looked at too', () => {
  const english = '{shown, plural, other {# of {all, plural, one {# hive} other {# hives}}}}';
  const czech = '{shown, plural, other {# z {all, plural, one {# úlu} other {# úlů}}}}';
  expect(languageProblems('cs', czech, english)).toEqual(['{all} has no “few”']);
});
