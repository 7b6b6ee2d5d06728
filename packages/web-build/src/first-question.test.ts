import { firstQuestion } from './first-question.ts';

const documents = {
  h1: 'fragment Card on Hive { id } query Home { hives { ...Card } }',
  h2: 'query Hive($id: ID!) { hive(id: $id) { id } }',
  h3: 'mutation SignOut { signOut }',
};

test('a query without variables may be sent ahead, by its hash', () => {
  expect(firstQuestion(documents, 'Home')).toEqual({ operationName: 'Home', sha256Hash: 'h1' });
});

test.each([
  ['Hive', 'Hive cannot be asked ahead'],
  ['SignOut', 'SignOut cannot be asked ahead'],
  ['Homes', 'No query is named Homes'],
])('%s stops the build', (name, reason) => {
  expect(() => firstQuestion(documents, name)).toThrow(reason);
});
