import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { lastAnswerLink } from './last-answer-link.ts';
import type { LastAnswer } from './last-answers.ts';

const hashed = (text: string) => Object.assign(gql(text), { __meta__: { hash: text } });
const hivesQuery = hashed('query Hives { hives }');
const renameMutation = hashed('mutation Rename { rename }');

/** A client over a server that can be away, with what it has kept and told. */
function atServer({ isSignedIn = true } = {}) {
  const kept = new Map<string, LastAnswer>();
  const shown: (Date | undefined)[] = [];
  const server = { failure: undefined as unknown, answer: { hives: 3 } as Record<string, unknown> };
  const link = lastAnswerLink({
    answers: async () => ({
      read: async (key) => kept.get(key),
      write: async (answer) => void kept.set(answer.key, answer),
      clear: async () => kept.clear(),
    }),
    isKeeping: () => isSignedIn,
    onShown: (from) => shown.push(from),
  });
  const network = new ApolloLink(
    () =>
      new Observable((observer) => {
        if (server.failure) return observer.error(server.failure);
        observer.next({ data: server.answer });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ cache: new InMemoryCache(), link: link.concat(network) });
  const ask = (variables = {}) => client.query({ query: hivesQuery, variables, fetchPolicy: 'no-cache' });
  return { server, kept, shown, client, ask };
}

const offline = new TypeError('Failed to fetch');

test('a query that cannot reach the server is answered as it was the last time, and says from when', async () => {
  const { server, shown, ask } = atServer();
  await ask();
  server.failure = offline;
  expect((await ask()).data).toEqual({ hives: 3 });
  expect(shown).toEqual([undefined, expect.any(Date)]);
  server.failure = undefined;
  await ask();
  expect(shown.at(-1)).toBeUndefined();
});

test('another question has no answer from before', async () => {
  const { server, ask } = atServer();
  await ask({ page: 1 });
  server.failure = offline;
  await expect(ask({ page: 2 })).rejects.toThrow('Failed to fetch');
});

test('a server that answers with a failure is believed', async () => {
  const { server, ask } = atServer();
  await ask();
  server.failure = Object.assign(new Error('Internal'), { statusCode: 500 });
  await expect(ask()).rejects.toThrow('Internal');
});

test('what is changed is never answered from before, and nothing of a visitor is kept', async () => {
  const { server, kept, client } = atServer();
  server.answer = { rename: true };
  await client.mutate({ mutation: renameMutation });
  expect(kept.size).toBe(0);
  server.failure = offline;
  await expect(client.mutate({ mutation: renameMutation })).rejects.toThrow('Failed to fetch');
  const visitor = atServer({ isSignedIn: false });
  await visitor.ask();
  expect(visitor.kept.size).toBe(0);
});
