import {
  bannedWords,
  descriptionViolationsIn,
  violationsIn,
  wordsBannedInDescriptions,
} from './banned-words.ts';

const glossary = `# Glossary

| term | meaning |
|---|---|
| hive | box |

## Words that are not used in code

Names that are not used.

| words | use instead | allowed |
|---|---|---|
| told, tell | reported | \`told_at\`, \`api/src/demo/*\` |
| kept | stored | |

## Another table

| word | use |
|---|---|
| other | none |

## Words that descriptions of the API do not use

| words | use instead | allowed |
|---|---|---|
| stays, left out | remains | |
| kept | stored | \`api/src/hives/wire.ts\` |
`;
const banned = bannedWords(glossary);
const bannedInDescriptions = wordsBannedInDescriptions(glossary);

const namesIn = (path: string, code: string) => violationsIn(path, code, banned).map(({ name }) => name);

test('each word of the table is banned, and no word of another table', () => {
  expect(banned.map(({ word, instead }) => [word, instead])).toEqual([
    ['told', 'reported'],
    ['tell', 'reported'],
    ['kept', 'stored'],
  ]);
});

test('a word is found in names of values, types, properties, parameters and tags, and in the name of the file', () => {
  const code = `
    import { tellAll } from './all.ts';
    type KeptRow = { isKept: boolean };
    export const read = (kept: KeptRow) => ({ told: kept.isKept, list: <ToldList /> });`;
  const found = ['what-is-told', 'tellAll', 'KeptRow', 'isKept', 'kept', 'told', 'ToldList'];
  expect(namesIn('shell/src/what-is-told.tsx', code)).toEqual(found);
});

test('texts, comments and words that only begin alike are free', () => {
  expect(namesIn('shell/src/teller.ts', "// What is kept.\nconst teller = 'told';")).toEqual([]);
});

test('a name or a file in the last column is allowed', () => {
  expect(namesIn('api/src/store.ts', 'const row = { told_at: 1, told: 2 };')).toEqual(['told']);
  expect(namesIn('api/src/demo/seed.ts', 'const told = kept;')).toEqual(['kept']);
});

test('a description of the API has no word that its table rules out, unless its file may', () => {
  const code = `
    const summary = 'What is left out';
    export const schema = { summary, description: 'A row ' + \`that Stays \${here}\`, note: 'It stays.', description: 'Kept.' };`;
  const textsIn = (path: string) =>
    descriptionViolationsIn(path, code, bannedInDescriptions).map(({ name, word }) => [name, word]);
  const found = [
    ['What is left out', 'left out'],
    ['that Stays ', 'stays'],
  ];
  expect(textsIn('api/src/hives/wire.ts')).toEqual(found);
  expect(textsIn('api/src/hives/routes.ts')).toEqual([...found, ['Kept.', 'kept']]);
});
