import { bannedWords, violationsIn } from './banned-words.ts';

const banned = bannedWords(`# Glossary

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
`);

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
