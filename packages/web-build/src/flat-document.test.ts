import { parse, print } from 'graphql';
import { flatDocument } from './flat-document.ts';

const flat = (text: string) =>
  print(flatDocument(parse(text)))
    .replace(/\s+/g, ' ')
    .trim();

test('a field that several fragments need of one thing is queried once', () => {
  expect(
    flat(`
      query Home { hives { id ...Card ...Facts } }
      fragment Card on Hive { id queen { id name } ...Facts }
      fragment Facts on Hive { name queen { id color race { id } } }
    `),
  ).toBe('query Home { hives { id queen { id name color race { id } } name } }');
});

test('the members of a union stay apart, each queried once', () => {
  expect(
    flat(`
      mutation Save { save { __typename ...Saved ... on Failure { code } ... on Hive { id } } }
      fragment Saved on Hive { name layers { id } }
    `),
  ).toBe(
    'mutation Save { save { __typename ... on Hive { name layers { id } id } ... on Failure { code } } }',
  );
});

test('conditions, aliases and arguments do not change', () => {
  expect(
    flat(`
      query Q($a: Boolean!) { one: hive(id: 1) { id ...Name @include(if: $a) } two: hive(id: 2) { id } }
      fragment Name on Hive { name queen { id } }
    `),
  ).toBe(
    'query Q($a: Boolean!) { one: hive(id: 1) { id ... on Hive @include(if: $a) { name queen { id } } } two: hive(id: 2) { id } }',
  );
});

test('the hash that a document carries stays with it', () => {
  const document = Object.assign(parse('{ hives { id } }'), { __meta__: { hash: 'abc' } });
  expect(flatDocument(document)).toMatchObject({ __meta__: { hash: 'abc' } });
});
