import { gql, type TypedDocumentNode } from '@apollo/client';
import { takeDrifts } from './drift.ts';
import { fakeGateway } from './fake-gateway.ts';
import { fakeApolloClient } from './fake-graphql.ts';

const { answering } = fakeGateway(`
  scalar DateTime
  type Query { hive(id: ID!): Hive, found: Found! }
  type Hive { name: String!, state: State!, note: String, seenAt: DateTime! }
  type Failure { code: String! }
  union Found = Hive | Failure
  enum State { ACTIVE SOLD }
`);

type Document = TypedDocumentNode<unknown, Record<string, unknown>>;

const hiveQuery: Document = gql`query HivePage($id: ID!) { hive(id: $id) { name state note seenAt } }`;
const foundQuery: Document = gql`query Found { found { ... on Hive { name } ... on Failure { code } } }`;

const linden = { name: 'Linden', state: 'ACTIVE', note: null, seenAt: '2026-06-03T14:05:00+02:00' };

/** What a screen gets, or undefined; and what its test reports. */
async function ask(query: Document, data: object, variables: Record<string, unknown> = { id: '7' }) {
  const client = fakeApolloClient([answering(query, () => data)]);
  const answer = await client.query({ query, variables }).catch(() => undefined);
  return { data: answer?.data, messages: takeDrifts().map(({ message }) => message) };
}

test('a document is answered with what it asks for, and no more', async () => {
  const hive = { ...linden, colour: 'red' };
  expect(await ask(hiveQuery, { hive })).toEqual({
    data: { hive: { __typename: 'Hive', ...linden } },
    messages: [],
  });
  const failure = { __typename: 'Failure', code: 'NOT_FOUND' };
  expect(await ask(foundQuery, { found: failure }, {})).toEqual({ data: { found: failure }, messages: [] });
});

const fake = "The fake of HivePage does not answer as the gateway's schema says, at hive";

test.each([
  ['a field that is missing', { ...linden, note: undefined }, `${fake}.note: Hive.note is missing.`],
  ['null where there is always something', { ...linden, name: null }, /hive\.name: Cannot return null/],
  ['a value that the enum does not have', { ...linden, state: 'LOST' }, /hive\.state: .*"LOST"/],
  ['a time without a zone', { ...linden, seenAt: '2026-06-03' }, /hive\.seenAt: "2026-06-03" is no ISO 8601/],
  ['a thing of another type', { ...linden, __typename: 'Queen' }, /A Queen stands where a Hive belongs/],
])('%s fails the test, and the screen has no answer', async (_what, hive, sentence) => {
  const { data, messages } = await ask(hiveQuery, { hive });
  expect(data).toBeUndefined();
  expect(messages).toEqual([typeof sentence === 'string' ? sentence : expect.stringMatching(sentence)]);
});

test.each([
  ['without its type', { name: 'Linden' }],
  ['of a type that is none of it', { __typename: 'Queen', name: 'Beatrix' }],
])('a member of a union %s fails the test', async (_what, found) => {
  const { messages } = await ask(foundQuery, { found }, {});
  expect(messages).toEqual([expect.stringMatching(/^The fake of Found .* at found: Abstract type "Found"/)]);
});

test.each<[string, Document, object]>([
  ['a field', gql`query Strange { hive(id: "7") { colour } }`, {}],
  ['an argument', gql`query Strange { hive(id: "7", name: "Linden") { name } }`, {}],
  ['an operation', gql`query Strange { queens { name } }`, {}],
  ['a variable that is left out', gql`query Strange($id: ID!) { hive(id: $id) { name } }`, {}],
])(
  '%s that the gateway does not know is reported, whatever the fake answers',
  async (_what, query, variables) => {
    const { messages } = await ask(query, { hive: linden }, { ...variables });
    expect(messages).toEqual([expect.stringMatching(/^Strange does not ask as the gateway's schema says: /)]);
  },
);
