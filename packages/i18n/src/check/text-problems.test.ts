/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { textProblems } from './text-problems.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'skep-messages-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(name: string, content: unknown) {
  const file = join(root, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
}

const english = (text: string) => ({ defaultMessage: text, description: 'On the home screen.' });
const bothTitles = 'formatMessage({ id: "hives.title" }); formatMessage({ id: "hives.new" });';

function writeHives(dutch: Record<string, string>, source = bothTitles) {
  write('mf-hives/locales/en.json', {
    'hives.title': english('Hives'),
    'hives.new': english('New in {place}'),
  });
  write('mf-hives/locales/nl.json', dutch);
  write('mf-hives/src/HomeScreen.tsx', source);
}

const dutch = { 'hives.title': 'Kasten', 'hives.new': 'Nieuw in {place}' };

test('texts that are whole, right and used have no problem', () => {
  writeHives(dutch);
  expect(textProblems(root, ['en', 'nl'])).toEqual([]);
});

test('a text that Dutch lacks is named, in a folder of locales as well', () => {
  writeHives({ 'hives.title': 'Kasten' });
  write('shell/locales/pages/en.json', { 'pages.terms': english('Terms') });
  write('shell/src/Terms.tsx', 'formatMessage({ id: "pages.terms" })');
  expect(textProblems(root, ['en', 'nl'])).toEqual([
    expect.stringMatching(/locale nl:\nmf-hives\/locales hives\.new\nshell\/locales\/pages pages\.terms$/),
  ]);
});

test.each([
  ['wants another value', 'Nieuw in {plaats}', /hives\.new: Missing variable place/],
  ['cannot be formatted', 'Nieuw in {place', /hives\.new: EXPECT_ARGUMENT_CLOSING_BRACE/],
])('a translation that %s is named', (_, text, problem) => {
  writeHives({ ...dutch, 'hives.new': text });
  expect(textProblems(root, ['en', 'nl'])).toEqual([expect.stringMatching(problem)]);
});

test('a text that English does not have is named', () => {
  writeHives({ ...dutch, 'hives.old': 'Oud' });
  expect(textProblems(root, ['en', 'nl'])).toEqual([
    expect.stringMatching(/Extra .* nl:\nmf-hives\/locales hives\.old$/),
  ]);
});

test('an id that nothing uses is named; labels, and ids put together from their beginning, are used', () => {
  writeHives(dutch, 'formatMessage({ id: `hives.t$' + '{word}` })');
  expect(textProblems(root, ['en', 'nl'])).toEqual([
    expect.stringMatching(/^mf-hives\/locales hives\.new: nothing uses it/),
  ]);
  write('mf-hives/remote.json', { tabs: [{ label: 'hives.new' }] });
  expect(textProblems(root, ['en', 'nl'])).toEqual([]);
});

test('an English text that tells translators nothing, or is a choice between words, is named', () => {
  write('mf-hives/locales/en.json', {
    'hives.title': { defaultMessage: 'Hives', description: ' ' },
    'hives.new': english('{isNew, select, true {New} other {Old}} in {place}'),
  });
  write('mf-hives/locales/nl.json', {
    ...dutch,
    'hives.new': '{isNew, select, true {Nieuw} other {Oud}} in {place}',
  });
  write('mf-hives/src/HomeScreen.tsx', bothTitles);
  expect(textProblems(root, ['en', 'nl'])).toEqual([
    expect.stringMatching(/^mf-hives\/locales hives\.title: tell translators/),
    expect.stringMatching(/^mf-hives\/locales hives\.new: a choice between words/),
  ]);
});

test('a word that the glossary rules out is named, unless the text may use it', () => {
  write(
    'docs/glossary.md',
    '## Words that English texts do not use\n\nThese:\n\n| not used | instead | except in |\n|---|---|---|\n| anew, of mine | again | `hives.new` |\n\n## More\n\n| old | | |\n',
  );
  write('mf-hives/locales/en.json', {
    'hives.title': english('Old hives of mine, canew'),
    'hives.new': english('Anew in {place}'),
  });
  write('mf-hives/locales/nl.json', dutch);
  write('mf-hives/src/HomeScreen.tsx', bothTitles);
  expect(textProblems(root, ['en', 'nl'])).toEqual([
    'mf-hives/locales hives.title: “of mine” is not used in English texts; say: again',
  ]);
});

test('a straight quotation mark is named with its language', () => {
  writeHives(dutch);
  write('mf-hives/locales/de.json', { 'hives.title': 'Mein "Stand"' });
  expect(textProblems(root, ['en', 'nl'])).toEqual([
    expect.stringMatching(/^mf-hives\/locales hives\.title in de: " is/),
  ]);
});
