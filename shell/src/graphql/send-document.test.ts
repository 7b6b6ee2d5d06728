import { gql } from '@apollo/client';
import { sendDocument } from './send-document.ts';

const ask = (signal?: AbortSignal) =>
  sendDocument({
    url: 'http://skep.example/graphql',
    document: gql`
      query Hives {
        hives
      }
    `,
    variables: {},
    headers: { 'idempotency-key': 'k1' },
    ...(signal && { signal }),
  });

/** A network that answers these in turn; what rejects is no connection. */
function network(...answers: (unknown | Error)[]) {
  const sent = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return new Response(JSON.stringify(answer));
  });
  return sent.mock.calls;
}

const broken = () => new TypeError('Failed to fetch');
const answer = { data: { hives: 3 } };

afterEach(() => jest.restoreAllMocks());

test('a connection that breaks is tried once more, under the same key', async () => {
  const sent = network(broken(), answer);
  expect(await ask()).toEqual(answer);
  expect(sent.map(([, request]) => request?.headers)).toEqual([
    expect.objectContaining({ 'idempotency-key': 'k1' }),
    expect.objectContaining({ 'idempotency-key': 'k1' }),
  ]);
});

test('one that breaks again is reported', async () => {
  const sent = network(broken(), broken(), answer);
  await expect(ask()).rejects.toThrow('Failed to fetch');
  expect(sent).toHaveLength(2);
});

test('without a network there is no second try, nor for what is not wanted any more', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const sent = network(broken(), answer);
  await expect(ask()).rejects.toThrow('Failed to fetch');
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  sent.length = 0;
  network(new DOMException('Aborted', 'AbortError'), answer);
  await expect(ask(AbortSignal.abort())).rejects.toThrow('Aborted');
  expect(sent).toHaveLength(1);
});

test('a server that answers is not called again, whatever it says', async () => {
  const sent = network({ message: 'Bad gateway' }, answer);
  await expect(ask()).rejects.toMatchObject({ name: 'NoAnswer', statusCode: 200 });
  expect(sent).toHaveLength(1);
});

test('a change outlives its page, unless it is too long for that; a question does not', async () => {
  const sent = network(answer, answer, answer);
  const save = (notes: string) =>
    sendDocument({
      url: 'http://skep.example/graphql',
      document: gql`
        mutation Save($notes: String!) {
          save(notes: $notes)
        }
      `,
      variables: { notes },
      headers: {},
    });
  await save('Calm');
  await save('Calm. '.repeat(20_000));
  await ask();
  expect(sent.map(([, request]) => request?.keepalive)).toEqual([true, false, false]);
});
