import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { isWholeAnswer } from './is-complete.ts';
import type { LastAnswer } from './query-cache.ts';
import { lastAnswerLink, weakSignalMs } from './query-cache-link.ts';
import { NoAnswer } from './send-document.ts';

const hashed = (text: string) => Object.assign(gql(text), { __meta__: { hash: text } });
const hivesQuery = hashed('query Hives { hives }');
const renameMutation = hashed('mutation Rename { rename }');

/** A client over a server that can be down, with its cached and shown answers. */
function atServer({ isSignedIn = true } = {}) {
  const cached = new Map<string, LastAnswer>();
  const shown: (Date | undefined)[] = [];
  const learned: object[] = [];
  const evicted: object[] = [];
  const server = {
    failure: undefined as unknown,
    answer: { hives: 3 } as Record<string, unknown>,
    errors: undefined as { message: string; extensions: { code: string } }[] | undefined,
    isAnswering: Promise.resolve(),
  };
  const link = lastAnswerLink({
    answers: async () => ({
      read: async (key) => cached.get(key),
      isWhole: isWholeAnswer,
      write: async (answer) => void cached.set(answer.key, answer),
      learn: async (saved) => void learned.push(...saved.map(({ data }) => data)),
      evict: async (things) => void evicted.push(...things),
    }),
    isKeeping: () => isSignedIn,
    onShown: (from) => shown.push(from),
  });
  const network = new ApolloLink(
    () =>
      new Observable((observer) => {
        void server.isAnswering.then(() => {
          if (server.failure) return observer.error(server.failure);
          observer.next({ data: server.answer, ...(server.errors && { errors: server.errors }) });
          observer.complete();
        });
      }),
  );
  const client = new ApolloClient({ cache: new InMemoryCache(), link: link.concat(network) });
  const ask = (variables = {}) => client.query({ query: hivesQuery, variables, fetchPolicy: 'no-cache' });
  return { server, cached, shown, learned, evicted, client, ask };
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

test.each([200, 302, 404, 511])(
  'what somebody else answers in its place, as %i, is no answer of the server',
  async (status) => {
    const { server, cached, shown, ask } = atServer();
    await ask();
    server.failure = new NoAnswer(status);
    expect((await ask()).data).toEqual({ hives: 3 });
    expect([shown.at(-1), cached.size]).toEqual([expect.any(Date), 1]);
  },
);

test('a server that answers with a failure is believed', async () => {
  const { server, ask } = atServer();
  await ask();
  server.failure = Object.assign(new Error('Internal'), { statusCode: 500 });
  await expect(ask()).rejects.toThrow('Internal');
});

test('a mutation is never answered from the cache, and nothing of a visitor is cached', async () => {
  const { server, cached, client } = atServer();
  server.answer = { rename: true };
  await client.mutate({ mutation: renameMutation });
  expect(cached.size).toBe(0);
  server.failure = offline;
  await expect(client.mutate({ mutation: renameMutation })).rejects.toThrow('Failed to fetch');
  const visitor = atServer({ isSignedIn: false });
  await visitor.ask();
  expect(visitor.cached.size).toBe(0);
});

test('a release with another query finds the cached answer, if it has all requested fields', async () => {
  const { server, ask, client } = atServer();
  await ask();
  server.failure = offline;
  const askAgain = (text: string) => client.query({ query: hashed(text), fetchPolicy: 'no-cache' });
  expect((await askAgain('query Hives { hives @skip(if: false) }')).data).toEqual({ hives: 3 });
  await expect(askAgain('query Hives { hives queens }')).rejects.toThrow('Failed to fetch');
});

test('what the page has saved since is not undone by an older cached answer', async () => {
  const { server, client } = atServer();
  const ask = () => client.query({ query: hivesQuery, fetchPolicy: 'network-only' });
  await ask();
  client.writeQuery({ query: hivesQuery, data: { hives: 4 } });
  server.failure = offline;
  expect((await ask()).data).toEqual({ hives: 4 });
});

describe('with a weak signal', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** What a screen shows, one after the other, of a query that the server answers only when the test says so. */
  async function onScreen() {
    const { server, shown, client, ask } = atServer();
    await ask();
    server.answer = { hives: 5 };
    const answer = Promise.withResolvers<void>();
    server.isAnswering = answer.promise;
    const screen: unknown[] = [];
    const query = client.watchQuery({ query: hivesQuery, fetchPolicy: 'no-cache' });
    query.subscribe(({ data }) => data && screen.push(data));
    return { server, shown, screen, client, answer };
  }

  test('the cached answer is shown after four seconds, and gives way to the answer when it comes', async () => {
    const { shown, screen, answer } = await onScreen();
    await jest.advanceTimersByTimeAsync(weakSignalMs - 1);
    expect(screen).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(screen).toEqual([{ hives: 3 }]);
    expect(shown.at(-1)).toBeInstanceOf(Date);
    answer.resolve();
    await jest.advanceTimersByTimeAsync(0);
    expect(screen).toEqual([{ hives: 3 }, { hives: 5 }]);
    expect(shown.at(-1)).toBeUndefined();
  });

  test('who has waited in vain does not wait as long for the next question, until an answer comes', async () => {
    const { screen, client, answer } = await onScreen();
    await jest.advanceTimersByTimeAsync(weakSignalMs);
    const next: unknown[] = [];
    const ask = () =>
      client
        .watchQuery({ query: hivesQuery, fetchPolicy: 'no-cache' })
        .subscribe(({ data }) => data && next.push(data));
    ask();
    await jest.advanceTimersByTimeAsync(500);
    expect([screen, next]).toEqual([[{ hives: 3 }], [{ hives: 3 }]]);
    answer.resolve();
    await jest.advanceTimersByTimeAsync(0);
    expect(next.at(-1)).toEqual({ hives: 5 });
  });

  test('data that another answer has too is not waited for where nothing of it was cached', async () => {
    const { client, server, answer } = await onScreen();
    const ask = (isElsewhereToo: boolean) =>
      client.query({
        query: hivesQuery,
        variables: { isElsewhereToo },
        fetchPolicy: 'no-cache',
        context: { isElsewhereToo },
      });
    const [alone, elsewhere] = [ask(false), ask(true)];
    const failed = expect(elsewhere).rejects.toThrow('Failed to fetch');
    await jest.advanceTimersByTimeAsync(weakSignalMs);
    await failed;
    answer.resolve();
    await jest.advanceTimersByTimeAsync(0);
    expect((await alone).data).toEqual(server.answer);
  });

  test('a connection that breaks later leaves the cached answer', async () => {
    const { server, screen, shown, answer } = await onScreen();
    await jest.advanceTimersByTimeAsync(weakSignalMs);
    server.failure = offline;
    answer.resolve();
    await jest.advanceTimersByTimeAsync(0);
    expect(screen).toEqual([{ hives: 3 }]);
    expect(shown.at(-1)).toBeInstanceOf(Date);
  });
});

test('the result of a save is in cached answers; of a person who signed out nothing is', async () => {
  const mutation = gql('mutation Save { save { id } }');
  const { server, client, learned } = atServer();
  server.answer = { save: { __typename: 'Hive', id: '1' } };
  await client.mutate({ mutation });
  expect(learned).toEqual([server.answer]);
  const signedOut = atServer({ isSignedIn: false });
  await signedOut.client.mutate({ mutation });
  expect(signedOut.learned).toEqual([]);
});

const hiveQuery = hashed(`query Hive($id: ID!, $other: ID!) {
  hive(id: $id) { id name __typename }
  second: hive(id: $other) { id name __typename }
  reminderCalendar(id: $id)
}`);

test('a thing that the service does not give to this person any more is evicted, whatever asked for it', async () => {
  const { server, evicted, client } = atServer();
  const ask = () =>
    client.query({ query: hiveQuery, variables: { id: '7', other: '8' }, fetchPolicy: 'network-only' });
  const linden = { __typename: 'Hive', id: '7', name: 'Linden' };
  const lime = { __typename: 'Hive', id: '8', name: 'Lime' };
  server.answer = { hive: linden, second: lime, reminderCalendar: null };
  await ask();
  expect(evicted).toEqual([]);
  server.answer = { hive: linden, second: null, reminderCalendar: null };
  await ask();
  expect(evicted).toEqual([{ typename: 'Hive', id: '8' }]);
  expect(Object.keys(client.cache.extract() as object)).toEqual(['Hive:7', 'ROOT_QUERY']);
});

test('an answer with errors says of nothing that it is gone', async () => {
  const { server, evicted, client } = atServer();
  server.answer = { hive: null, second: null, reminderCalendar: null };
  server.errors = [{ message: 'Broken', extensions: { code: 'UNEXPECTED' } }];
  const variables = { id: '7', other: '8' };
  await expect(client.query({ query: hiveQuery, variables })).rejects.toThrow('Broken');
  expect(evicted).toEqual([]);
});
